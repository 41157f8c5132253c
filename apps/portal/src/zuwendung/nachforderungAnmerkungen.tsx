import type { OffeneStelle } from '@foerderportal/contract/zuwendung/nachforderungSchema'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung'
import type { Anmerkungen } from '@foerderportal/ui/felder/anmerkungen'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { feldVon } from './nachforderungOrte.ts'

const ABHAENGIG = 'Sie können das mit ändern, weil es von einer Ihrer Korrekturen abhängt.'

/** What is said at each open field: the bank's words, or why it is open without them. */
export const anmerkungenAuf = (daten: AntragDaten, offen: readonly OffeneStelle[]): Anmerkungen => {
  const gruende = Map.groupBy(offen, ({ pfad }) => feldVon(daten, pfad))
  return new Map(
    [...gruende].flatMap(([feld, stellen]) =>
      feld === undefined ? [] : [[feldId(feld), stellen.map(anmerkung)]],
    ),
  )
}

const anmerkung = ({ pfad, grund }: OffeneStelle) =>
  grund === null ? (
    <span key={pfad}>{ABHAENGIG}</span>
  ) : (
    <span key={pfad} className="s-bankwort">
      Die Bank schreibt: {grund}
    </span>
  )
