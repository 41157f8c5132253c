import type { Pruefstand } from '@foerderportal/contract/shared/pruefstand'

type Gepruefte = { readonly dateiname: string; readonly scanStatus: Pruefstand }

const SAETZE = [
  {
    stand: 'infiziert',
    eine: (name: string) =>
      `In der Datei ${name} wurde Schadsoftware gefunden, sie ist gesperrt. Entfernen Sie sie, und laden Sie den Nachweis neu hoch.`,
    mehrere: (namen: string) =>
      `In diesen Dateien wurde Schadsoftware gefunden, sie sind gesperrt: ${namen}. Entfernen Sie sie, und laden Sie die Nachweise neu hoch.`,
  },
  {
    stand: 'beschädigt',
    eine: (name: string) =>
      `Datei beschädigt: ${name} lässt sich nicht mehr öffnen. Laden Sie sie noch einmal hoch, oder wenden Sie sich an die Bank.`,
    mehrere: (namen: string) =>
      `Dateien beschädigt: ${namen} lassen sich nicht mehr öffnen. Laden Sie sie noch einmal hoch, oder wenden Sie sich an die Bank.`,
  },
  {
    stand: 'wird geprüft',
    eine: (name: string) =>
      `Die Datei ${name} wird noch auf Viren geprüft. Versuchen Sie es in einer Minute noch einmal.`,
    mehrere: (namen: string) =>
      `Diese Dateien werden noch auf Viren geprüft: ${namen}. Versuchen Sie es in einer Minute noch einmal.`,
  },
] as const

/** Why these files can't be used yet or ever, as sentences; undefined when they can. Without a scanner all can (S5-02). */
export const unbrauchbarWeil = (dateien: readonly Gepruefte[]): string | undefined => {
  const saetze = SAETZE.flatMap(({ stand, eine, mehrere }) => {
    const namen = dateien.filter((d) => d.scanStatus === stand).map((d) => `„${d.dateiname}“`)
    if (namen.length === 0) return []
    return namen.length === 1 ? eine(namen.join('')) : mehrere(namen.join(', '))
  })
  return saetze.length === 0 ? undefined : saetze.join(' ')
}
