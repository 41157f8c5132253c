import { istDarunter } from './adresse.ts'
import type { Antwort, Ausfall } from './antwort.ts'

const GEDULD_MS = 5_000
const HOECHSTENS_BYTES = 5 * 1024 * 1024
const UMLEITUNGEN = 3

/** Pages, images and styles with their fonts; a script or a download has no business here. */
const TYPEN = /^(?:text\/(?:html|css|plain)|image\/(?:png|jpeg|gif|webp|avif|svg\+xml)|font\/woff2?)$/
const ZEICHENSATZ = /^[\w-]{1,20}$/

/** A link to another place opens in a new tab: in the frame, the portal's policy would refuse it. */
const FREMDER_VERWEIS = /<a\s(?=[^<>]*\bhref\s*=\s*["']?(?:https?:)?\/\/)(?![^<>]*\btarget\s*=)/gi

const mitNeuenTabs = (inhalt: Buffer): Buffer =>
  // latin1 keeps every byte as it is, whatever the page's own encoding
  Buffer.from(
    inhalt.toString('latin1').replaceAll(FREMDER_VERWEIS, '<a target="_blank" rel="noopener" '),
    'latin1',
  )

const typVon = (response: Response): string | undefined => {
  const [typ = '', ...angaben] = (response.headers.get('content-type') ?? '').toLowerCase().split(/; */)
  if (!TYPEN.test(typ)) return undefined
  const zeichensatz = angaben.find((angabe) => angabe.startsWith('charset='))?.slice('charset='.length)
  if (!typ.startsWith('text/')) return typ
  return `${typ}; charset=${zeichensatz !== undefined && ZEICHENSATZ.test(zeichensatz) ? zeichensatz : 'utf-8'}`
}

/** The body, when it is not too large; it is counted as it comes, because a length can be wrong. */
const lesen = async (response: Response): Promise<Buffer | undefined> => {
  const stuecke: Uint8Array[] = []
  let bytes = 0
  // fetch gives bytes; the type of its iteration says so only with the browser's library
  for await (const stueck of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += stueck.length
    if (bytes > HOECHSTENS_BYTES) return undefined
    stuecke.push(stueck)
  }
  return Buffer.concat(stuecke)
}

/** Nothing of the visitor travels along: no cookie, no token, no address. Redirects are followed below the base only. */
const fragen = async (ziel: URL, basis: URL, signal: AbortSignal, rest = UMLEITUNGEN): Promise<Response> => {
  const response = await fetch(ziel, {
    redirect: 'manual',
    credentials: 'omit',
    headers: { accept: 'text/html,text/css,image/*,font/*', 'accept-language': 'de' },
    signal,
  })
  const ort = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || ort === null) return response
  await response.body?.cancel()
  const naechstes = URL.parse(ort, ziel.href)
  if (rest === 0 || naechstes === null || !istDarunter(naechstes, basis))
    throw new Error(`CMS leitet um nach ${ort}`)
  return fragen(naechstes, basis, signal, rest - 1)
}

const uebernehmen = async (response: Response): Promise<Antwort | Ausfall> => {
  const typ = typVon(response)
  if (!response.ok || typ === undefined) {
    await response.body?.cancel()
    return response.status === 404 || response.status === 410 ? 'unbekannt' : 'gestoert'
  }
  const inhalt = await lesen(response)
  if (inhalt === undefined) return 'gestoert'
  return { status: 200, typ, inhalt: typ.startsWith('text/html') ? mitNeuenTabs(inhalt) : inhalt }
}

/** Fetches a page of the operator's content system; `basis` ends with a slash, `pfad` comes from `cmsPfad`. */
export const fetchFromCms = async (
  basis: string,
  pfad: string,
  melden: (fehler: unknown) => void,
): Promise<Antwort | Ausfall> => {
  const wurzel = new URL(basis)
  const ziel = new URL(pfad, wurzel)
  if (!istDarunter(ziel, wurzel)) return 'unbekannt'
  try {
    return await uebernehmen(await fragen(ziel, wurzel, AbortSignal.timeout(GEDULD_MS)))
  } catch (fehler) {
    melden(fehler)
    return 'gestoert'
  }
}
