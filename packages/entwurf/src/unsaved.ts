import { differences, type Difference } from './differences.ts'
import { merge } from './merge.ts'
import { comparable, inHeutigerForm } from './reconcile.ts'
import type { Bauplan, Fund } from './types.ts'

/**
 * The page of a find as the document has it now, and the same with what was typed; what was not touched there is as it is
 * now.
 * @throws Error where the form has no such page
 */
export const laidOver = <T>(wert: T, plan: Bauplan<T>, fund: Fund) => {
  const seite = plan.seite(fund.seite)
  if (seite === undefined) throw new Error(`Das Formular hat keine Seite ${fund.seite}.`)
  const { roh, basis } = inHeutigerForm(seite, fund)
  const { kennung } = plan
  const jetzt = seite.lesen(wert)
  const getippt = merge(jetzt, comparable(seite, roh, wert), basis, kennung && { kennung }).wert
  return { jetzt, getippt }
}

/** What a find has that is not in the document as it stands. */
export const unsaved = <T>(wert: T, plan: Bauplan<T>, fund: Fund): Difference[] => {
  const { jetzt, getippt } = laidOver(wert, plan, fund)
  return differences(getippt, jetzt, plan.kennung)
}
