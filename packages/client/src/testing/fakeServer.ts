import type { Problem } from '@foerderportal/contract/shared/problem'
import type { Answer, Route } from '@foerderportal/contract/shared/route'
import type * as z from 'zod/mini'
import { notSignedIn, refusal, Refused, success, type Extras } from './answers.ts'
import { answerBook, arrivals, gates, type Making, type Row, type TakeBack } from './answerBook.ts'
import { belongsTo, type Arrived } from './requests.ts'

/** The body that a route answers with a status, as a use case of the server gives it. */
type BodyOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Status<R extends Route> = keyof R['answers'] & number
type Body<R extends Route, S extends Status<R>> = BodyOf<R['answers'][S]>
/** Where there is a body, it is given, or made from what was sent. */
type Given<B, R extends Route> = [B] extends [undefined]
  ? [body?: undefined, extras?: Extras]
  : [body: B | ((call: Arrived<R>) => B), extras?: Extras]

/** Says what calls of a route are answered from now on, until it is taken back. */
type Answering = <R extends Route, S extends Status<R>>(
  route: R,
  status: S,
  ...given: Given<Body<R, S>, R>
) => TakeBack

/** What a use case answers: the body, and the version of a document. */
export type Served<R extends Route> = { readonly body: Answer<R>; readonly version?: number }
/** As on the server: it answers with the success of its route, or throws what it refuses (`Refused`). */
export type UseCase<R extends Route> = (call: Arrived<R>) => Served<R>

const maySend = ({ permission }: Route, { headers }: Request) =>
  permission === 'public' || headers.has('authorization')

type Line = {
  readonly rows: (request: Request) => readonly Row[]
  readonly arrives: (name: string) => void
  readonly complain: (sentence: string) => void
  readonly now: () => Date
}

/** `fetch` of a page that is connected with this server. */
const fetching = ({ rows, arrives, complain, now }: Line): typeof fetch => {
  const made = (request: Request, [row, ...behind]: readonly Row[]): ReturnType<Making> | undefined => {
    if (row === undefined) return undefined
    row.left -= 1
    return row.make(request, () => made(request, behind))
  }
  const answered = (request: Request) =>
    made(request, rows(request)) ??
    Promise.reject(new Error('niemand hat gesagt, was darauf zu antworten ist.'))
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

type Inside = {
  readonly book: ReturnType<typeof answerBook>
  readonly arrived: ReturnType<typeof arrivals>
  readonly gate: ReturnType<typeof gates>
}
const takes = (route: Route) => (request: Request) => belongsTo(route, request)

/** What the server answers. */
const successes = ({ book, arrived, gate }: Inside) => {
  /** A call that may be answered, as it arrives at its use case; undefined: it needs a token. */
  const admitted = async <R extends Route>(route: R, request: Request): Promise<Arrived<R> | undefined> => {
    if (!maySend(route, request)) return undefined
    const call = await arrived.note(route, request)
    await gate.pass(route)
    return call
  }
  const answering =
    (write: typeof book.own): Answering =>
    (route, status, ...[body, extras = {}]) =>
      write(
        takes(route),
        async (request) => {
          const call = await admitted(route, request)
          if (call === undefined) return notSignedIn()
          const make = typeof body === 'function' ? (body as (of: typeof call) => unknown) : () => body
          return success(route, status, make(call), extras)
        },
        extras.times,
      )
  return {
    /** Calls of a route are answered by a use case from now on, with its first success: what the server keeps and changes. */
    serve: <R extends Route>(route: R, useCase: UseCase<R>): TakeBack =>
      book.own(takes(route), async (request) => {
        const call = await admitted(route, request)
        if (call === undefined) return notSignedIn()
        try {
          const { body, ...extras } = useCase(call)
          return success(route, Number(Object.keys(route.answers)[0]), body, extras)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          return refusal(error.problem.status, error.problem)
        }
      }),
    /**
     * What calls of a route are answered from now on. The body is checked against the contract's schema, so that a
     * test can't say of the server what it never does. The returned function takes the answer back.
     */
    answer: answering(book.own),
    /** The same for calls that have no other answer. */
    otherwise: answering(book.usual),
  }
}

/** What else may become of a call. */
const failures = ({ book, arrived, gate }: Inside) => ({
  /** Refuses the calls of a route: with a problem of the catalogue, or with a status alone, as a proxy does. */
  refuse: (route: Route, status: number, problem?: Omit<Problem, 'status'>, extras: Extras = {}): TakeBack =>
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
  /** The calls arrive and the server does what they ask, but its answers get lost. */
  lose: (route: Route, { times }: Pick<Extras, 'times'> = {}): TakeBack =>
    book.own(
      takes(route),
      async (request, behind) => {
        await (behind() ?? arrived.note(route, request))
        return 'lost'
      },
      times,
    ),
  /** No call of these routes arrives, as on a line that is cut; the browser does not know it. */
  cut: (...routes: readonly Route[]): TakeBack =>
    book.own(
      (request) => routes.some((route) => belongsTo(route, request)),
      () => Promise.resolve('lost'),
    ),
})

/** A server in the test's hands: it knows the contract, answers what it was told and complains about the rest. */
export const fakeServer = () => {
  const book = answerBook()
  const gate = gates()
  const arrived = arrivals()
  const inside = { book, arrived, gate }
  const log: string[] = []
  const complaints: string[] = []
  let clock = () => new Date()

  return {
    ...successes(inside),
    ...failures(inside),
    /** What arrived for a route so far, read by its schemas. */
    calls: arrived.of,
    /** In place of the browser's own `fetch`. */
    fetch: fetching({
      rows: book.rows,
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
