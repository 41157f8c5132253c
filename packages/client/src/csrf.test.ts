import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { antragAnlegen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { setTokenSource } from './environment.ts'
import { isProblem } from './problem.ts'

type Answer = { readonly status: number; readonly cookie?: string }

const page = { cookie: '' }
const answered: Response[] = []
const sent: (string | undefined)[] = []
let answers: Answer[] = []

beforeEach(() => {
  sent.length = 0
  answered.length = 0
  page.cookie = `${CSRF_COOKIE}=alt`
  setTokenSource(() => Promise.resolve('token'))
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    const { status, cookie } = answers.shift() ?? { status: 500 }
    sent.push(headers[CSRF_HEADER])
    if (cookie !== undefined) page.cookie = `${CSRF_COOKIE}=${cookie}`
    const response = new Response('{}', { status })
    answered.push(response)
    return Promise.resolve(response)
  })
})
afterEach(() => vi.unstubAllGlobals())

const outcome = (promise: Promise<object>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (isProblem(error) ? error.status : error),
  )
const create = () =>
  outcome(call(antragAnlegen, { params: { metaGuid: 'm1', unternehmenGuid: 'u1' }, ignore: 'alle' }))

const RENEWED: Answer = { status: 403, cookie: 'frisch' }

test('[R6-05] the first unsafe call of a renewed session is refused and sent once more with the fresh cookie', async () => {
  answers = [RENEWED, { status: 201 }]
  expect(await create()).toBe('done')
  expect(sent).toEqual(['alt', 'frisch'])
  // An answer that nobody reads would hold its connection.
  expect(answered.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true])
})

test.each([
  ['a second refusal is one', [RENEWED, { status: 403, cookie: 'noch einer' }], ['alt', 'frisch']],
  ['so is one that brought no fresh cookie', [{ status: 403 }], ['alt']],
])('[R6-05] %s', async (_, given, headers) => {
  answers = [...given]
  expect(await create()).toBe(403)
  expect(sent).toEqual(headers)
})

test('[R6-05] what only reads needs none, and a refusal is a refusal', async () => {
  answers = [RENEWED, { status: 200 }]
  const read = call(antragUebersichtLesen, { params: { unternehmenGuid: 'u1' }, query: {}, ignore: 'alle' })
  expect(await outcome(read)).toBe(403)
  expect(sent).toEqual([undefined])
})
