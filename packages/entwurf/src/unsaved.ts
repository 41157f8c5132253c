import { differences, type Difference } from './differences.ts'
import { merge } from './merge.ts'
import { comparable } from './reconcile.ts'
import type { Bauplan, Fund } from './types.ts'

/** What a find has that is not in the document as it stands; what was not touched there is as the document has it now. */
export const unsaved = <T>(wert: T, plan: Bauplan<T>, { seite: name, roh, basis }: Fund): Difference[] => {
  const seite = plan.seite(name)
  if (seite === undefined) return []
  const { kennung } = plan
  const jetzt = seite.lesen(wert)
  const getippt = merge(jetzt, comparable(seite, roh, wert), basis, kennung && { kennung }).wert
  return differences(getippt, jetzt, kennung)
}
