/**
 * A document that is left takes everything along that its scripts began: timers, listeners, locks, channels, open
 * databases. A test shows one page after the other in the same document, so this does it by hand. Without it the timers
 * of one test would call in the next.
 */

type Undo = () => void

/** Puts a value of the test in the place of the browser's own. */
const override = <T extends object, K extends keyof T>(object: T, name: K, value: T[K]): Undo => {
  const own = Object.getOwnPropertyDescriptor(object, name)
  Object.defineProperty(object, name, { configurable: true, writable: true, value })
  return () => {
    if (own) Object.defineProperty(object, name, own)
    else Reflect.deleteProperty(object, name)
  }
}

/** A listener hears nothing any more when its page is over, however long its target lives. */
const listenersUntil = (end: AbortSignal, target: Window | Document): Undo => {
  const { prototype } = EventTarget
  const listen: EventTarget['addEventListener'] = (...listener) => {
    prototype.addEventListener.apply(target, listener)
    end.addEventListener('abort', () => prototype.removeEventListener.apply(target, listener))
  }
  return override(target as EventTarget, 'addEventListener', listen)
}

type Beginning<A extends unknown[]> = (...args: A) => number

const timersUntil = (end: AbortSignal): Undo[] => {
  const clearing = <A extends unknown[]>(
    name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback',
    clear: (id: number) => void,
  ): Undo => {
    // as the page finds it: the browser's own, or that of the test's clock
    const begin = window[name].bind(window) as unknown as Beginning<A> // a handler, and what goes with it
    const begun: Beginning<A> = (...args) => {
      const id = begin(...args)
      end.addEventListener('abort', () => clear(id))
      return id
    }
    return override(window, name, begun as unknown as (typeof window)[typeof name])
  }
  return [
    clearing('setTimeout', window.clearTimeout.bind(window)),
    clearing('setInterval', window.clearInterval.bind(window)),
    clearing('requestAnimationFrame', window.cancelAnimationFrame.bind(window)),
    clearing('requestIdleCallback', window.cancelIdleCallback.bind(window)),
  ]
}

/**
 * A lock is given back when its page is over, as a browser does it; whoever waits for the work hears nothing. What a page
 * that is over began before its end may go on for a moment: it gets no lock any more, which nobody would give back.
 */
const locksUntil = (end: AbortSignal): Pick<LockManager, 'request' | 'query'> => {
  const { locks } = navigator
  type Work = (lock: Lock | null) => unknown
  const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown> // has three signatures
  const never = () => new Promise(() => undefined)
  const over = new Promise<void>((resolve) => end.addEventListener('abort', () => resolve()))
  const held = async (...args: unknown[]) => {
    if (end.aborted) return never()
    const work = args.at(-1) as Work // always the last one
    const result = await request(...args.slice(0, -1), (lock: Lock | null) =>
      end.aborted ? undefined : Promise.race([work(lock), over]),
    )
    return end.aborted ? never() : result
  }
  return { request: held, query: locks.query.bind(locks) }
}

/** The browser as this page finds it, with locks of its own: pages that are over can't be told from others by a global. */
const navigatorUntil = (end: AbortSignal): Navigator => {
  const locks = locksUntil(end)
  return new Proxy(navigator, {
    get: (own, name) => {
      if (name === 'locks') return locks
      const value: unknown = Reflect.get(own, name, own)
      return typeof value === 'function' ? (value.bind(own) as unknown) : value
    },
  })
}

const LEAVING = new Set<PropertyKey>(['assign', 'replace', 'reload'])

/** The address bar as this page finds it: when it is over, it leads nowhere any more. */
const locationUntil = (end: AbortSignal): Location =>
  // over nothing: the browser's own forbids a proxy to give other functions in place of its own
  new Proxy({} as Location, {
    get: (_, name) => {
      const value: unknown = Reflect.get(location, name, location)
      if (typeof value !== 'function') return value
      return end.aborted && LEAVING.has(name) ? () => undefined : (value.bind(location) as unknown)
    },
    set: (_, name, value) => end.aborted || Reflect.set(location, name, value, location),
  })

/** React takes turns by a channel of its own: closed, it draws nothing any more. */
const channelsUntil = (end: AbortSignal): Undo[] => {
  const Broadcast = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      end.addEventListener('abort', () => this.close())
    }
  }
  const Channel = class extends MessageChannel {
    constructor() {
      super()
      end.addEventListener('abort', () => this.port1.close())
    }
  }
  return [override(window, 'BroadcastChannel', Broadcast), override(window, 'MessageChannel', Channel)]
}

const databasesUntil = (end: AbortSignal): Undo => {
  const open: IDBFactory['open'] = (name, version) => {
    const request = IDBFactory.prototype.open.call(indexedDB, name, version)
    const close = () => request.result.close()
    request.addEventListener('success', () => (end.aborted ? close() : end.addEventListener('abort', close)))
    return request
  }
  return override(indexedDB, 'open', open)
}

const ADDRESS_CHANGES = ['pushState', 'replaceState', 'back', 'forward', 'go'] as const

/** The router puts its own functions over the browser's. */
const historyAsItWas: Undo = () => {
  for (const name of ADDRESS_CHANGES) Reflect.deleteProperty(history, name)
}

/**
 * The router writes an address a moment after it was asked to, by whatever function it then finds, without its object:
 * of a page that is over it finds none of the browser's, which would throw 'Illegal invocation' at nobody.
 */
const noAddressAnyMore: Undo = () => {
  for (const name of ADDRESS_CHANGES)
    Object.defineProperty(history, name, { configurable: true, writable: true, value: () => undefined })
}

/** How its scripts reach a server. */
type Line = { readonly fetch: typeof fetch; readonly XMLHttpRequest: new () => EventTarget }

type Page = { readonly navigator: Navigator; readonly location: Location; readonly end: () => void }

/**
 * Begins the life of a page, for scripts that get this navigator and location; `end` ends it without another word to
 * them, as a crash does.
 * @param left hears of each address for which the page wants to be left; it stays, since the test lives in it
 */
export const beginPage = (left: (url: string) => void, line: Line): Page => {
  const life = new AbortController()
  const end = life.signal
  historyAsItWas()
  navigation.addEventListener(
    'navigate',
    (event) => {
      if (event.destination.sameDocument || !event.cancelable) return
      event.preventDefault()
      left(event.destination.url)
    },
    { signal: end },
  )
  const undo = [
    listenersUntil(end, window),
    listenersUntil(end, document),
    ...timersUntil(end),
    ...channelsUntil(end),
    databasesUntil(end),
    override(window, 'fetch', line.fetch),
    // as far as the portal uses one
    override(window, 'XMLHttpRequest', line.XMLHttpRequest as typeof XMLHttpRequest),
    noAddressAnyMore,
  ]
  return {
    navigator: navigatorUntil(end),
    location: locationUntil(end),
    end: () => {
      for (const back of undo.toReversed()) back()
      life.abort()
    },
  }
}
