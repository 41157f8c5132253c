import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '../platform/config.ts'
import type { Identdienst } from '../platform/ident/identdienst.ts'
import type { IdentKonfiguration } from '../platform/ident/identKonfiguration.ts'
import { unterschreiben } from '../platform/ident/signatur.ts'

const ANTWORT_MS = 3000
const AUFZEICHNUNG_MS = 10 * 60_000
/** Anybody may ask how the service is: it is asked itself no oftener than this. */
const BEFINDEN_GILT_MS = 15_000

const ANGENOMMEN = 'Rückmeldungen des Identifizierungsdienstes werden angenommen.'
const STUMM = 'Der Identifizierungsdienst antwortet nicht.'

type Befinden = Awaited<ReturnType<Identdienst['befinden']>>

const fragen = async (url: string | undefined): Promise<Befinden> => {
  if (url === undefined) return { ok: true, message: ANGENOMMEN }
  const antwort = await fetch(url, { signal: AbortSignal.timeout(ANTWORT_MS) }).catch(() => undefined)
  await antwort?.body?.cancel()
  if (antwort === undefined) return { ok: false, message: STUMM }
  if (antwort.ok) return { ok: true, message: ANGENOMMEN }
  return { ok: false, message: `Der Identifizierungsdienst meldet sich mit Status ${antwort.status}.` }
}

const befinden = ({ healthUrl }: IdentKonfiguration, jetzt: () => number) => {
  let bekannt: { readonly bis: number; readonly antwort: Promise<Befinden> } | undefined
  return (): Promise<Befinden> => {
    if (bekannt === undefined || bekannt.bis <= jetzt())
      bekannt = { bis: jetzt() + BEFINDEN_GILT_MS, antwort: fragen(healthUrl) }
    return bekannt.antwort
  }
}

const fuellen = (muster: string, werte: Readonly<Record<string, string>>): string =>
  muster.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(werte[name] ?? ''))

/** Proves to the service that an attempt was begun here; without a time, so that a link can be followed again. */
const startsignatur = (geheimnis: Buffer, vorgang: string): string =>
  createHmac('sha256', geheimnis).update(`start.${vorgang}`).digest('hex')

/** The recording, by a call that is signed like those of the service: over the address. */
const aufzeichnung = async (
  { geheimnis }: IdentKonfiguration,
  url: string,
): Promise<Readable | undefined> => {
  const headers = unterschreiben(geheimnis, url, new Date())
  // A redirect would carry the signature to somebody else.
  const antwort = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(AUFZEICHNUNG_MS),
  })
  if (antwort.status === 404 || antwort.status === 410) return undefined
  if (!antwort.ok || antwort.body === null)
    throw new Error(`the identification service answered ${antwort.status} to the request for a recording`)
  return Readable.fromWeb(antwort.body)
}

/**
 * A service somewhere else that people are sent to by an address, and that reports by signed calls (docs/betrieb/
 * identifizierung.md). Nothing is asked of it to begin: the address carries all it needs to know.
 */
export const externerIdentdienst = (
  ident: IdentKonfiguration,
  { portalUrl }: Pick<Config, 'portalUrl'>,
  jetzt: () => number = Date.now,
): Identdienst => ({
  schluessel: ident.schluessel,
  geheimnis: ident.geheimnis,
  vorgangAnlegen: async ({ vorgang }) => ({
    url: fuellen(ident.startUrl, {
      vorgang,
      signatur: startsignatur(ident.geheimnis, vorgang),
      zurueck: `${portalUrl}/identifizierung/in-arbeit`,
    }),
    aktenzeichen: vorgang,
  }),
  aufzeichnungHolen: async (vorgang) =>
    ident.aufzeichnungUrl === undefined
      ? undefined
      : aufzeichnung(ident, fuellen(ident.aufzeichnungUrl, { vorgang })),
  befinden: befinden(ident, jetzt),
})
