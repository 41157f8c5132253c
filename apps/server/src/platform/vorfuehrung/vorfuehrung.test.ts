import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPortal } from '../../app.ts'
import { mailVersenden, type Mail } from '../mail/mailVersenden.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'

const starten = (env: Record<string, string> = {}) => startTestApp(registerPortal, env)
const senden = (t: TestApp, mail: Mail) =>
  t.services.db.transaction().execute((tx) => mailVersenden(tx, mail))
const LENA: Mail = {
  an: 'lena@demo.example',
  betreff: 'Ihr Antrag',
  text: 'Guten Tag,\nsiehe https://portal.example/a?b=1&c=2.',
}

describe('on this machine', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await starten()
    await senden(t, LENA)
    await senden(t, {
      an: 'boese@demo.example',
      betreff: '<script>alert(1)</script>',
      text: '"><img src=x>',
    })
  })
  afterAll(() => t.close())

  test('the outbox lists mails newest first, escaped, filtered by recipient', async () => {
    const all = await t.app.inject({ url: '/demo/postausgang' })
    expect(all.headers['content-type']).toContain('text/html')
    expect(all.headers['content-security-policy']).not.toContain('unsafe')
    expect(all.body).not.toMatch(/<script|<img/)
    expect(all.body.indexOf('&lt;script')).toBeLessThan(all.body.indexOf('Ihr Antrag'))
    expect(all.body).toContain('<a href="https://portal.example/a?b=1&amp;c=2">')
    const one = await t.app.inject({ url: '/demo/postausgang?an=lena@demo.example' })
    expect(one.body).not.toContain('boese@demo.example')
    expect(one.body).not.toContain(VORFUEHRUNG_SATZ)
  })

  test.each([
    ['under a name of the network', { host: 'portal.example' }],
    ['under a name that only begins like this machine', { host: 'localhost.example:8080' }],
    ['through a proxy (X-Forwarded-For)', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy (Forwarded)', { forwarded: 'for=203.0.113.7' }],
    ['through a proxy (Via)', { via: '1.1 tunnel' }],
    ['through a proxy (X-Real-IP)', { 'x-real-ip': '203.0.113.7' }],
  ])('a call %s gets nothing of the demo world', async (_, headers) => {
    for (const url of ['/demo/postausgang', '/konfiguration.json', '/start']) {
      const answer = await t.app.inject({ url, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ detail: expect.stringContaining('DEMO_OEFFENTLICH=1') })
    }
  })

  test.each(['localhost:8080', '127.0.0.1', '[::1]:9000'])('a call to %s is answered', async (host) => {
    expect((await t.app.inject({ url: '/konfiguration.json', headers: { host } })).statusCode).toBe(200)
  })
})

test('with DEMO=0 there is no outbox page, and any name is answered', async () => {
  const t = await starten({ DEMO: '0' })
  expect((await t.app.inject({ url: '/demo/postausgang' })).statusCode).toBe(404)
  const fremd = await t.app.inject({ url: '/konfiguration.json', headers: { host: 'portal.example' } })
  expect(fremd.statusCode).toBe(200)
  await t.close()
})

describe('for everybody (DEMO_OEFFENTLICH=1)', () => {
  let t: TestApp
  let code: string
  beforeAll(async () => {
    t = await starten({ DEMO_OEFFENTLICH: '1', PORTAL_URL: 'https://vorfuehrung.example' })
    code = t.services.vorfuehrungscode ?? ''
    await senden(t, LENA)
  })
  afterAll(() => t.close())

  const oeffnen = (payload: string) =>
    t.app.inject({
      method: 'POST',
      url: '/demo/postausgang',
      headers: { host: 'vorfuehrung.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const lesen = (cookie?: string) =>
    t.app.inject({
      url: '/demo/postausgang',
      headers: { host: 'vorfuehrung.example', ...(cookie === undefined ? {} : { cookie }) },
    })

  test('the code has 16 signs in groups of four', () =>
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/))

  test('without the code the outbox shows no mail, with it all', async () => {
    const zu = await lesen()
    expect(zu.statusCode).toBe(403)
    expect(zu.body).not.toContain('Ihr Antrag')
    expect(zu.body).toContain('Code aus dem Protokoll')
    const auf = await oeffnen(`code=${encodeURIComponent(` ${code.toLowerCase().replaceAll('-', ' ')} `)}`)
    expect([auf.statusCode, auf.headers.location]).toEqual([303, '/demo/postausgang'])
    const [cookie = ''] = String(auf.headers['set-cookie']).split(';')
    expect(String(auf.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Strict/)
    expect((await lesen(cookie)).body).toContain('Ihr Antrag')
  })

  test.each(['code=', 'code=AAAA-AAAA-AAAA-AAAA', 'anderes=1', `code=${'A'.repeat(1000)}`])(
    'a wrong code opens nothing: %s',
    async (payload) => {
      const antwort = await oeffnen(payload)
      expect(antwort.statusCode).toBe(403)
      expect(antwort.headers['set-cookie']).toBeUndefined()
      expect(antwort.body).toContain('Dieser Code stimmt nicht.')
    },
  )

  test('each page says what it is', async () => {
    expect((await t.call(konfigurationLesen)).body).toMatchObject({ demo: true, demoOeffentlich: true })
    const inhalt = await t.app.inject({ url: '/cms/Portal/datenschutz/index.html' })
    expect(inhalt.body).toContain(VORFUEHRUNG_SATZ)
    expect((await lesen()).body).toContain(VORFUEHRUNG_SATZ)
  })
})
