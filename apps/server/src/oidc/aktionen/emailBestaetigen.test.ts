import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedIdentity } from '../embeddedIdentity.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import { authUrl, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'
import { fehlerBei, titelVon } from '../testing/seite.ts'
import {
  anmeldenMit,
  bestaetigen,
  briefeAn,
  kontoVon,
  linkAn,
  linkAus,
  PASSWORT,
  registrieren,
} from '../testing/postTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const WARTESEITE = 'Bestätigen Sie Ihre E-Mail-Adresse'
const BESTAETIGT = 'Ihre E-Mail-Adresse ist bestätigt'

describe('an account whose address is not confirmed', () => {
  test('is told where the mail went, and cannot go on', async () => {
    const { b, warten, email } = await registrieren(t, 'wartet')
    expect(titelVon(warten)).toBe(WARTESEITE)
    expect(warten.text).toContain(`<strong>${email}</strong>`)
    const weiter = await b.absenden(warten, { schritt: 'weiter' })
    expect([weiter.status, titelVon(weiter)]).toEqual([400, WARTESEITE])
    expect(weiter.text).toContain('Die Adresse ist noch nicht bestätigt. Öffnen Sie den Link')
  })

  test('does not finish a login with the right password, nor silently', async () => {
    await registrieren(t, 'kommt.nicht.rein')
    const b = browser()
    const { antwort } = await anmeldenMit(t, b, 'kommt.nicht.rein')
    expect(titelVon(antwort)).toBe(WARTESEITE)
    const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('interaction_required')
  })

  test('gets no second mail by looking at the page again', async () => {
    const { b, warten, email } = await registrieren(t, 'sieht.nach')
    await b.oeffnen(warten.url.replace(/\/aktion\/.*/, ''))
    expect(await briefeAn(t, email)).toHaveLength(1)
  })

  test('gets a new mail by itself when the last link has expired', async () => {
    const { email } = await registrieren(t, 'kommt.spaeter')
    await sql`update einmallink set gueltig_bis = now() - interval '1 minute'`.execute(t.db)
    await anmeldenMit(t, browser(), 'kommt.spaeter')
    expect(await briefeAn(t, email)).toHaveLength(2)
  })

  test('once confirmed is asked no more, not by kc_action either', async () => {
    const b = browser()
    await registrieren(t, 'schon.fertig').then(({ link }) => bestaetigen(browser(), link))
    const { antwort } = await anmeldenMit(t, b, 'schon.fertig', PASSWORT, { kc_action: 'VERIFY_EMAIL' })
    const { searchParams } = new URL(antwort.ort ?? '')
    expect([searchParams.get('kc_action_status'), searchParams.has('code')]).toEqual(['success', true])
  })
})

