import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { oderNull } from '@foerderportal/contract/shared/text'
import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { seiteVon } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { OffeneStelle } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { mitWert, wertAn } from '@foerderportal/contract/zuwendung/angaben/stellen'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { BETRAG, FLAECHE, GANZZAHL, TAG, lesefehler, textVon, wertVon } from '../seite/werte.ts'

/** Between a place of the form and what stands in its field. */
type Umwandlung = {
  readonly zeigen: (wert: unknown) => unknown
  readonly lesen: (roh: unknown) => unknown
  readonly fehler: (pfad: string, roh: unknown) => Feldfehler[]
}

const alsText = (roh: unknown): string => (typeof roh === 'string' ? roh : '')

const TEXT: Umwandlung = {
  zeigen: alsText,
  lesen: (roh) => oderNull(alsText(roh)),
  fehler: () => [],
}
const DATEIEN: Umwandlung = { zeigen: (wert) => wert ?? [], lesen: (roh) => roh ?? [], fehler: () => [] }

const zahl = (lesart: typeof BETRAG): Umwandlung => ({
  zeigen: (wert) => textVon(lesart, typeof wert === 'number' ? wert : null),
  lesen: (roh) => wertVon(lesart, alsText(roh)),
  fehler: (pfad, roh) => lesefehler([pfad, alsText(roh), lesart]),
})
const tag: Umwandlung = {
  zeigen: (wert) => textVon(TAG, typeof wert === 'string' ? wert : null),
  lesen: (roh) => wertVon(TAG, alsText(roh)),
  fehler: (pfad, roh) => lesefehler([pfad, alsText(roh), TAG]),
}

/** The last name of a place says how its answer is written. */
export const feldname = (stelle: Stellenpfad): string => stelle.slice(stelle.lastIndexOf('.') + 1)

export const istDateifeld = (stelle: Stellenpfad): boolean =>
  stelle.startsWith('dokumente.') || feldname(stelle).startsWith('dokument')

const UMWANDLUNGEN: Readonly<Record<string, Umwandlung>> = {
  anzahl: zahl(GANZZAHL),
  anschaffungskostenNettoEinzeln: zahl(BETRAG),
  kosten: zahl(BETRAG),
  nutzflaeche: zahl(FLAECHE),
  moorflaeche: zahl(FLAECHE),
  anschaffungsZeitpunkt: tag,
}

const umwandlung = (stelle: Stellenpfad): Umwandlung =>
  istDateifeld(stelle) ? DATEIEN : (UMWANDLUNGEN[feldname(stelle)] ?? TEXT)

/** Pages that show their own fields in a correction too: all of the page opens together, or is always open. */
const GANZE_SEITEN: ReadonlySet<AntragSeitenName> = new Set([
  'groesse',
  'finanzierung',
  'zeichnung',
  'unternehmen',
])

export const istGanzeSeite = (seite: AntragSeitenName): boolean => GANZE_SEITEN.has(seite)

/** What is open on a page. */
export const offenAuf = ({ nachforderung }: AntragAntwort, seite: string): OffeneStelle[] =>
  (nachforderung?.offen ?? []).filter(({ pfad }) => seiteVon(pfad) === seite)

/** The fields of a page by their places; a dot would be a step into an object. */
export type NachforderungWerte = { felder: Record<string, unknown> }
export const schluessel = (stelle: Stellenpfad): string => stelle.replaceAll('.', '/')

/** The texts of a page. */
export const werteLesen = (formular: AntragFormular, offen: readonly OffeneStelle[]): NachforderungWerte => ({
  felder: Object.fromEntries(
    offen.map(({ pfad }) => [schluessel(pfad), umwandlung(pfad).zeigen(wertAn(formular, pfad))]),
  ),
})

/** The form with what the page says; what it can't hold is a gap. */
export const werteSchreiben = (
  formular: AntragFormular,
  offen: readonly OffeneStelle[],
  { felder }: NachforderungWerte,
): AntragFormular =>
  offen.reduce((f, { pfad }) => mitWert(f, pfad, umwandlung(pfad).lesen(felder[schluessel(pfad)])), formular)

/** What can't be read, by the name of its field. */
export const unlesbar = (offen: readonly OffeneStelle[], { felder }: NachforderungWerte): Feldfehler[] =>
  offen.flatMap(({ pfad }) => umwandlung(pfad).fehler(`felder.${schluessel(pfad)}`, felder[schluessel(pfad)]))
