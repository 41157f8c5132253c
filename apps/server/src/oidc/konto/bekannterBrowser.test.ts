import { randomBytes, randomUUID } from 'node:crypto'
import { TAG_MS } from '@foerderportal/values/time'
import { expect, test } from 'vitest'
import { bekannterBrowser } from './bekannterBrowser.ts'

const key = randomBytes(32)
const jetzt = new Date('2026-11-21T08:00:00Z')
const inTagen = (tage: number) => new Date(jetzt.getTime() + tage * TAG_MS)
const { kennung, merken } = bekannterBrowser(key, { sicher: true })
const [lena, max] = [randomUUID(), randomUUID()]
/** What the browser sends back of a Set-Cookie. */
const zurueck = (zeile: string) => `portal-theme=dark; ${zeile.split(';')[0]}`

test('a browser is known to the account that it signed in to, and to no other', () => {
  const cookies = zurueck(merken(undefined, lena, jetzt))
  expect(kennung(cookies, lena, jetzt)).toMatch(/^[\w-]{22}$/)
  expect(kennung(cookies, max, jetzt)).toBeUndefined()
  expect(kennung(undefined, lena, jetzt)).toBeUndefined()
})

test('the cookie is out of reach of scripts and foreign pages', () => {
  expect(merken(undefined, lena, jetzt)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  expect(bekannterBrowser(key, { sicher: false }).merken(undefined, lena, jetzt)).not.toContain('Secure')
})

test('nobody makes or changes one without the key', () => {
  const cookies = zurueck(merken(undefined, lena, jetzt))
  expect(bekannterBrowser(randomBytes(32), { sicher: true }).kennung(cookies, lena, jetzt)).toBeUndefined()
  const faelschungen = [
    cookies.replace(/browser=./, 'browser=ä'),
    cookies.replace(/\.\d+\./, '.99999.'),
    `${cookies.slice(0, -1)}ä`,
    'portal-browser=',
    'portal-browser=a.b.c~~..',
  ]
  for (const falsch of faelschungen) expect(kennung(falsch, lena, jetzt), falsch).toBeUndefined()
})

test('several people share one browser; the last five stay, each with the same name', () => {
  const alle = Array.from({ length: 6 }, () => randomUUID())
  let cookies = ''
  for (const wer of alle) cookies = zurueck(merken(cookies, wer, jetzt))
  expect(alle.map((wer) => kennung(cookies, wer, jetzt) !== undefined)).toEqual([
    false,
    ...Array<boolean>(5).fill(true),
  ])
  const wer = alle[3] ?? ''
  const spaeter = zurueck(merken(cookies, wer, inTagen(1)))
  expect(kennung(spaeter, wer, jetzt)).toBe(kennung(cookies, wer, jetzt))
  expect(spaeter.length).toBe(cookies.length)
})

test('it is forgotten after half a year without a sign-in, and what is no entry is not written back', () => {
  const cookies = zurueck(merken('portal-browser=unsinn~a.b.c', lena, jetzt))
  expect(cookies).not.toMatch(/unsinn|a\.b\.c/)
  expect(kennung(cookies, lena, inTagen(179))).toBeDefined()
  expect(kennung(cookies, lena, inTagen(180))).toBeUndefined()
})
