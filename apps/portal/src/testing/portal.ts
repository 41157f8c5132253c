import { createProvider, type Provider } from '@foerderportal/client/session/testing/provider'
import { fakeServer, type FakeServer } from '@foerderportal/client/testing/fakeServer'
import { xhrOverFetch } from '@foerderportal/client/testing/xhrOverFetch'
import { answerHiddenFrames } from '@foerderportal/shell/testing/hiddenFrames'
import { beginPage } from '@foerderportal/shell/testing/pageLife'
import { expect } from 'vitest'
import { seite, starten, stil, themaSetzen } from 'virtual:portal-zum-starten'
import { tokenVon, type Person } from './people.ts'
import { usualAnswers } from './usualAnswers.ts'

/** The mark of the session (client/session/transactions.ts): this browser had one, so the portal asks the provider. */
const SESSION_MARK = 'portal-auth-sitzung'

export type Portal = {
  readonly server: FakeServer
  readonly provider: Provider
  /**
   * Loads the portal at an address, as typed into the address bar, and waits until a page shows its title or the portal
   * wants to be left or asks something. Somebody named is signed in; else it is whoever was, at first nobody.
   */
  readonly open: (path: string, person?: Person) => Promise<void>
  /** The same for the address that is shown. */
  readonly reload: () => Promise<void>
  /** Follows the last address for which the portal was left: what the provider does there, it does at once. */
  readonly follow: () => Promise<void>
  /** Addresses for which the portal wanted to be left (sign-in, logout, another site); it stands still since then. */
  readonly departures: readonly string[]
  /** Path, query and fragment of what is shown. */
  readonly address: () => string
  /** The page is gone, without a word to its scripts. */
  readonly crash: () => void
}

const vorlage = new DOMParser().parseFromString(seite, 'text/html')
const EIGEN = 'data-portal'

/** The document as the server sends it: what index.html has in head and body, and nothing of the page before. */
const dokumentAufbauen = () => {
  for (const alt of document.head.querySelectorAll(`[${EIGEN}]`)) alt.remove()
  for (const teil of vorlage.head.querySelectorAll('meta[name], link')) {
    const neu = document.importNode(teil)
    neu.setAttribute(EIGEN, '')
    document.head.append(neu)
  }
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  document.documentElement.lang = vorlage.documentElement.lang
  document.title = vorlage.title
  document.body.replaceChildren(...[...vorlage.body.children].map((kind) => document.importNode(kind, true)))
}

const stilAnlegen = () => {
  const blatt = document.createElement('style')
  blatt.textContent = stil
  document.head.append(blatt)
}
stilAnlegen()

/** The provider knows this browser: it comes back with a code at once. */
const comesBack = (provider: Provider) => (url: URL) => {
  provider.nonce = url.searchParams.get('nonce') ?? ''
  const back = new URL(url.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('code', 'c1')
  back.searchParams.set('state', url.searchParams.get('state') ?? '')
  return back.href
}

const signIn = (provider: Provider, person: Person): void => {
  provider.user = tokenVon(person)
  provider.claims = { sub: person.sub }
  provider.silent = comesBack(provider)
  localStorage.setItem(SESSION_MARK, '1')
}

const isProviders = (provider: Provider) => (request: Request) =>
  request.url.startsWith(provider.issuer) || request.url.endsWith('/baseUrl')

/** A text of the content proxy: tools/vite/zumStarten.ts has one page for all. */
const isText = (request: Request) => new URL(request.url).pathname.startsWith('/cms/')

/** Where the browser ends that follows an address: the provider signs in or out at once and sends it back. */
const destination = (provider: Provider, address: string | undefined): string => {
  const url = new URL(address ?? '/', location.origin)
  if (!url.href.startsWith(provider.issuer)) return url.href
  if (url.pathname.endsWith('/auth')) return comesBack(provider)(url)
  provider.silent = () => undefined
  return url.searchParams.get('post_logout_redirect_uri') ?? '/'
}

/** Runs the portal in this document until the returned function is called. */
const run = (server: FakeServer, left: (url: string) => void): (() => void) => {
  let alive = true
  const never = new Promise<never>(() => undefined)
  const ownFetch: typeof fetch = async (...call) => {
    const answer = alive ? server.fetch(...call) : never
    await Promise.allSettled([answer])
    return alive ? answer : never
  }
  const end = beginPage(left, { fetch: ownFetch, XMLHttpRequest: xhrOverFetch(ownFetch) })
  themaSetzen()
  starten(ownFetch)
  return () => {
    alive = false
    end()
  }
}

/** A page with its title, a window above it, or that the portal wants to be left. */
const somethingToSee = (departures: readonly string[]): boolean =>
  departures.length > 0 ||
  document.querySelector('dialog[open]') !== null ||
  (document.querySelector('main h1') !== null && document.querySelector('footer') !== null)

const shown = async (departures: readonly string[]): Promise<void> => {
  await expect.poll(() => somethingToSee(departures), { interval: 10 }).toBe(true)
}

/** A portal in the test's hands: the real one in a real browser; only the server and the provider are made up. */
export const createPortal = (): Portal & { end: () => void } => {
  const server = fakeServer()
  const provider = createProvider(location.origin)
  const departures: string[] = []
  let leave = () => {}

  server.also(isProviders(provider), async (request) =>
    provider.answer(request.url, new URLSearchParams(await request.text())),
  )
  server.also(isText, () => Promise.resolve(new Response('')))
  const frames = answerHiddenFrames(provider.issuer, (url) => provider.silent(url))

  const crash = () => {
    leave()
    leave = () => {}
    document.body.replaceChildren()
  }
  const load = (address: string, state: unknown = null) => {
    crash()
    departures.length = 0
    history.replaceState(state, '', address)
    dokumentAufbauen()
    leave = run(server, (url) => departures.push(url))
    return shown(departures)
  }

  return {
    server,
    provider,
    departures,
    crash,
    open: (path, person) => {
      usualAnswers(server, person)
      if (person) signIn(provider, person)
      return load(path)
    },
    reload: () => load(location.href, history.state),
    follow: () => load(destination(provider, departures.at(-1))),
    address: () => location.pathname + location.search + location.hash,
    end: () => {
      crash()
      frames()
    },
  }
}
