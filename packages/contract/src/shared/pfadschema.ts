import * as z from 'zod/mini'
import { Kennung } from './nummern/kennung.ts'

/** The names in a path: 'guid' of '/x/:guid/y'. */
export type Pfadnamen<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | Pfadnamen<R>
  : P extends `${string}:${infer N}`
    ? N
    : never

export type Pfadschema<P extends string> = z.ZodMiniObject<
  { [N in Pfadnamen<P>]: typeof Kennung },
  z.core.$strict
>

/** Each name of a path is the guid of something; undefined where it has none. */
export const pfadSchema = (pfad: string) => {
  const namen = [...pfad.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, Kennung] as const)
  return namen.length === 0 ? undefined : z.strictObject(Object.fromEntries(namen))
}
