import { zeitpunktText } from './verfahren.ts'

/** What gave an attempt back: a person, two draws that differ, the annulment of its round, or a new version of the portal (S3-03). */
export const RUECKGABE_DURCH = ['FREIGABE', 'ABGLEICH', 'ANNULLIERUNG', 'UMSTELLUNG'] as const
export type RueckgabeDurch = (typeof RUECKGABE_DURCH)[number]

/** In words, as everybody reads them: a function, no name. */
export const RUECKGABE_WORT: Readonly<Record<RueckgabeDurch, string>> = {
  FREIGABE: 'von einer Person mit Freigaberecht',
  ABGLEICH: 'vom Portal, beim Vergleich beider Eingaben',
  ANNULLIERUNG: 'mit der Annullierung der Runde',
  UMSTELLUNG: 'vom Portal, mit einer neuen Fassung',
}

/** The reason where two people typed different draws. */
export const ABGLEICH_GRUND = 'Die beiden Eingaben der Ziehung stimmen nicht überein.'

/** An attempt to rank that was given back. */
export type Rueckgabe = {
  /** Of the round, from 1. */
  readonly nr: number
  readonly durch: RueckgabeDurch
  /** Two people had seen the result before. */
  readonly geoeffnet: boolean
  readonly grund: string
}

/** The file of an attempt that was given back, in the one spelling that counts. It stands beside `reihung-1`, not in it. */
export const rueckgabeSchreiben = (r: Rueckgabe & { readonly runde: string; readonly am: Date }): string => {
  const { runde, nr, am, durch, geoeffnet, grund } = r
  return `${JSON.stringify({ runde, nr, am: zeitpunktText(am), durch, geoeffnet, grund }, null, 2)}\n`
}
