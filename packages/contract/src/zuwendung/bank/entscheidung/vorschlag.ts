import { tageSpaeter } from '../../../shared/zeit/datum.ts'
import type { EntscheidungArt } from './arten.ts'
import { anfangsbetraege } from './anfangsbetraege.ts'
import type { Variable } from './bescheidvorlage.ts'
import type { Entscheidungsumstaende } from './aktiveBausteine.ts'
import type { EntscheidungInhalt, Gewaehlt, Wert, Werte } from './schema.ts'

const vorgabe = ({ typ, vorgabe: wert }: Variable, heute: string): Wert | undefined =>
  typ === 'TAG' && typeof wert === 'number' ? tageSpaeter(heute, wert) : wert

/** What stands in the fields of a module when it is chosen on a day ('YYYY-MM-DD'). */
export const vorgabewerte = (variablen: readonly Variable[], heute: string): Werte =>
  Object.fromEntries(
    variablen.flatMap((variable) => {
      const wert = vorgabe(variable, heute)
      return wert === undefined || variable.quelle !== undefined ? [] : [[variable.name, wert]]
    }),
  )

/** Where a decision of this kind begins: with the amounts of its kind, and the modules that the programme suggests. */
export const entscheidungVorschlag = (
  art: EntscheidungArt,
  { gegenstaende, vorlage }: Entscheidungsumstaende,
  heute: string,
): EntscheidungInhalt => ({
  art,
  betraege: anfangsbetraege(art, gegenstaende),
  bausteine: vorlage.bausteine
    .filter(({ arten, pflicht, vorgeschlagen }) => arten.includes(art) && (pflicht || vorgeschlagen))
    .map(({ code, variablen }): Gewaehlt => ({ code, werte: vorgabewerte(variablen, heute) })),
})
