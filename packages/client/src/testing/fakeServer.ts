import type { Problem } from '@foerderportal/contract/shared/problem'
import type { Route } from '@foerderportal/contract/shared/route'
import type * as z from 'zod/mini'
import { notSignedIn, refusal, success, type Extras } from './answers.ts'
import { belongsTo, read, type Arrived } from './requests.ts'

/** The body that a route answers with a status, as a use case of the server gives it. */
type BodyOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Status<R extends Route> = keyof R['answers'] & number
type Body<R extends Route, S extends Status<R>> = BodyOf<R['answers'][S]>
/** Where there is a body, it is given, or made from what was sent. */
type Given<B, R extends Route> = [B] extends [undefined]
  ? [body?: undefined, extras?: Extras]
  : [body: B | ((call: Arrived<R>) => B), extras?: Extras]

type TakeBack = () => void
/** Says what calls of a route are answered from now on, until it is taken back. */
type Answering = <R extends Route, S extends Status<R>>(
  route: R,
  status: S,
  ...given: Given<Body<R, S>, R>
) => TakeBack

/** Makes the answer to one call; 'lost' when it never arrives. */
type Making = (request: Request) => Promise<Response | 'lost'>
type Row = { readonly takes: (request: Request) => boolean; readonly make: Making; left: number }

const maySend = ({ permission }: Route, { headers }: Request) =>
  permission === 'public' || headers.has('authorization')

/** What arrived, for each route, read by its schemas. */
const arrivals = () => {
  const calls = new Map<Route, Arrived<Route>[]>()
  return {
    of: <R extends Route>(route: R) => (calls.get(route) ?? []) as readonly Arrived<R>[], // read by this very route
    note: async <R extends Route>(route: R, request: Request): Promise<Arrived<R>> => {
      const call = await read(route, request)
      calls.set(route, [...(calls.get(route) ?? []), call])
      return call
    },
  }
}

/** The answers that were given: the latest counts, and before those of every day the test's own. */
const answerBook = () => {
  const own: Row[] = []
  const usual: Row[] = []
  const writing =
    (to: Row[]) =>
    (takes: Row['takes'], make: Making, times = Infinity): TakeBack => {
      const row: Row = { takes, make, left: times }
      to.unshift(row)
      return () => {
        row.left = 0
      }
    }
  return {
    own: writing(own),
    usual: writing(usual),
    find: (request: Request) => [...own, ...usual].find(({ takes, left }) => left > 0 && takes(request)),
  }
}

/** Calls of a route wait at its gate until it is opened. */
const gates = () => {
  const closed = new Map<Route, Promise<void>>()
  return {
    pass: (route: Route) => closed.get(route),
    close: (route: Route): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      closed.set(route, promise)
      return () => {
        closed.delete(route)
        resolve()
      }
    },
  }
}

type Line = {
  readonly find: (request: Request) => Row | undefined
  readonly arrives: (name: string) => void
  readonly complain: (sentence: string) => void
  readonly now: () => Date
}

/** `fetch` of a page that is connected with this server. */
const fetching = ({ find, arrives, complain, now }: Line): typeof fetch => {
  const answered = (request: Request): Promise<Response | 'lost'> => {
    const row = find(request)
    if (row === undefined)
      return Promise.reject(new Error('niemand hat gesagt, was darauf zu antworten ist.'))
    row.left -= 1
    return row.make(request)
  }
  return async (input, init) => {
    const request = new Request(input, init)
    const name = `${request.method} ${new URL(request.url).pathname}`
    arrives(name)
    const answer = await answered(request).catch((error: unknown) => {
      complain(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return refusal(501, undefined)
    })
    request.signal.throwIfAborted()
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (!answer.headers.has('date')) answer.headers.set('date', now().toUTCString())
    return answer
  }
}

/** The three ways in which the calls of a route end. */
const endings = (book: ReturnType<typeof answerBook>, gate: ReturnType<typeof gates>) => {
  const arrived = arrivals()
  const takes = (route: Route) => (request: Request) => belongsTo(route, request)
  const answering =
    (write: typeof book.own): Answering =>
    (route, status, ...[body, extras = {}]) =>
      write(
        takes(route),
        async (request) => {
          if (!maySend(route, request)) return notSignedIn()
          const call = await arrived.note(route, request)
          await gate.pass(route)
          const make = typeof body === 'function' ? (body as (of: typeof call) => unknown) : () => body
          return success(route, status, make(call), extras)
        },
        extras.times,
      )
  return {
    /**
     * What calls of a route are answered from now on. The body is checked against the contract's schema, so that a
     * test can't say of the server what it never does. The returned function takes the answer back.
     */
    answer: answering(book.own),
    /** The same for calls that have no other answer. */
    otherwise: answering(book.usual),
    /** Refuses the calls of a route: with a problem of the catalogue, or with a status alone, as a proxy does. */
    refuse: (
      route: Route,
      status: number,
      problem?: Omit<Problem, 'status'>,
      extras: Extras = {},
    ): TakeBack =>
      book.own(
        takes(route),
        async (request) => {
          // A refusal may be for the very reason that the contract does not take what was sent.
          await arrived.note(route, request).catch(() => undefined)
          await gate.pass(route)
          return refusal(status, problem, extras)
        },
        extras.times,
      ),
    /** The calls arrive, but their answers get lost. */
    lose: (route: Route, { times }: Pick<Extras, 'times'> = {}): TakeBack =>
      book.own(
        takes(route),
        async (request) => {
          await arrived.note(route, request)
          await gate.pass(route)
          return 'lost'
        },
        times,
      ),
    /** What arrived for a route so far, read by its schemas. */
    calls: arrived.of,
  }
}

/** A server in the test's hands: it knows the contract, answers what it was told and complains about the rest. */
export const fakeServer = () => {
  const book = answerBook()
  const gate = gates()
  const log: string[] = []
  const complaints: string[] = []
  let clock = () => new Date()

  return {
    ...endings(book, gate),
    /** In place of the browser's own `fetch`. */
    fetch: fetching({
      find: book.find,
      arrives: (name) => log.push(name),
      complain: (sentence) => complaints.push(sentence),
      now: () => clock(),
    }),
    /** The server's clock stands at a moment from now on; before it goes as this computer's. */
    setClock: (moment: Date): void => {
      clock = () => moment
    },
    /** Lets the calls of a route wait for their answers until the returned function is called. */
    hold: gate.close,
    /** For what is no call of the contract, e.g. the identity provider. */
    also: book.own,
    /** All that arrived, as 'GET /path', in order. */
    log: log as readonly string[],
    /** Calls that nobody answered or that the contract refuses, a sentence each: the test has failed then. */
    complaints: complaints as readonly string[],
  }
}
export type FakeServer = ReturnType<typeof fakeServer>
