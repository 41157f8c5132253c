import { mitWertAn, seiteAn, wertAn, zeileAn, type Stellenpfad } from '@foerderportal/contract/formular/tafel'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Formularart, Nachforderung, OffeneStelle, Formularantwort } from '../formularart.ts'

/** A form that was given back, with what the bank still needs. */
export type Korrektur<V extends Formularantwort, K> = {
  readonly art: Formularart<V, K>
  readonly nachforderung: Nachforderung
}

export const istGanzeSeite = <V extends Formularantwort, K>(
  { korrektur }: Formularart<V, K>,
  seite: string,
): boolean => korrektur?.ganzeSeiten.includes(seite) === true

/** What is open on a page, as the server answered last. */
export const offenAuf = <V extends Formularantwort, K>(
  { tafel, korrektur }: Formularart<V, K>,
  vorgang: V,
  seite: string,
): OffeneStelle[] =>
  (korrektur?.nachforderung(vorgang)?.offen ?? []).filter(({ pfad }) => seiteAn(tafel, pfad) === seite)

/** The fields of a page by their places; a dot would be a step into an object. Back: `stelleAus`. */
export type Korrekturwerte = { felder: Record<string, unknown> }
export const schluessel = (stelle: Stellenpfad): string => stelle.replaceAll('.', '/')

type Offen<V extends Formularantwort, K> = {
  readonly art: Formularart<V, K>
  readonly formular: V['formular']
  readonly offen: readonly OffeneStelle[]
}

/** A place with the row that asks for it; what no row knows can't be corrected in a field. */
const mitZeile = <V extends Formularantwort, K>({ art: { tafel }, formular, offen }: Offen<V, K>) =>
  offen.flatMap(({ pfad }) => {
    const zeile = zeileAn(tafel, formular, pfad)
    return zeile === undefined ? [] : [{ pfad, art: zeile.art }]
  })

/** The texts of a page. */
export const korrekturLesen = <V extends Formularantwort, K>(offen: Offen<V, K>): Korrekturwerte => ({
  felder: Object.fromEntries(
    mitZeile(offen).map(({ pfad, art }) => [
      schluessel(pfad),
      art.schreiben(wertAn(offen.art.tafel, offen.formular, pfad)),
    ]),
  ),
})

/** The form with what the page says; what it can't hold is a gap. */
export const korrekturSchreiben = <V extends Formularantwort, K>(
  offen: Offen<V, K>,
  { felder }: Korrekturwerte,
): V['formular'] => {
  const { tafel } = offen.art
  return mitZeile(offen).reduce<V['formular']>(
    (f, { pfad, art }) =>
      mitWertAn(tafel, f, pfad, art.lesen(felder[schluessel(pfad)], wertAn(tafel, f, pfad))),
    offen.formular,
  )
}

/** What can't be read, by the name of its field. */
export const korrekturUnlesbar = <V extends Formularantwort, K>(
  offen: Offen<V, K>,
  { felder }: Korrekturwerte,
): Feldfehler[] =>
  mitZeile(offen).flatMap(({ pfad, art }) =>
    art.unlesbar(felder[schluessel(pfad)], `felder.${schluessel(pfad)}`),
  )
