import { angabenZu } from '@foerderportal/contract/formular/angaben/angaben'
import { stelleZuPfad } from '@foerderportal/contract/formular/angaben/orte'
import { seiteAn, zeileAn, type Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { feldId } from '@foerderportal/ui/felder/feldId'
import type { Daten, Formularart, Formularantwort } from '../formularart.ts'
import { istGanzeSeite, schluessel } from './korrekturwerte.ts'

/** The name of the field in which a place is corrected; undefined where its page has none as it is now. */
export const feldVon = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  stelle: Stellenpfad,
): string | undefined => {
  const { tafel } = art
  const seite = seiteAn(tafel, stelle) ?? ''
  if (!istGanzeSeite(art, seite)) return `felder.${schluessel(stelle)}`
  const zeile = zeileAn(tafel, daten.formular, stelle)
  // An answer of several parts is asked in several fields, which its page shows itself.
  if (zeile?.art.art === 'gruppe') return undefined
  const gezeigt = angabenZu(tafel[seite] ?? [], daten).flatMap(({ angaben }) =>
    angaben.map(({ pfad }) => pfad),
  )
  return gezeigt.find((pfad) => pfad === zeile?.pfad)
}

/** The last page of a form shows all answers. */
const uebersicht = <V extends Formularantwort, K>({ flow, seiten }: Formularart<V, K>): string =>
  Object.keys(flow.pages).find((name) => !(name in seiten)) ?? flow.start

/** Where an answer is corrected: its field, or the page that says what the bank wrote. */
export const stelleHref = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  pfad: string,
): string => {
  const stelle = stelleZuPfad(art.tafel, daten.formular, pfad)
  const feld = feldVon(art, daten, stelle)
  const name = seiteAn(art.tafel, stelle) ?? uebersicht(art)
  const seite = art.wege.seite(daten.formular.guid, art.flow.pages[name]?.path ?? '')
  return feld === undefined ? seite : `${seite}#${feldId(feld)}`
}
