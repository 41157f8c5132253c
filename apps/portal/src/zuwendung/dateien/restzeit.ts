import type { Upload } from './uploads.ts'

/** 'noch 20 Sekunden', once enough has travelled to be honest about it. */
export const restzeit = ({ anteil, begonnen }: Upload, jetzt: number): string | undefined => {
  const vergangen = jetzt - begonnen
  if (anteil < 0.05 || anteil >= 1 || vergangen < 2000) return undefined
  const sekunden = Math.ceil(((vergangen / anteil) * (1 - anteil)) / 1000)
  return sekunden < 60 ? `noch ${sekunden} Sekunden` : `noch ${Math.ceil(sekunden / 60)} Minuten`
}
