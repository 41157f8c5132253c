import { eingefuegt } from './eingefuegt.ts'
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
  const roh = eingefuegt('tag', text)
  if (roh === '') return fehler(`Geben Sie das ${was} als TT.MM.JJJJ ein.`)
  const teile = FORMEN.map((form) => form.exec(roh)?.groups).find(Boolean)
  if (!teile) return fehler(`Geben Sie das ${was} als TT.MM.JJJJ ein, zum Beispiel 01.04.2019.`)
  const { tag = '', monat = '', jahr = '' } = teile
  if (!/^[1-9]\d{3}$/.test(jahr))
    return fehler('Schreiben Sie das Jahr mit vier Ziffern, zum Beispiel 01.04.2019.')
  const iso = `${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`
  const unmoeglich = tagFehler(iso)
  return unmoeglich === null ? gelesen(iso) : fehler(unmoeglich)
}

const TAG = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether a text is a day of the calendar, 'YYYY-MM-DD': the 31st of February is none. */
export const istKalendertag = (text: string): boolean => {
  if (!TAG.test(text)) return false
  const [jahr = 0, monat = 0, tag = 0] = text.split('-').map(Number)
  // Day 0 of the next month is this one's last; the calendar repeats every 400 years, and Date.UTC knows no year below 100.
  return tag <= new Date(Date.UTC(2000 + (jahr % 400), monat, 0)).getUTCDate()
}

/** Days that somebody can mean: houses were founded centuries ago, and no period of ours ends after the next century. */
export const KALENDER = { von: '1000-01-01', bis: '2199-12-31' } as const
const JAHR = 'Prüfen Sie das Jahr: Möglich sind die Jahre von 1000 bis 2199.'

/** Why nobody can mean this day of the calendar ('YYYY-MM-DD'), as a sentence; null where somebody can. */
export const jahrFehler = (tag: string): string | null =>
  tag < KALENDER.von || tag > KALENDER.bis ? JAHR : null

/** Why a text is no day 'YYYY-MM-DD' that somebody can mean, as a sentence; null where it is one. */
export const tagFehler = (text: unknown): string | null => {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text))
    return 'Geben Sie ein Datum als TT.MM.JJJJ ein.'
  return istKalendertag(text)
    ? jahrFehler(text)
    : `Den ${datumSchreiben(text)} gibt es nicht. Prüfen Sie Tag und Monat.`
}

/** '01.04.2019' for '2019-04-01'. */
export const datumSchreiben = (iso: string): string => iso.split('-').toReversed().join('.')
