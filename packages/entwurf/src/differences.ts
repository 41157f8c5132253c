import { fieldNames, isObject } from '@foerderportal/values/object'
import { same } from '@foerderportal/values/same'
import { byId, usualId, type Kennung } from './lists.ts'
import type { Pfad } from './merge.ts'

/** What one version says otherwise than another; `undefined` where it has nothing any more. */
export type Difference = { readonly pfad: Pfad; readonly neu: unknown }

/** The parts that both have under the same name, each with its name. */
const parts = (neu: unknown, alt: unknown, kennung: Kennung): [string, unknown, unknown][] | undefined => {
  if (isObject(neu) && isObject(alt)) return fieldNames(neu, alt).map((feld) => [feld, neu[feld], alt[feld]])
  if (!Array.isArray(neu) || !Array.isArray(alt)) return undefined
  const [hier, da] = [byId(neu, kennung), byId(alt, kennung)]
  return (
    hier && da && [...new Set([...hier.keys(), ...da.keys()])].map((id) => [id, hier.get(id), da.get(id)])
  )
}

/** Each field, or element of a list, that is another one in `neu` than in `alt`, new or gone; told apart as in a merge. */
export const differences = (neu: unknown, alt: unknown, kennung: Kennung = usualId): Difference[] => {
  if (same(neu, alt)) return []
  const teile = parts(neu, alt, kennung)
  if (teile === undefined) return [{ pfad: [], neu }]
  return teile.flatMap(([name, hier, da]) =>
    differences(hier, da, kennung).map((innen) => ({ ...innen, pfad: [name, ...innen.pfad] })),
  )
}
