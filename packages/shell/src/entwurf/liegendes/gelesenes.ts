import type { Teilfund } from '@foerderportal/entwurf/partOf'
import { same } from '@foerderportal/values/same'

/** A field whose text the server does not have: 'Frage 2: Wie viel?, Hinweise', and what stood there. */
export type Ungespeichertes = { readonly feld: string; readonly text: string }

/** A find, in the words of its form. */
export type Gelesenes = { readonly fund: Teilfund; readonly felder: readonly Ungespeichertes[] }

/** How a form reads a find: what the server does not have of it; undefined where it has all. */
export type Lesen = (fund: Teilfund) => readonly Ungespeichertes[] | undefined

/** An earlier version of the portal may have written pages of another shape: of what can't be read nothing is told. */
export const gelesen = (lesen: Lesen, fund: Teilfund): readonly Ungespeichertes[] | undefined => {
  try {
    return lesen(fund)
  } catch {
    return []
  }
}

/** The fields of all of them. Where two windows have left the same text, it is told once. */
export const zusammen = (gelesene: readonly Pick<Gelesenes, 'felder'>[]): Ungespeichertes[] =>
  gelesene.flatMap(({ felder }, i) => {
    const gesagt = gelesene.slice(0, i).flatMap((fruehere) => fruehere.felder)
    return felder.filter((eines) => !gesagt.some((anderes) => same(anderes, eines)))
  })
