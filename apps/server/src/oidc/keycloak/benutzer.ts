import { sameIgnoringCase } from '@foerderportal/values/text'
import * as z from 'zod/mini'
import { IdentityConflict, type RequiredAction } from '../../platform/auth/identity.ts'
import type { Database } from '../../platform/database/database.ts'
import { ort, type AdminRest } from './adminRest.ts'
import type { Einzeln } from './einzeln.ts'
import { KeycloakError } from './senden.ts'
import { aktionDort, Vertretung } from './vertretung.ts'

export type BenutzerDeps = {
  readonly rest: AdminRest
  readonly einzeln: Einzeln
  readonly termsAktion: string
}

/** The user of this id; undefined when there is none. */
export const benutzerLesen = async (rest: AdminRest, id: string): Promise<Vertretung | undefined> => {
  // No id would read the list, and dots another place.
  if (/^\.{0,2}$/.test(id)) return undefined
  const { status, json } = await rest.rufen('GET', ort`/users/${id}`, { erwartet: [200, 404] })
  return status === 404 ? undefined : z.parse(Vertretung, json)
}

/**
 * The user of exactly this name or address. Checked here once more: `exact` is unknown to some user stores, which
 * answer with whoever is similar.
 */
export const benutzerFinden = async (
  rest: AdminRest,
  feld: 'username' | 'email',
  wert: string,
): Promise<Vertretung | undefined> => {
  const suche =
    feld === 'username' ? ort`/users?username=${wert}&exact=true` : ort`/users?email=${wert}&exact=true`
  const { json } = await rest.rufen('GET', suche, { erwartet: [200] })
  const treffer = z.parse(z.array(Vertretung), json).find((v) => sameIgnoringCase(v[feld], wert))
  // A list may hold users in brief.
  return treffer && benutzerLesen(rest, treffer.id)
}

/** Reads a user, changes him and writes the whole of him back; false when there is none or nothing to change. */
const aendern = (
  { rest, einzeln }: BenutzerDeps,
  db: Database,
  id: string,
  neu: (alt: Vertretung) => Vertretung | undefined,
): Promise<boolean> =>
  einzeln(db, id, async () => {
    const alt = await benutzerLesen(rest, id)
    const body = alt && neu(alt)
    if (body === undefined) return false
    const { status } = await rest.rufen('PUT', ort`/users/${id}`, { body, erwartet: [200, 204, 404] })
    return status !== 404
  })

type Login = { readonly username: string; readonly email: string }

/** Which of both is taken: looked up, because the wording of Keycloak's 409 differs between versions. */
const alsKonflikt = async (rest: AdminRest, id: string, { username }: Login, error: unknown) => {
  if (!(error instanceof KeycloakError) || error.status !== 409) return error
  const inhaber = await benutzerFinden(rest, 'username', username)
  return new IdentityConflict(inhaber === undefined || inhaber.id === id ? 'email' : 'username')
}

/** Keycloak keeps both in small letters: a change of case only is none. */
const mitLogin =
  ({ username, email }: Login) =>
  (alt: Vertretung): Vertretung | undefined => {
    const bleibt = sameIgnoringCase(alt.email, email)
    if (bleibt && sameIgnoringCase(alt.username, username)) return undefined
    return { ...alt, username, email, emailVerified: bleibt && alt.emailVerified === true }
  }

export const loginAendern = async (
  deps: BenutzerDeps,
  db: Database,
  id: string,
  login: Login,
): Promise<{ updated: boolean }> => {
  try {
    return { updated: await aendern(deps, db, id, mitLogin(login)) }
  } catch (error) {
    throw await alsKonflikt(deps.rest, id, login, error)
  }
}

export const nameAendern = async (
  deps: BenutzerDeps,
  db: Database,
  id: string,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<void> => void (await aendern(deps, db, id, (alt) => ({ ...alt, ...name })))

/** The action stands among those that the account has to do, or stands there no more. */
const aktionenAendern =
  (sollStehen: boolean) =>
  async (deps: BenutzerDeps, db: Database, id: string, aktion: RequiredAction): Promise<void> => {
    const name = aktionDort(aktion, deps.termsAktion)
    await aendern(deps, db, id, ({ requiredActions = [], ...alt }) => {
      if (requiredActions.includes(name) === sollStehen) return undefined
      const andere = requiredActions.filter((a) => a !== name)
      return { ...alt, requiredActions: sollStehen ? [...andere, name] : andere }
    })
  }

export const aktionFordern = aktionenAendern(true)
export const aktionErledigt = aktionenAendern(false)
