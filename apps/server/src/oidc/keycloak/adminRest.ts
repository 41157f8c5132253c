import type { OidcConfig } from '../../platform/config.ts'
import { GEDULD_MS, KeycloakError, senden, type Antwort, type Sendung } from './senden.ts'
import { zugang } from './zugang.ts'

/** A place of the Admin REST API below its realm, and how a log may name it. */
export type Pfad = { readonly pfad: string; readonly name: string }

/** An empty value would name the collection, dots another place. */
const segment = (wert: string): string => {
  if (/^\.{0,2}$/.test(wert)) throw new KeycloakError(404, 'a place without a name')
  return encodeURIComponent(wert)
}

/** ort`/users/${id}/logout`: values are encoded, and left out of the name. */
export const ort = (teile: TemplateStringsArray, ...werte: readonly string[]): Pfad => ({
  pfad: String.raw({ raw: teile }, ...werte.map(segment)),
  name: teile.join('…'),
})

export type AdminRest = {
  /** Answers one of the statuses in `erwartet`; throws KeycloakError for any other. */
  rufen(
    method: Sendung['method'],
    pfad: Pfad,
    o: { readonly body?: unknown; readonly erwartet: readonly number[] },
  ): Promise<Antwort>
}

/** Calls of the Admin REST API as the service account. A token that Keycloak no longer knows is replaced once. */
export const adminRest = (config: OidcConfig, geduldMs = GEDULD_MS): AdminRest => {
  const dienstkonto = zugang(config, geduldMs)
  const basis = `${config.url}/admin/realms/${config.realm}`

  const mitToken = async (sendung: Sendung, wert: string) =>
    senden({ ...sendung, headers: { ...sendung.headers, authorization: `Bearer ${wert}` } })

  const beharrlich = async (sendung: Sendung) => {
    const wert = await dienstkonto.token()
    const antwort = await mitToken(sendung, wert)
    if (antwort.status !== 401) return antwort
    dienstkonto.verwerfen(wert)
    return mitToken(sendung, await dienstkonto.token())
  }

  return {
    rufen: async (method, { pfad, name }, { body, erwartet }) => {
      const inhalt =
        body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const sendung = { url: basis + pfad, ort: `${method} ${name}`, method, geduldMs, ...inhalt }
      const antwort = await beharrlich(sendung)
      if (!erwartet.includes(antwort.status)) throw new KeycloakError(antwort.status, sendung.ort)
      return antwort
    },
  }
}
