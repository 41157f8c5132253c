import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setProblemListener } from '../environment.ts'
import { unternehmenAendern } from './unternehmen.ts'

const sent: (readonly [string, unknown])[] = []
const reported: number[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  reported.length = 0
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: string }) => {
    sent.push([`${method} ${url}`, JSON.parse(body)])
    return Promise.resolve(answer())
  })
  setProblemListener(({ status }) => reported.push(status))
})
afterEach(() => vi.unstubAllGlobals())

const aenderung = {
  companyId: 'c1',
  guid: 's1',
  unternehmen: { type: 'Startup', name: 'AgrarTech' },
  benachrichtigen: true,
} as const

test('[R7.1-15] sends the company with the state that was changed, and answers the new one', async () => {
  const neu = { guid: 's2', value: { ...aenderung.unternehmen, gpNr: '1000001' } }
  answer = () => Response.json(neu)
  expect(await unternehmenAendern(aenderung)).toEqual(neu)
  await unternehmenAendern({ ...aenderung, benachrichtigen: false })
  const url = (ja: boolean) =>
    `POST /NutzerService/api/public/foerderportal/unternehmen/c1?benachrichtigungNachDurchfuehrung=${ja}&guid=s1`
  expect(sent).toEqual([
    [url(true), aenderung.unternehmen],
    [url(false), aenderung.unternehmen],
  ])
})

test.each([
  [400, []],
  [409, []],
  [412, []],
  [503, []],
  [403, [403]],
  [500, [500]],
])('[R7.1-15] what the form shows itself opens no dialog: %i', async (status, gemeldet) => {
  answer = () => Response.json({ type: '/x', title: 'x', status }, { status })
  await expect(unternehmenAendern(aenderung)).rejects.toMatchObject({ status })
  expect(reported).toEqual(gemeldet)
})

test.each([
  ['companyId', { companyId: '' }],
  ['guid', { guid: '' }],
])('[R5-01] without %s nothing is sent, and the error names it', async (name, ohne) => {
  await expect(unternehmenAendern({ ...aenderung, ...ohne })).rejects.toThrow(
    `Der Parameter ${name} muss angegeben sein.`,
  )
  expect(sent).toEqual([])
})
