import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { HINWEIS_TEXT, type Hinweis } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'

/** For a cell of one line; in full it stands in the filter and behind the cell. */
export const HINWEIS_KURZ: Record<Hinweis, string> = {
  KORREKTUR: 'Korrektur',
  FRIST_ABGELAUFEN: 'Frist vorbei',
  VON_FREIGABE_ZURUECK: 'Von Freigabe',
  BANKDATEN_NEU: 'Bankdaten neu',
  DATEI_GESPERRT: 'Datei gesperrt',
  BESCHEID_NICHT_ABGERUFEN: 'Nicht abgerufen',
  BESCHEID_ANDERER_WEG: 'Anderer Weg',
  VERZICHT_ERKLAERT: 'Verzicht',
  MITTEILUNG_UNBEANTWORTET: 'Unbeantwortet',
}

/** What another column of the row says already. */
const SAGT_SCHON: Partial<Record<Hinweis, string>> = {
  FRIST_ABGELAUFEN: 'frist',
  VON_FREIGABE_ZURUECK: 'stand',
}

/** Of the hints of a row those that no other shown column says. */
export const weitereHinweise = (hinweise: readonly Hinweis[], gezeigte: readonly string[]): Hinweis[] =>
  hinweise.filter((hinweis) => !gezeigte.includes(SAGT_SCHON[hinweis] ?? ''))

type Angaben = Pick<VorratZeile, 'hinweise' | 'anwesend' | 'eigenes'>

/** 'Kern ist im Fall'; undefined where nobody is. */
export const anwesendWorte = ({ anwesend }: Pick<Angaben, 'anwesend'>): string | undefined =>
  anwesend.length === 0
    ? undefined
    : `${anwesend.join(', ')} ${anwesend.length === 1 ? 'ist' : 'sind'} im Fall`

/** All that should be known before opening the case, in one line. */
export const hinweisworte = (zeile: Angaben): string =>
  [
    zeile.eigenes ? 'Ihr Unternehmen' : undefined,
    ...zeile.hinweise.map((hinweis) => HINWEIS_TEXT[hinweis]),
    anwesendWorte(zeile),
  ]
    .filter((wort) => wort !== undefined)
    .join(' · ')
