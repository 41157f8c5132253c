import { differences, merge, type Difference } from './merge.ts'
import { comparable } from './reconcile.ts'
import type { Bauplan, Fund, Stelle } from './types.ts'

/** A field that was typed on this device and stands otherwise in the document. */
export type Unsaved = Difference & Stelle

/** Of one find: what was not touched there is as the document has it now. */
const ofOne = <T>(wert: T, plan: Bauplan<T>, { seite: name, roh, basis }: Fund): Unsaved[] => {
  const seite = plan.seite(name)
  if (seite === undefined) return []
  const regeln = plan.kennung && { kennung: plan.kennung }
  const jetzt = seite.lesen(wert)
  const getippt = merge(jetzt, comparable(seite, roh, wert), basis, regeln).wert
  return differences(getippt, jetzt, regeln).map((eine) => ({ ...eine, seite: name }))
}

const key = ({ seite, pfad, neu }: Unsaved) => JSON.stringify([seite, pfad, neu])

/**
 * What `funde` have that is not in the document as it stands. Of two that say different things of one field both are
 * told; nothing is taken over. Their pages must be prepared.
 */
export const unsaved = <T>(wert: T, plan: Bauplan<T>, funde: readonly Fund[]): Unsaved[] => {
  const alle = funde.flatMap((fund) => ofOne(wert, plan, fund))
  return [...new Map(alle.map((eine) => [key(eine), eine])).values()]
}
