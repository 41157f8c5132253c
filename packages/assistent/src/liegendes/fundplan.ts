import type { Teilfund } from '@foerderportal/entwurf/partOf'
import type { Bauplan } from '@foerderportal/entwurf/types'
import type { Late } from '@foerderportal/shell/late/late'
import type { Formularantwort, Formularart } from '../formularart.ts'
import { getippteStellen, korrekturseite } from '../korrektur/korrekturplan.ts'
import { istGanzeSeite } from '../korrektur/korrekturwerte.ts'
import { bauplan } from '../seite/bauplan.ts'

/** What the pages of `funde` are read by. */
export const bauVon = <V extends Formularantwort, K>(
  { seiten }: Formularart<V, K>,
  funde: readonly Teilfund[],
): Late<unknown>[] => funde.flatMap(({ seite }) => seiten[seite]?.bau ?? [])

/** The page as it was typed on: in a correction it had the places that the bank had asked about then. */
export const planFuer = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  vorgang: V,
  { zu, seite: name, roh }: Teilfund,
): Bauplan<V> => {
  const plan = bauplan(art)
  return {
    ...plan,
    seite: () =>
      zu === undefined || istGanzeSeite(art, name)
        ? plan.seite(name)
        : korrekturseite(art, () => getippteStellen(roh), vorgang),
  }
}
