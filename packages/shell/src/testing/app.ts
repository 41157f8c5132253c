import { createProvider, type Provider } from '@foerderportal/client/session/testing/provider'
import { fakeServer, type FakeServer } from '@foerderportal/client/testing/fakeServer'
import { xhrOverFetch } from '@foerderportal/client/testing/xhrOverFetch'
import { expect } from 'vitest'
import { answerHiddenFrames } from './hiddenFrames.ts'
import { beginPage } from './pageLife.ts'

/** The mark of the session (client/session/transactions.ts): this browser had one, so the portal asks the provider. */
const SESSION_MARK = 'portal-auth-sitzung'

/** An app as its build gives it to component tests (tools/vite/zumStarten.ts). */
export type Built = {
  /** index.html */
  readonly seite: string
  readonly stil: string
  /** /thema.js */
  readonly themaSetzen: () => void
  /** main.tsx and all that it loads. */
  readonly starten: (ownFetch: typeof fetch, ownNavigator: Navigator, ownLocation: Location) => void
}

/** What is made up around it. */
export type Surroundings<Person extends { readonly sub: string }> = {
  /** What the pages ask for by themselves. */
  readonly usualAnswers: (server: FakeServer, person: Person | undefined) => void
  readonly tokenOf: (person: Person) => Provider['user']
}

/** An app in the hands of a test. */
export type App<Person extends { readonly sub: string }> = {
  readonly server: FakeServer
  readonly provider: Provider
  /**
   * Loads the app at an address, as typed into the address bar, and waits until a page shows its title or the app wants to
   * be left or asks something. Somebody named is signed in; else it is whoever was, at first nobody.
   */
  readonly open: (path: string, person?: Person) => Promise<void>
  /** The same for the address that is shown. */
  readonly reload: () => Promise<void>
  /** Follows the last address for which the app was left: what the provider does there, it does at once. */
  readonly follow: () => Promise<void>
  /** Addresses for which the app wanted to be left (sign-in, logout, another site); it stands still since then. */
  readonly departures: readonly string[]
  /** Path, query and fragment of what is shown. */
  readonly address: () => string
  /** The page is gone, without a word to its scripts. */
  readonly crash: () => void
}

const EIGEN = 'data-portal'

/** The document as the server sends it: what index.html has in head and body, and nothing of the page before. */
const dokumentAufbauen = (seite: string) => {
  const vorlage = new DOMParser().parseFromString(seite, 'text/html')
  for (const alt of document.head.querySelectorAll(`[${EIGEN}]`)) alt.remove()
  for (const teil of vorlage.head.querySelectorAll('meta[name], link')) {
    const neu = document.importNode(teil)
    neu.setAttribute(EIGEN, '')
    document.head.append(neu)
  }
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  document.adoptedStyleSheets = []
  document.documentElement.lang = vorlage.documentElement.lang
  document.title = vorlage.title
  document.body.replaceChildren(...[...vorlage.body.children].map((kind) => document.importNode(kind, true)))
}

const STIL = 'data-app-stil'

/** Parsed once; with other apps in the same document each has its own while it is shown. */
const stilVon = (stil: string) => {
  let blatt: HTMLStyleElement | undefined
  return () => {
    if (blatt === undefined) {
      blatt = document.createElement('style')
      blatt.textContent = stil
      blatt.setAttribute(STIL, '')
      document.head.append(blatt)
    }
    for (const eines of document.head.querySelectorAll<HTMLStyleElement>(`style[${STIL}]`))
      eines.disabled = eines !== blatt
  }
}

/** The provider knows this browser: it comes back with a code at once. */
const comesBack = (provider: Provider) => (url: URL) => {
  provider.nonce = url.searchParams.get('nonce') ?? ''
  const back = new URL(url.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('code', 'c1')
  back.searchParams.set('state', url.searchParams.get('state') ?? '')
  return back.href
}

const signIn = (provider: Provider, sub: string, user: Provider['user']): void => {
  provider.user = user
  provider.claims = { sub }
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

/** Runs an app in this document until the returned function is called. */
const run = (built: Built, server: FakeServer, left: (url: string) => void): (() => void) => {
  let alive = true
  const never = new Promise<never>(() => undefined)
  const ownFetch: typeof fetch = async (...call) => {
    const answer = alive ? server.fetch(...call) : never
    await Promise.allSettled([answer])
    return alive ? answer : never
  }
  const life = beginPage(left, { fetch: ownFetch, XMLHttpRequest: xhrOverFetch(ownFetch) })
  built.themaSetzen()
  built.starten(ownFetch, life.navigator, life.location)
  return () => {
    alive = false
    life.end()
  }
}

/** A page with its title, a window above it, or that the app wants to be left. */
const somethingToSee = (departures: readonly string[]): boolean =>
  departures.length > 0 ||
  document.querySelector('dialog[open]') !== null ||
  (document.querySelector('main h1') !== null && document.querySelector('footer') !== null)

/** What a page waits for that another one has not given back: the first thing to know where one does not open. */
const heldLocks = async (): Promise<string> => {
  const { held = [], pending = [] } = await navigator.locks.query()
  const names = (locks: LockInfo[]) => locks.map(({ name }) => name).join(', ')
  return `Sperren: ${names(held)}; es warten: ${names(pending)}`
}

const shown = async (departures: readonly string[]): Promise<void> => {
  await expect
    .poll(() => somethingToSee(departures), { interval: 10 })
    .toBe(true)
    .catch(async (cause: unknown) => {
      throw new Error(`Die Seite öffnet sich nicht. ${await heldLocks()}`, { cause })
    })
}

/** Declares an app for component tests: the real one in a real browser; only the server and the provider are made up. */
export const appInTest = <Person extends { readonly sub: string }>(
  built: Built,
  { usualAnswers, tokenOf }: Surroundings<Person>,
) => {
  const stilZeigen = stilVon(built.stil)
  return (): App<Person> & { end: () => void } => {
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
      // of a page that is over nothing but the browser's own changes the address
      History.prototype.replaceState.call(history, state, '', address)
      dokumentAufbauen(built.seite)
      stilZeigen()
      leave = run(built, server, (url) => departures.push(url))
      return shown(departures)
    }

    return {
      server,
      provider,
      departures,
      crash,
      open: (path, person) => {
        usualAnswers(server, person)
        if (person) signIn(provider, person.sub, tokenOf(person))
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
}
