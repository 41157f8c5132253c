import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { dateiHochladen, type Datei } from '@foerderportal/contract/shared/datei'
import type { Answer, Input, Route } from '@foerderportal/contract/shared/route'
import { anmelden } from './anmelden.ts'

type Angaben<R extends Route> = {
  readonly params?: Input<R, 'params'>
  readonly query?: Input<R, 'query'>
  readonly body?: Input<R, 'body'>
  readonly ifMatch?: string
}
export type ApiAntwort<R extends Route> = {
  readonly status: number
  readonly etag: string | null
  readonly body: Answer<R>
}

type Adressteile = { readonly params?: unknown; readonly query?: unknown }

const urlOf = (base: string, route: Route, angaben: Adressteile) => {
  const params = (angaben.params ?? {}) as Record<string, string> // path parameters of the contract are strings
  const url = new URL(
    route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    base,
  )
  for (const [name, wert] of Object.entries(angaben.query ?? {})) url.searchParams.set(name, String(wert))
  return url
}

/** A signed-in caller over real HTTP, without a browser: bearer token, anti-forgery cookie and header. */
export const angemeldet = async (portalUrl: string, username: string, password?: string) => {
  const { access_token: token } = await anmelden(portalUrl, username, password)
  const kopf = { authorization: `Bearer ${token}` }
  const erste = await fetch(`${portalUrl}/NutzerService/api/public/foerderportal/nutzer/status`, {
    headers: kopf,
  })
  const csrf =
    erste.headers
      .getSetCookie()
      .find((c) => c.startsWith(CSRF_COOKIE))
      ?.split(';')[0]
      ?.slice(CSRF_COOKIE.length + 1) ?? ''
  const headers = { ...kopf, cookie: `${CSRF_COOKIE}=${csrf}`, [CSRF_HEADER]: csrf }
  const rufen = async <R extends Route>(route: R, angaben: Angaben<R> = {}): Promise<ApiAntwort<R>> => {
    const antwort = await fetch(urlOf(portalUrl, route, angaben), {
      method: route.method,
      headers: {
        ...headers,
        ...(angaben.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(angaben.ifMatch === undefined ? {} : { 'if-match': angaben.ifMatch }),
      },
      ...(angaben.body === undefined ? {} : { body: JSON.stringify(angaben.body) }),
    })
    const text = await antwort.text()
    // The contract says what a success answers; callers look at the status first.
    return {
      status: antwort.status,
      etag: antwort.headers.get('etag'),
      body: (text === '' ? undefined : JSON.parse(text)) as Answer<R>,
    }
  }
  /** Uploads bytes as a browser does: raw, the name in the query. */
  const hochladen = async (fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<Datei> => {
    const url = urlOf(portalUrl, dateiHochladen, { query: { fileName } })
    const antwort = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: bytes,
    })
    if (!antwort.ok) throw new Error(`Upload: ${antwort.status} ${await antwort.text()}`)
    return (await antwort.json()) as Datei
  }
  return { headers, rufen, hochladen }
}
export type Angemeldet = Awaited<ReturnType<typeof angemeldet>>
