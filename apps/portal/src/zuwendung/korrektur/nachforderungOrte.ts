import { ANTRAG_SEITEN } from '@foerderportal/contract/zuwendung/flow'
import { seiteVon, stelleVon } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { zeileAn, type Stellenpfad } from '@foerderportal/contract/formular/tafel'
import { TAFEL } from '@foerderportal/contract/zuwendung/tafel/tafel'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { pfade } from '../../paths.ts'
import { angabenAuf } from '@foerderportal/contract/zuwendung/angaben/darstellung'
import { istGanzeSeite, schluessel } from './nachforderungWerte.ts'

/** The name of the field in which a place is corrected; undefined where its page has none as it is now. */
export const feldVon = (daten: AntragDaten, stelle: Stellenpfad): string | undefined => {
  const seite = seiteVon(stelle)
  if (!istGanzeSeite(seite)) return `felder.${schluessel(stelle)}`
  const zeile = zeileAn(TAFEL, daten.formular, stelle)
  // An answer of several parts is asked in several fields, which its page shows itself.
  if (zeile?.art.art === 'gruppe') return undefined
  const gezeigt = angabenAuf(seite, daten).flatMap(({ angaben }) => angaben.map(({ pfad }) => pfad))
  return gezeigt.find((pfad) => pfad === zeile?.pfad)
}

/** Where an answer is corrected: its field, or the page that says what the bank wrote. */
export const stelleHref = (daten: AntragDaten, pfad: string): string => {
  const stelle = stelleVon(daten.formular, pfad)
  const feld = feldVon(daten, stelle)
  const seite = pfade.antrag(daten.formular.guid, ANTRAG_SEITEN[seiteVon(stelle)].path)
  return feld === undefined ? seite : `${seite}#${feldId(feld)}`
}