describe('asking once more', () => {
  const erneut = (b: Browser, seite: Antwort) => b.absenden(seite, { schritt: 'erneut' })

  test('waits a minute, then sends a link that takes the place of the first', async () => {
    const { b, warten, email, link } = await registrieren(t, 'noch.einmal')
    const gleich = await erneut(b, warten)
    expect(gleich.status).toBe(429)
    expect(Number(gleich.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await briefeAn(t, email)).toHaveLength(1)
    t.clock.forward(120_000)
    const gesendet = await erneut(b, warten)
    expect(gesendet.text).toContain('Wir haben die E-Mail noch einmal geschickt.')
    expect((await browser().oeffnen(link)).text).toContain('Es gibt einen neueren')
    expect(titelVon(await bestaetigen(browser(), await linkAn(t, email)))).toBe(BESTAETIGT)
  })

  test('over and over again has to wait longer: nobody fills a mailbox', async () => {
    const { b, warten, email } = await registrieren(t, 'viele.male')
    const status: number[] = []
    for (let i = 0; i < 10; i++) {
      t.clock.forward(70_000)
      status.push((await erneut(b, warten)).status)
    }
    expect(status.slice(0, 5)).toEqual(Array(5).fill(200))
    expect(status.slice(5)).toContain(429)
    expect(await briefeAn(t, email)).toHaveLength(1 + status.filter((s) => s === 200).length)
  })

  test('by many registrations fills a stranger’s mailbox no more', async () => {
    const email = 'unbeteiligt@neuhof.example'
    for (let i = 0; i < 10; i++) await registrieren(t, `plage.${i}`, email)
    await registrieren(t, 'plage.zehn', email)
    expect(await briefeAn(t, email)).toHaveLength(10)
  })
})

describe('a mistyped address', () => {
  const berichtigen = (b: Browser, seite: Antwort, email: string, password = '') =>
    b.absenden(seite, { schritt: 'adresse', email, password })

  test('is corrected on the page: the mail goes to the new one, the old link is void', async () => {
    const { b, warten, link } = await registrieren(t, 'vertippt')
    const seite = await berichtigen(b, warten, 'richtig@neuhof.example')
    expect(seite.text).toContain(
      'Wir haben eine E-Mail an <strong>richtig@neuhof.example</strong> geschickt.',
    )
    expect((await browser().oeffnen(link)).status).toBe(410)
    expect(titelVon(await bestaetigen(browser(), await linkAn(t, 'richtig@neuhof.example')))).toBe(BESTAETIGT)
    expect(await kontoVon(t, 'vertippt')).toMatchObject({
      email: 'richtig@neuhof.example',
      emailBestaetigt: true,
    })
    const { rows } = await sql`select 1 from audit_log join konto on konto.id::text = nutzer_sub
      where benutzername = 'vertippt' and handlung = 'emailAendern'`.execute(t.db)
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['', 'Geben Sie Ihre E-Mail-Adresse ein.'],
    ['keine', 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'],
  ])('corrected to "%s" is refused at its field', async (neu, satz) => {
    const { b, warten } = await registrieren(t, `mangel.${neu.length}`)
    const seite = await berichtigen(b, warten, neu)
    expect(seite.status).toBe(400)
    expect(fehlerBei(seite, 'email')).toContain(satz)
    expect(seite.text).toMatch(/<details[^>]* open/)
  })

  test('[S1-15] corrected to one that somebody has is answered as any other; his mail says that he has an account', async () => {
    const { b, warten } = await registrieren(t, 'fremde.adresse')
    const fremd = 'lena.lindenau@demo.example'
    const seite = await berichtigen(b, warten, fremd)
    expect([seite.status, seite.text]).toEqual([
      200,
      expect.stringContaining(`<strong>${fremd}</strong> geschickt`),
    ])
    expect((await briefeAn(t, fremd)).map(({ betreff }) => betreff)).toEqual([
      'Sie haben schon ein Konto (Förderportal)',
    ])
  })

  test('of an account that had a proven one takes the password as well', async () => {
    const { link } = await registrieren(t, 'mit.geschichte')
    await bestaetigen(browser(), link)
    await embeddedIdentity(t.db, t.config).updateLogin(t.db, (await kontoVon(t, 'mit.geschichte')).id, {
      username: 'mit.geschichte',
      email: 'vertan@neuhof.example',
    })
    await sql`update konto set erforderliche_aktionen = '{VERIFY_EMAIL}' where benutzername = 'mit.geschichte'`.execute(
      t.db,
    )
    const b = browser()
    const { antwort } = await anmeldenMit(t, b, 'mit.geschichte')
    const ohne = await berichtigen(b, antwort, 'neu@neuhof.example', 'geraten')
    expect(ohne.text).toContain('Das Passwort stimmt nicht.')
    expect(await briefeAn(t, 'neu@neuhof.example')).toEqual([])
    await berichtigen(b, antwort, 'neu@neuhof.example', PASSWORT)
    expect(linkAus((await briefeAn(t, 'neu@neuhof.example'))[0])).toContain('/email-bestaetigen?')
  })
})

test('the port sends the mail for an address that is not confirmed, and none otherwise', async () => {
  const { email, link } = await registrieren(t, 'ueber.den.port')
  const port = embeddedIdentity(t.db, t.config)
  const { id } = await kontoVon(t, 'ueber.den.port')
  await t.db.transaction().execute((tx) => port.sendVerifyEmail(tx, id))
  expect(await briefeAn(t, email)).toHaveLength(2)
  expect((await browser().oeffnen(link)).status).toBe(410)
  await bestaetigen(browser(), await linkAn(t, email))
  await port.sendVerifyEmail(t.db, id)
  expect(await briefeAn(t, email)).toHaveLength(2)
})

test('the port fills nobody’s mailbox: whoever changes his address over and over writes to strangers five times', async () => {
  await registrieren(t, 'schreibt.fremden')
  const port = embeddedIdentity(t.db, t.config)
  const { id } = await kontoVon(t, 'schreibt.fremden')
  const adressen = Array.from({ length: 8 }, (_, i) => `fremder.${i}@neuhof.example`)
  for (const email of adressen) {
    await port.updateLogin(t.db, id, { username: 'schreibt.fremden', email })
    await port.sendVerifyEmail(t.db, id)
  }
  const briefe = await Promise.all(adressen.map((an) => briefeAn(t, an)))
  expect(briefe.map((b) => b.length)).toEqual([1, 1, 1, 1, 1, 0, 0, 0])
})
