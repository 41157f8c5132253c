import { fehler, gelesen, type Gelesen } from './ergebnis.ts'

const FORMEN = [
  /^(?<tag>\d{1,2})\s*[.]\s*(?<monat>\d{1,2})\s*[.]\s*(?<jahr>\d+)$/,
  /^(?<tag>\d{2})(?<monat>\d{2})(?<jahr>\d{4})$/,
  // As other programs put it on the clipboard.
  /^(?<jahr>\d{4})-(?<monat>\d{2})-(?<tag>\d{2})$/,
]

/**
 * The calendar day 'YYYY-MM-DD' of a German text: '01.04.2019', '1.4.2019', '01042019'. A day that does not exist is
 * refused. `was` names the date, so that one reads in a summary of all errors which one is meant.
 */
export function datumLesen(text: string, was = 'Datum'): Gelesen<string> {
  const roh = text.trim()
  if (roh === '') return fehler(`Geben Sie das ${was} als TT.MM.JJJJ ein.`)
  const teile = FORMEN.map((form) => form.exec(roh)?.groups).find(Boolean)
  if (!teile) return fehler(`Geben Sie das ${was} als TT.MM.JJJJ ein, zum Beispiel 01.04.2019.`)
  const { tag = '', monat = '', jahr = '' } = teile
  if (!/^[1-9]\d{3}$/.test(jahr))
    return fehler('Schreiben Sie das Jahr mit vier Ziffern, zum Beispiel 01.04.2019.')
  const iso = `${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`
  return gibtEs(iso)
    ? gelesen(iso)
    : fehler(`Den ${datumSchreiben(iso)} gibt es nicht. Prüfen Sie Tag und Monat.`)
}

/** Date() moves the 31st of February into March; a day that stays what it is exists. */
function gibtEs(iso: string): boolean {
  const zeit = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(zeit) && new Date(zeit).toISOString().startsWith(iso)
}

/** '01.04.2019' for '2019-04-01'. */
export const datumSchreiben = (iso: string): string => iso.split('-').toReversed().join('.')
