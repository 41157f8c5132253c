import { gesperrteDateienIn, stelleZuPfad } from '@foerderportal/contract/formular/angaben/orte'
import { mitWertAn } from '@foerderportal/contract/formular/tafel'
import type { Anmerkungen } from '@foerderportal/ui/felder/anmerkungen'
import { feldId } from '@foerderportal/ui/felder/feldId'
import type { Daten, Formularart, OffeneStelle, Formularantwort } from '../formularart.ts'
import { feldVon } from './korrekturorte.ts'

const ABHAENGIG = 'Sie können das mit ändern, weil es von einer Ihrer Korrekturen abhängt.'
const GESPERRT =
  'Danach fragt die Bank nicht. Sie können die Datei ersetzen, weil sie gesperrt ist oder sich nicht öffnen lässt.'

/** Places with a file that is locked or does not open: nothing is sent before another one stands there (S5-02, S5-04). */
export const gesperrteStellen = <V extends Formularantwort, K>(
  { tafel }: Formularart<V, K>,
  formular: V['formular'],
): string[] => gesperrteDateienIn(tafel, formular).map(({ pfad }) => stelleZuPfad(tafel, formular, pfad))

/** What is said at each open field: the bank's words, or why it is open without them. */
export const anmerkungenAuf = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  offen: readonly OffeneStelle[],
): Anmerkungen => {
  const gruende = Map.groupBy(offen, ({ pfad }) => feldVon(art, daten, pfad))
  return new Map(
    [...gruende].flatMap(([feld, stellen]) =>
      feld === undefined ? [] : [[feldId(feld), stellen.map((stelle) => anmerkung(art, daten, stelle))]],
    ),
  )
}

/** Whether a file that was sent there, or stands there now, is locked. */
const istGesperrt = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  { formular }: Daten<V, K>,
  { pfad, eingereicht }: OffeneStelle,
): boolean =>
  [formular, mitWertAn(art.tafel, formular, pfad, eingereicht)].some((f) =>
    gesperrteStellen(art, f).includes(pfad),
  )

const anmerkung = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  daten: Daten<V, K>,
  stelle: OffeneStelle,
) =>
  stelle.grund === null ? (
    <span key={stelle.pfad}>{istGesperrt(art, daten, stelle) ? GESPERRT : ABHAENGIG}</span>
  ) : (
    <span key={stelle.pfad} className="s-bankwort">
      Die Bank schreibt: {stelle.grund}
    </span>
  )
