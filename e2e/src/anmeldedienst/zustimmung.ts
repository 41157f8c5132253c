import type { Page } from '@playwright/test'
import type { Angemeldet } from '../api.ts'
import { neueFassung } from '../bedingungen.ts'
import type { Portal } from '../portalStarten.ts'
import { dienst } from './dienst.ts'

const vorgabe = (name: string): string => {
  const wert = process.env[name]
  if (wert === undefined) throw new Error(`${name} fehlt.`)
  return wert
}

/** As the portal's own back end talks to it. */
const keycloak = async () => {
  const url = vorgabe('KEYCLOAK_URL')
  const antwort = await fetch(`${url}/realms/portal/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: vorgabe('KEYCLOAK_CLIENT_ID'),
      client_secret: vorgabe('KEYCLOAK_CLIENT_SECRET'),
    }),
  })
  const { access_token: token } = (await antwort.json()) as { access_token: string } // RFC 6749, section 5.1
  return async (pfad: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const res = await fetch(`${url}/admin/realms/portal${pfad}`, { ...init, headers })
    if (!res.ok) throw new Error(`Keycloak: ${pfad} ${res.status}`)
    return res
  }
}

type Nutzer = { readonly id: string; readonly attributes?: object }

/** He agreed long ago: what Keycloak keeps is a time. */
const langeHer = async (benutzername: string): Promise<void> => {
  const rufen = await keycloak()
  const [nutzer] = (await (await rufen(`/users?username=${benutzername}&exact=true`)).json()) as Nutzer[]
  if (nutzer === undefined) throw new Error(`Keycloak kennt ${benutzername} nicht.`)
  const attributes = { ...nutzer.attributes, terms_and_conditions: ['1000000000'] }
  await rufen(`/users/${nutzer.id}`, { method: 'PUT', body: JSON.stringify({ ...nutzer, attributes }) })
}

/**
 * What somebody agreed to who is signed in in `page` holds no more: at the embedded provider because `portal` gets a new
 * version of the terms; at Keycloak, whose portal other journeys use, by an old consent of this user alone. It stands in
 * his next token, so that the page's clock (installed before) goes on until that comes.
 */
export const zustimmungVeralten = async (
  page: Page,
  portal: Portal | undefined,
  benutzername: string,
  wer: Angemeldet,
): Promise<void> => {
  if (dienst.name === 'eingebettet' && portal !== undefined)
    return neueFassung(portal, wer, 'Abschnitt 5 sagt jetzt, welche Dateien wir sperren.')
  await langeHer(benutzername)
  const erneuert = page.waitForResponse((r) => r.url().endsWith('/token') && r.ok())
  await page.clock.fastForward('04:00')
  await (await erneuert).finished()
}
