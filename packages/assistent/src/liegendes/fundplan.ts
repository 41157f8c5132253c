import { zeileAn } from '@foerderportal/contract/formular/tafel'
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

const istKorrektur = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  { zu, seite }: Teilfund,
): boolean => zu !== undefined && !istGanzeSeite(art, seite)

/** Each place that was typed on is still there: what belongs to an element that is gone can't be compared. */
export const istGanzDa = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  { formular }: V,
  fund: Teilfund,
): boolean =>
  !istKorrektur(art, fund) ||
  getippteStellen(fund.roh).every(({ pfad }) => zeileAn(art.tafel, formular, pfad) !== undefined)

/** The page as it was typed on: in a correction it had the places that the bank had asked about then. */
export const planFuer = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  vorgang: V,
  fund: Teilfund,
): Bauplan<V> => {
  const plan = bauplan(art)
  return {
    ...plan,
    seite: (name) =>
      istKorrektur(art, fund)
        ? korrekturseite(art, () => getippteStellen(fund.roh), vorgang)
        : plan.seite(name),
  }
}
