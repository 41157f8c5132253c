import { istUntauglich, mangelWorte, type Pruefstand } from '@foerderportal/contract/shared/pruefstand'

type Gepruefte = { readonly dateiname: string; readonly scanStatus: Pruefstand }
type Satz = {
  readonly stand: Pruefstand
  readonly eine: (name: string) => string
  readonly mehrere: (namen: string) => string
}

/** With one of these nobody gets the bytes. */
const VERSCHLOSSEN: readonly Satz[] = [
  {
    stand: 'infiziert',
    eine: (name) =>
      `In der Datei ${name} wurde Schadsoftware gefunden, sie ist gesperrt. Entfernen Sie sie, und laden Sie den Nachweis neu hoch.`,
    mehrere: (namen) =>
      `In diesen Dateien wurde Schadsoftware gefunden, sie sind gesperrt: ${namen}. Entfernen Sie sie, und laden Sie die Nachweise neu hoch.`,
  },
  {
    stand: 'beschädigt',
    eine: (name) =>
      `Datei beschädigt: ${name} lässt sich nicht mehr öffnen. Laden Sie sie noch einmal hoch, oder wenden Sie sich an die Bank.`,
    mehrere: (namen) =>
      `Dateien beschädigt: ${namen} lassen sich nicht mehr öffnen. Laden Sie sie noch einmal hoch, oder wenden Sie sich an die Bank.`,
  },
  {
    stand: 'wird geprüft',
    eine: (name) =>
      `Die Datei ${name} wird noch auf Viren geprüft. Versuchen Sie es in einer Minute noch einmal.`,
    mehrere: (namen) =>
      `Diese Dateien werden noch auf Viren geprüft: ${namen}. Versuchen Sie es in einer Minute noch einmal.`,
  },
]

const UNGEOEFFNET: Satz = {
  stand: 'noch nicht geöffnet',
  eine: (name) =>
    `Die Datei ${name} wurde noch nicht geöffnet und geprüft. Versuchen Sie es in einer Minute noch einmal.`,
  mehrere: (namen) =>
    `Diese Dateien wurden noch nicht geöffnet und geprüft: ${namen}. Versuchen Sie es in einer Minute noch einmal.`,
}

const saetze = (dateien: readonly Gepruefte[], welche: readonly Satz[]): string[] =>
  welche.flatMap(({ stand, eine, mehrere }) => {
    const namen = dateien.filter((d) => d.scanStatus === stand).map((d) => `„${d.dateiname}“`)
    if (namen.length === 0) return []
    return namen.length === 1 ? eine(namen.join('')) : mehrere(namen.join(', '))
  })

const mangelsatz = ({ dateiname, scanStatus }: Gepruefte): string | undefined => {
  const mangel = mangelWorte(scanStatus)
  return mangel && `Die Datei „${dateiname}“ ${mangel.ist}. ${mangel.tun}`
}

/** Each for itself: what is to be done differs. */
const mangelsaetze = (dateien: readonly Gepruefte[]): string[] =>
  dateien.map(mangelsatz).filter((satz) => satz !== undefined)

const zusammen = (alle: readonly string[]): string | undefined =>
  alle.length === 0 ? undefined : alle.join(' ')

/** Why nobody gets the bytes of these files yet or ever, as sentences; undefined when one does (S5-02). */
export const verschlossenWeil = (dateien: readonly Gepruefte[]): string | undefined =>
  zusammen(saetze(dateien, VERSCHLOSSEN))

/** Why the first of these that proves nothing can't go with words, which wait for no scan; undefined where all can. */
export const untauglicheDatei = (dateien: readonly Gepruefte[]): string | undefined => {
  const datei = dateien.find(({ scanStatus }) => istUntauglich(scanStatus))
  return (
    datei &&
    (mangelsatz(datei) ?? `Die Datei „${datei.dateiname}“ ist gesperrt. Entfernen oder ersetzen Sie sie.`)
  )
}

/**
 * Why nothing is sent with these files yet or ever, as sentences; undefined when they can be. Without a scanner they
 * need no scan (S5-02); each must have been opened (S5-04).
 */
export const unbrauchbarWeil = (dateien: readonly Gepruefte[]): string | undefined =>
  zusammen([...saetze(dateien, VERSCHLOSSEN), ...mangelsaetze(dateien), ...saetze(dateien, [UNGEOEFFNET])])
