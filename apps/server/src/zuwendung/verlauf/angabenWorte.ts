import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, momentVon, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import {
  PUNKT_ANZEIGE,
  PUNKTSTAENDE,
  type Punktstand,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { isObject, type Fields } from '@foerderportal/values/object'

/** What words need beyond the row. */
export type Wortquellen = {
  readonly name: (sub: string) => string
  /** The places of the application in the words of their questions. */
  readonly stelle: (pfad: string) => string
}
type Angaben = Readonly<Record<string, unknown>>
type Worte = (wert: string, quellen: Wortquellen, angaben: Angaben) => string | null

const tag: Worte = (wert) => alsDatum(wert.length > 10 ? tagInBerlin(momentVon(wert)) : wert)
/** Of a moment that counts no more, the last day that does. */
const letzterTag = (frist: string): string => alsDatum(tagInBerlin(letzterMoment(frist)))
const vorNach = (vorher: string | null, nachher: string): string =>
  vorher === null ? nachher : `${vorher} → ${nachher}`
const text = (wert: unknown): string | null => (typeof wert === 'string' ? wert : null)
const mit =
  (davor: string): Worte =>
  (wert, ...rest) =>
    `${davor} ${tag(wert, ...rest)}`

const frist: Worte = (wert, _quellen, { vorher }) => {
  const alt = text(vorher)
  return alt === null ? `bis ${letzterTag(wert)}` : `Frist ${vorNach(letzterTag(alt), letzterTag(wert))}`
}
const kaufAb: Worte = (wert, _quellen, { vorher }) => {
  const alt = text(vorher)
  return `Kauf ab ${vorNach(alt === null ? null : alsDatum(alt), alsDatum(wert))}`
}
const person: Worte = (sub, { name }) => name(sub)

/** Texts of an audit row by their key. */
const TEXTE: Readonly<Record<string, Worte>> = {
  punkt: (code) => `Punkt ${code}`,
  ergebnis: (stand) => (stand in PUNKT_ANZEIGE ? PUNKT_ANZEIGE[stand as Punktstand].wort : null), // looked up just before
  frist,
  ab: kaufAb,
  termin: tag,
  person,
  zugewiesen: (sub, { name }) => `zugewiesen an ${name(sub)}`,
  aufgegebenAm: mit('zur Post gegeben am'),
  bekanntAm: mit('bekannt gegeben am'),
  endet: mit('abrufbar bis'),
  valuta: mit('gezahlt am'),
  stand: (wort) => `Abruf ${wort}`,
  vorlage: (nummer) => `nach dem Vorbild von ${nummer}`,
  zahllauf: (nr) => `Zahllauf ${nr}`,
  ausgang: (wert) => AUSGANG[wert] ?? null,
  grund: (wort) => `Grund: ${wort}`,
}

/** Of a list those that are texts: what else it may hold is nobody's name. */
export const texte = (wert: unknown): string[] =>
  Array.isArray(wert) ? wert.filter((einer) => typeof einer === 'string') : []

const MEHR_ALS = 3
const stellen = (pfade: readonly string[], { stelle }: Wortquellen): string => {
  const worte = [...new Set(pfade.map(stelle))]
  const genannt = worte.slice(0, MEHR_ALS).join(', ')
  return worte.length > MEHR_ALS ? `${genannt} und ${worte.length - MEHR_ALS} weitere` : genannt
}

const objekte = (wert: unknown): Fields[] => (Array.isArray(wert) ? wert.filter(isObject) : [])
const aufgezaehlt = (worte: readonly string[]): string | null => worte.join(', ') || null

/** 'Z3 nicht erfüllt' of a point of a payout. */
const punktWorte = ({ punkt, ergebnis }: Fields): string =>
  `${text(punkt) ?? ''} ${PUNKT_ANZEIGE[punktstand(ergebnis)].wort.toLowerCase()}`
const punktstand = (wert: unknown): Punktstand => PUNKTSTAENDE.find((einer) => einer === wert) ?? 'OFFEN'

/** 'Betrag zu Rechnung 2: 7.200,50 €'; of a reason only that it is another one. */
const rechnungWorte = ({ rechnung, cent, grund }: Fields): string[] => [
  ...(typeof cent === 'number' ? [`Betrag zu Rechnung ${Number(rechnung)}: ${alsEuro(cent)}`] : []),
  ...(grund === true ? [`Grund zu Rechnung ${Number(rechnung)} geändert`] : []),
]
/** 'Betrag zu Gegenstand 2: 7.200,50 €'. */
const betragWorte = ({ gegenstand, cent }: Fields): string[] =>
  typeof cent === 'number' ? [`Betrag zu Gegenstand ${Number(gegenstand)}: ${alsEuro(cent)}`] : []
const BAUSTEIN_WIE: Readonly<Record<string, string>> = {
  DAZU: 'hinzugefügt',
  WEG: 'entfernt',
  GEAENDERT: 'geändert',
}
const bausteinWorte = ({ baustein, wie }: Fields): string[] => {
  const tat = BAUSTEIN_WIE[text(wie) ?? '']
  return tat === undefined ? [] : [`Textbaustein ${text(baustein) ?? ''} ${tat}`]
}
const AUSGANG: Readonly<Record<string, string>> = { BEWILLIGT: 'Auszahlen', ABGELEHNT: 'Ablehnen' }

/** Values of another kind. */
const ANDERE: Readonly<Record<string, (wert: unknown, quellen: Wortquellen) => string | null>> = {
  stellen: (wert, quellen) => stellen(texte(wert), quellen),
  cent: (wert) => (typeof wert === 'number' ? alsEuro(wert) : null),
  // A rejection grants nothing, and says so itself.
  bewilligtCent: (wert) => (typeof wert === 'number' && wert > 0 ? alsEuro(wert) : null),
  punkte: (wert) => aufgezaehlt(objekte(wert).map(punktWorte)),
  rechnungen: (wert) => aufgezaehlt(objekte(wert).flatMap(rechnungWorte)),
  betraege: (wert) => aufgezaehlt(objekte(wert).flatMap(betragWorte)),
  bausteine: (wert) => aufgezaehlt(objekte(wert).flatMap(bausteinWorte)),
  kenntnis: (wert) => (wert === true ? 'Tag der Kenntnis geändert' : null),
  begruendung: (wert) => (wert === true ? 'Begründung geändert' : null),
  empfaenger: (wert, { name }) =>
    texte(wert).length === 0 ? null : `an ${texte(wert).map(name).join(', ')}`,
  angeheftet: (wert) => (wert === true ? 'angeheftet' : 'gelöst'),
}

/** The order in which they are said. */
const REIHENFOLGE = [
  'punkt',
  'ergebnis',
  'ausgang',
  'punkte',
  'rechnungen',
  'betraege',
  'bausteine',
  'kenntnis',
  'begruendung',
  'stellen',
  'cent',
  'bewilligtCent',
  'frist',
  'ab',
  'termin',
  'angeheftet',
  'vorlage',
  'person',
  'zugewiesen',
  'empfaenger',
  'stand',
  'aufgegebenAm',
  'bekanntAm',
  'endet',
  'valuta',
  'zahllauf',
  'grund',
] as const

/**
 * Kept for programs, and no words: names of rows, hashes, versions, and what the act itself or what it made says
 * (handlungWorte.ts).
 */
export const OHNE_WORTE: readonly string[] = [
  'anhoerung',
  'art',
  'befangenheit',
  'benachrichtigt',
  'bescheid',
  'datei',
  'endToEnd',
  'entscheidung',
  'ergebnisse',
  'fassung',
  'geschaeftStatus',
  'inhaltSha256',
  'mitteilung',
  'mitzeichnung',
  'nachforderung',
  'nr',
  'serie',
  'sha256',
  'status',
  'summeCent',
  'wegfallCent',
  'vermerk',
  'version',
  'versuch',
  'verzicht',
  'vorher',
  'an',
]
export const MIT_WORTEN: readonly string[] = REIHENFOLGE

const eine = (schluessel: string, angaben: Angaben, quellen: Wortquellen): string | null => {
  const wert = angaben[schluessel]
  if (typeof wert === 'string') return TEXTE[schluessel]?.(wert, quellen, angaben) ?? null
  return wert === undefined || wert === null ? null : (ANDERE[schluessel]?.(wert, quellen) ?? null)
}

/** What an audit row says, without keys and names of rows. */
export const angabenInWorten = (angaben: Angaben, quellen: Wortquellen): string[] =>
  REIHENFOLGE.flatMap((schluessel) => eine(schluessel, angaben, quellen) ?? [])
