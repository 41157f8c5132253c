import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { seiteVon } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { OffeneStelle } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import { zeileAn, type Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { mitWert, wertAn } from '@foerderportal/contract/zuwendung/angaben/stellen'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { TAFEL } from '@foerderportal/contract/zuwendung/tafel/tafel'

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

/** A place with the row that asks for it; what no row knows can't be corrected in a field. */
const mitZeile = (formular: AntragFormular, offen: readonly OffeneStelle[]) =>
  offen.flatMap(({ pfad }) => {
    const zeile = zeileAn(TAFEL, formular, pfad)
    return zeile === undefined ? [] : [{ pfad, art: zeile.art }]
  })

/** The texts of a page. */
export const werteLesen = (formular: AntragFormular, offen: readonly OffeneStelle[]): NachforderungWerte => ({
  felder: Object.fromEntries(
    mitZeile(formular, offen).map(({ pfad, art }) => [
      schluessel(pfad),
      art.schreiben(wertAn(formular, pfad)),
    ]),
  ),
})

/** The form with what the page says; what it can't hold is a gap. */
export const werteSchreiben = (
  formular: AntragFormular,
  offen: readonly OffeneStelle[],
  { felder }: NachforderungWerte,
): AntragFormular =>
  mitZeile(formular, offen).reduce(
    (f, { pfad, art }) => mitWert(f, pfad, art.lesen(felder[schluessel(pfad)], wertAn(f, pfad))),
    formular,
  )

/** What can't be read, by the name of its field. */
export const unlesbar = (
  formular: AntragFormular,
  offen: readonly OffeneStelle[],
  { felder }: NachforderungWerte,
): Feldfehler[] =>
  mitZeile(formular, offen).flatMap(({ pfad, art }) =>
    art.unlesbar(felder[schluessel(pfad)], `felder.${schluessel(pfad)}`),
  )
