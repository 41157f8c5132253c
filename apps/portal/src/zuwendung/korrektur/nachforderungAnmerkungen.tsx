import { gesperrteStellen } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { OffeneStelle } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { mitWert } from '@foerderportal/contract/zuwendung/angaben/stellen'
import type { Anmerkungen } from '@foerderportal/ui/felder/anmerkungen'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { feldVon } from './nachforderungOrte.ts'

const ABHAENGIG = 'Sie können das mit ändern, weil es von einer Ihrer Korrekturen abhängt.'
const GESPERRT =
  'Danach fragt die Bank nicht. Sie können die Datei ersetzen, weil unsere Virenprüfung sie gesperrt hat.'

/** What is said at each open field: the bank's words, or why it is open without them. */
export const anmerkungenAuf = (daten: AntragDaten, offen: readonly OffeneStelle[]): Anmerkungen => {
  const gruende = Map.groupBy(offen, ({ pfad }) => feldVon(daten, pfad))
  return new Map(
    [...gruende].flatMap(([feld, stellen]) =>
      feld === undefined ? [] : [[feldId(feld), stellen.map((stelle) => anmerkung(daten, stelle))]],
    ),
  )
}

/** Whether a file that was sent there, or stands there now, is locked. */
const istGesperrt = ({ formular }: AntragDaten, { pfad, eingereicht }: OffeneStelle): boolean =>
  [formular, mitWert(formular, pfad, eingereicht)].some((f) => gesperrteStellen(f).includes(pfad))

const anmerkung = (daten: AntragDaten, stelle: OffeneStelle) =>
  stelle.grund === null ? (
    <span key={stelle.pfad}>{istGesperrt(daten, stelle) ? GESPERRT : ABHAENGIG}</span>
  ) : (
    <span key={stelle.pfad} className="s-bankwort">
      Die Bank schreibt: {stelle.grund}
    </span>
  )
