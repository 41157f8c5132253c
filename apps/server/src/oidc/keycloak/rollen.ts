import * as z from 'zod/mini'
import { ort, type AdminRest } from './adminRest.ts'
import { KeycloakError } from './senden.ts'

const Rolle = z.looseObject({ id: z.string(), name: z.string() })
type Rolle = z.output<typeof Rolle>

/** What the next token will say: with the roles that come with others, as those of every account do. */
export const rollenLesen = async (rest: AdminRest, id: string): Promise<string[]> => {
  const pfad = ort`/users/${id}/role-mappings/realm/composite`
  const { status, json } = await rest.rufen('GET', pfad, { erwartet: [200, 404] })
  return status === 404 ? [] : z.parse(z.array(Rolle), json).map(({ name }) => name)
}

const rolle = async (rest: AdminRest, name: string): Promise<Rolle | undefined> => {
  const { status, json } = await rest.rufen('GET', ort`/roles/${name}`, { erwartet: [200, 404] })
  return status === 404 ? undefined : z.parse(Rolle, json)
}

const bekannte = async (rest: AdminRest, namen: readonly string[]): Promise<Rolle[]> => {
  const rollen = await Promise.all([...new Set(namen)].map((name) => rolle(rest, name)))
  return rollen.filter((r) => r !== undefined)
}

export type Rollenwechsel = { readonly add?: readonly string[]; readonly remove?: readonly string[] }

/** Adds and takes away single mappings, never the list: what others change at the same time stays. */
export const rollenAendern = async (
  rest: AdminRest,
  id: string,
  { add = [], remove = [] }: Rollenwechsel,
): Promise<void> => {
  const pfad = ort`/users/${id}/role-mappings/realm`
  const dazu = await bekannte(rest, add)
  if (dazu.length < new Set(add).size) throw new KeycloakError(404, 'GET /roles/…: the realm lacks a role')
  if (dazu.length > 0) await rest.rufen('POST', pfad, { body: dazu, erwartet: [204] })
  const weg = await bekannte(rest, remove)
  if (weg.length > 0) await rest.rufen('DELETE', pfad, { body: weg, erwartet: [204] })
}
