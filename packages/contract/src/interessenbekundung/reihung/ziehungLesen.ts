import {
  anzahlWorte,
  istZiehungsform,
  ZIEHUNGSFORMEN,
  ziehungSchreiben,
  ziehungsformWorte,
  type Zahlenart,
  type Ziehungsform,
} from './ziehungsformen.ts'

/** The result in its one spelling, or why what was typed is none, as a sentence. */
export type GeleseneZiehung =
  | { readonly zufall: string; readonly fehler: null }
  | { readonly zufall: null; readonly fehler: string }

const alsDatum = (tag: string): string => tag.split('-').toReversed().join('.')

const kopfFehler = (form: Ziehungsform, tag: string, [code, am]: readonly string[]): string | null => {
  if (code !== form)
    return `Diese Runde nennt ${ZIEHUNGSFORMEN[form].name}. Beginnen Sie mit ${form} und dem Tag ${tag}.`
  return am === tag
    ? null
    : `Die Ziehung dieser Runde ist am ${alsDatum(tag)}. Schreiben Sie hinter ${form} den Tag ${tag}.`
}

const gehoertZu =
  ({ zeichen }: Zahlenart) =>
  (wort: string): boolean =>
    /^[^\d]*/.exec(wort)?.[0] === zeichen

/** A word that is a number of no kind, or stands among those of another one. */
const ordnungFehler = (form: Ziehungsform, worte: readonly string[]): string | null => {
  const geordnet = ZIEHUNGSFORMEN[form].zahlen.flatMap((art) => worte.filter(gehoertZu(art)))
  const fremd = worte.find((wort) => !geordnet.includes(wort))
  if (fremd === undefined && geordnet.join(' ') === worte.join(' ')) return null
  const was = fremd === undefined ? 'Halten Sie die Reihenfolge ein' : `„${fremd}“ gehört nicht dazu`
  return `${was}: ${ziehungsformWorte(form)}.`
}

const zahlVon = ({ zeichen }: Zahlenart, wort: string): number => Number(wort.slice(zeichen.length))

const zahlFehler = (art: Zahlenart, wort: string): string | null => {
  if (!/^\d{1,3}$/.test(wort.slice(art.zeichen.length))) return `„${wort}“ ist keine Zahl.`
  const zahl = zahlVon(art, wort)
  return zahl >= art.von && zahl <= art.bis
    ? null
    : `${art.wort[0]} ${zahl} gibt es nicht: von ${art.von} bis ${art.bis} wird gezogen.`
}

const folgeFehler = ({ wort: [, mehrere] }: Zahlenart, zahlen: readonly number[]): string | null => {
  const stelle = zahlen.findIndex((zahl, i) => i > 0 && zahl <= (zahlen[i - 1] ?? 0))
  if (stelle === -1) return null
  const [davor, zahl] = [zahlen[stelle - 1], zahlen[stelle]]
  return davor === zahl
    ? `Unter den ${mehrere} steht ${zahl} zweimal. Jede wird nur einmal gezogen.`
    : `Schreiben Sie die ${mehrere} aufsteigend: ${zahl} steht hinter ${davor}.`
}

const artFehler = (art: Zahlenart, worte: readonly string[]): string | null => {
  if (worte.length !== art.anzahl) {
    const zeichen = art.zeichen === '' ? '' : `, mit ${art.zeichen} davor`
    return `Geben Sie ${anzahlWorte(art)} ein${zeichen}. Hier ${worte.length === 1 ? 'steht' : 'stehen'} ${worte.length}.`
  }
  return (
    worte.map((wort) => zahlFehler(art, wort)).find((fehler) => fehler !== null) ??
    folgeFehler(
      art,
      worte.map((wort) => zahlVon(art, wort)),
    )
  )
}

/**
 * Reads what somebody typed as the result of the draw that a round names. Case, spaces and leading zeros are set right;
 * numbers are never put into another order, for then a slip of the finger would pass (S3-03).
 *
 * @param tag the day of the draw in Berlin, 'YYYY-MM-DD'
 */
export const ziehungLesen = (form: Ziehungsform, tag: string, text: string): GeleseneZiehung => {
  const alle = text.trim().toUpperCase().split(/\s+/)
  const worte = alle.slice(2)
  const jeArt = ZIEHUNGSFORMEN[form].zahlen.map((art) => ({ art, worte: worte.filter(gehoertZu(art)) }))
  const fehler =
    kopfFehler(form, tag, alle) ??
    ordnungFehler(form, worte) ??
    jeArt.map((j) => artFehler(j.art, j.worte)).find((einer) => einer !== null) ??
    null
  if (fehler !== null) return { zufall: null, fehler }
  const gezogen = jeArt.map((j) => j.worte.map((wort) => zahlVon(j.art, wort)))
  return { zufall: ziehungSchreiben(form, tag, gezogen), fehler: null }
}

/**
 * The form that a round was published with; null for one that can't be read. Until 29.11.2026 a round named a result as
 * an example instead, which stands for its form where it is one.
 */
export const ziehungsformVon = (text: string): Ziehungsform | null => {
  if (istZiehungsform(text)) return text
  const [code = '', tag = ''] = text.split(' ')
  return istZiehungsform(code) && ziehungLesen(code, tag, text).zufall === text ? code : null
}
