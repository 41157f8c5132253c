import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeJwt } from 'jose'
import { embeddedIdentity } from '../embeddedIdentity.ts'
import { kontoNachBenutzername } from '../konto.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import { authUrl, codeAus, einloesen, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'
import { bestaetigen, briefeAn, linkAn, linkAus } from '../testing/postTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const PASSWORT = 'Vier zufällige Wörter'
const UNWAHR = `${'x'.repeat(42)}A`

/** Somebody who has just sent the registration and waits for his mail. */
const registriert = async (name: string, email = `${name}@neuhof.example`) => {
  const b = browser()
  const { verifier, challenge } = pkce()
  const seite = await b.oeffnen(authUrl(t, challenge, { prompt: 'create' }))
  const warten = await b.absenden(seite, {
    firstName: 'Rosa',
    lastName: 'Neuhof',
    email,
    username: name,
    password: PASSWORT,
    'password-confirm': PASSWORT,
  })
  return { b, verifier, warten, email, link: await linkAn(t, email) }
}

/** Signs in by the login page; answers the page that follows or the way back to the portal. */
const anmelden = async (b: Browser, username: string, mehr: Record<string, string> = {}) => {
  const { verifier, challenge } = pkce()
  const seite = await b.oeffnen(authUrl(t, challenge, mehr))
  return { verifier, antwort: await b.absenden(seite, { username, password: PASSWORT }) }
}

const konto = async (name: string) => {
  const k = await kontoNachBenutzername(t.db, name)
  if (k === undefined) throw new Error(`Kein Konto ${name}`)
  return k
}

const titel = ({ text }: Antwort) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1]
const WARTESEITE = 'Bestätigen Sie Ihre E-Mail-Adresse'
const BESTAETIGT = 'Ihre E-Mail-Adresse ist bestätigt'
const UNGUELTIG = 'Dieser Link gilt nicht mehr'

describe('an account whose address is not confirmed', () => {
  test('is told where the mail went, and cannot go on', async () => {
    const { b, warten, email } = await registriert('wartet')
    expect(titel(warten)).toBe(WARTESEITE)
    expect(warten.text).toContain(`<strong>${email}</strong>`)
    const weiter = await b.absenden(warten, { schritt: 'weiter' })
    expect([weiter.status, titel(weiter)]).toEqual([400, WARTESEITE])
    expect(weiter.text).toContain('Die Adresse ist noch nicht bestätigt. Öffnen Sie zuerst den Link')
  })

  test('does not finish a login with the right password, nor silently', async () => {
    await registriert('kommt.nicht.rein')
    const b = browser()
    const { antwort } = await anmelden(b, 'kommt.nicht.rein')
    expect(titel(antwort)).toBe(WARTESEITE)
    const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('interaction_required')
  })

  test('gets no second mail by looking at the page again', async () => {
    const { b, warten, email } = await registriert('sieht.nach')
    await b.oeffnen(warten.url.replace(/\/aktion\/.*/, ''))
    expect(await briefeAn(t, email)).toHaveLength(1)
  })

  test('gets a new mail by itself when the last link has expired', async () => {
    const { email } = await registriert('kommt.spaeter')
    await sql`update einmallink set gueltig_bis = now() - interval '1 minute'`.execute(t.db)
    await anmelden(browser(), 'kommt.spaeter')
    expect(await briefeAn(t, email)).toHaveLength(2)
  })

  test('once confirmed is asked no more, not by kc_action either', async () => {
    const b = browser()
    await registriert('schon.fertig').then(({ link }) => bestaetigen(browser(), link))
    const { antwort } = await anmelden(b, 'schon.fertig', { kc_action: 'VERIFY_EMAIL' })
    const { searchParams } = new URL(antwort.ort ?? '')
    expect([searchParams.get('kc_action_status'), searchParams.has('code')]).toEqual(['success', true])
  })
})

describe('the mail', () => {
  test('says how long the link counts and nothing that somebody typed but the address', async () => {
    const { email } = await registriert('gewinn.boese.example')
    const [brief] = await briefeAn(t, email)
    expect(brief?.betreff).toBe('Bestätigen Sie Ihre E-Mail-Adresse (Förderportal)')
    expect(brief?.text).toMatch(
      /Der Link gilt 24 Stunden \(bis \d\d\.\d\d\.\d{4}, [\d:]{8} Uhr\) und nur einmal\./,
    )
    expect(brief?.text).toContain('Ohne Bestätigung löschen wir es nach 7 Tagen.')
    expect(brief?.text).not.toMatch(/Rosa|gewinn\.boese/)
  })

  test('its key stands nowhere in the database but in the mail itself', async () => {
    const { link, email } = await registriert('nur.als.hash')
    const schluessel = new URL(link).searchParams.get('schluessel') ?? ''
    const { rows } = await sql<{ zeile: string }>`
      select l::text as zeile from einmallink l join konto k on k.id = l.konto_id where k.email = ${email}`.execute(
      t.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.zeile).not.toContain(schluessel)
    const { rows: post } = await sql`select 1 from postausgang where an = ${email} and vertraulich`.execute(
      t.db,
    )
    expect(post).toHaveLength(1)
  })
})

describe('the link', () => {
  test('in the same browser goes on by itself; tokens carry the confirmed address', async () => {
    const { b, link } = await registriert('gleicher.browser')
    const antwort = await bestaetigen(b, link)
    expect([antwort.status, antwort.ort]).toEqual([303, `${t.portalUrl}/dashboard`])
    const { verifier, challenge } = pkce()
    const still = await b.oeffnen(authUrl(t, challenge, { prompt: 'none' }))
    const { body } = await einloesen(t, codeAus(still.ort), verifier)
    expect(decodeJwt(body.access_token)).toMatchObject({ email_verified: true })
  })

  test('on another device says so, and the first device goes on with its button', async () => {
    const { b, link, warten, verifier } = await registriert('anderes.geraet')
    const antwort = await bestaetigen(browser(), link)
    expect([antwort.status, titel(antwort)]).toEqual([200, BESTAETIGT])
    const weiter = await b.absenden(warten, {})
    expect((await einloesen(t, codeAus(weiter.ort), verifier)).status).toBe(200)
  })

  test('is not used up by programs that open links: only its button does', async () => {
    const { link } = await registriert('vom.scanner.besucht')
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(link, { method })
    expect((await konto('vom.scanner.besucht')).emailBestaetigt).toBe(false)
    expect(titel(await bestaetigen(browser(), link))).toBe(BESTAETIGT)
  })

  test('names address and user name, so that nobody confirms a stranger’s account', async () => {
    const { link, email } = await registriert('wer.ist.das')
    const seite = await browser().oeffnen(link)
    expect(seite.text).toContain(`<strong>${email}</strong>`)
    expect(seite.text).toContain('<strong>wer.ist.das</strong>')
  })

  test('opened again after it did its work says that all is well', async () => {
    const { link } = await registriert('zweimal.geoeffnet')
    const b = browser()
    const seite = await b.oeffnen(link)
    await b.absenden(seite, {})
    expect([titel(await b.oeffnen(link)), titel(await b.absenden(seite, {}))]).toEqual([
      BESTAETIGT,
      BESTAETIGT,
    ])
  })

  test.each([
    ['forged', () => UNWAHR],
    ['cut off', (s: string) => s.slice(0, 20)],
    ['missing', () => ''],
  ])('%s is refused, shown or sent', async (_was, falsch) => {
    const { link } = await registriert(`falsch.${_was.replace(' ', '.')}`)
    const b = browser()
    const seite = await b.oeffnen(link)
    const schluessel = falsch(new URL(link).searchParams.get('schluessel') ?? '')
    const gezeigt = await b.oeffnen(`${link.split('?')[0]}?schluessel=${schluessel}`)
    const gesendet = await b.absenden(seite, { schluessel })
    for (const antwort of [gezeigt, gesendet])
      expect([antwort.status, titel(antwort)]).toEqual([410, UNGUELTIG])
    expect((await konto(`falsch.${_was.replace(' ', '.')}`)).emailBestaetigt).toBe(false)
  })

  test('expired is refused and says what to do', async () => {
    const { link, email } = await registriert('abgelaufen')
    const b = browser()
    const seite = await b.oeffnen(link)
    await sql`update einmallink set gueltig_bis = now() - interval '1 second' where email = ${email}`.execute(
      t.db,
    )
    for (const antwort of [await b.oeffnen(link), await b.absenden(seite, {})]) {
      expect([antwort.status, titel(antwort)]).toEqual([410, UNGUELTIG])
      expect(antwort.text).toContain('Er ist abgelaufen. Melden Sie sich an')
    }
  })

  test('of a page without its token changes nothing', async () => {
    const { link } = await registriert('fremdes.formular')
    const b = browser()
    const antwort = await b.absenden(await b.oeffnen(link), { token: 'x' })
    expect(antwort.status).toBe(400)
    expect((await konto('fremdes.formular')).emailBestaetigt).toBe(false)
  })

  test('pressed ten times at once is used once', async () => {
    const { link, email } = await registriert('zehnmal')
    const b = browser()
    const seite = await b.oeffnen(link)
    const alle = await Promise.all(Array.from({ length: 10 }, () => b.absenden(seite, {})))
    expect(new Set(alle.map(titel))).toEqual(new Set([BESTAETIGT]))
    const { rows } = await sql`select 1 from audit_log where handlung = 'emailBestaetigen'
      and nutzer_sub = (select id::text from konto where email = ${email})`.execute(t.db)
    expect(rows).toHaveLength(1)
  })

  test('leaks to nobody: no referrer, no frame, no script, not stored', async () => {
    const { headers, text } = await browser().oeffnen((await registriert('ohne.spur')).link)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(text).not.toContain('<script')
  })

  test('of a closed account opens nothing', async () => {
    const { link } = await registriert('geschlossen')
    await sql`update konto set aktiv = false where benutzername = 'geschlossen'`.execute(t.db)
    expect((await browser().oeffnen(link)).status).toBe(410)
  })
})

describe('an address that several claim', () => {
  test('is nobody’s before it is confirmed: a stranger can’t block it, and who proves it gets it', async () => {
    const email = 'begehrt@neuhof.example'
    await registriert('stranger', email)
    const { b, link } = await registriert('besitzer', email)
    expect((await bestaetigen(b, link)).status).toBe(303)
    expect(await kontoNachBenutzername(t.db, 'stranger')).toBeUndefined()
  })

  test('proven by two at the same moment is one’s', async () => {
    const email = 'zugleich@neuhof.example'
    const eins = await registriert('zugleich.eins', email)
    const zwei = await registriert('zugleich.zwei', email)
    const seiten = await Promise.all(
      [eins, zwei].map(async ({ b, link }) => [b, await b.oeffnen(link)] as const),
    )
    const antworten = await Promise.all(seiten.map(([b, seite]) => b.absenden(seite, {})))
    expect(antworten.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([303, 410])
    const { rows } = await sql`select 1 from konto where email = ${email} and email_bestaetigt`.execute(t.db)
    expect(rows).toHaveLength(1)
  })

  test('is taken once confirmed, whatever its case', async () => {
    const { email } = await registriert('hat.sie')
    await sql`update konto set vorlaeufig = false where benutzername = 'hat.sie'`.execute(t.db)
    await expect(registriert('will.sie', email.toUpperCase())).rejects.toThrow('Kein Link')
  })
})

describe('asking once more', () => {
  const erneut = (b: Browser, seite: Antwort) => b.absenden(seite, { schritt: 'erneut' })

  test('waits a minute, then sends a link that takes the place of the first', async () => {
    const { b, warten, email, link } = await registriert('noch.einmal')
    const gleich = await erneut(b, warten)
    expect(gleich.status).toBe(429)
    expect(Number(gleich.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await briefeAn(t, email)).toHaveLength(1)
    t.clock.forward(120_000)
    const gesendet = await erneut(b, warten)
    expect(gesendet.text).toContain('Wir haben die E-Mail noch einmal geschickt.')
    expect((await browser().oeffnen(link)).text).toContain('Es gibt einen neueren')
    expect(titel(await bestaetigen(browser(), await linkAn(t, email)))).toBe(BESTAETIGT)
  })

  test('over and over again has to wait longer: nobody fills a mailbox', async () => {
    const { b, warten, email } = await registriert('viele.male')
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
    for (let i = 0; i < 10; i++) await registriert(`plage.${i}`, email)
    await registriert('plage.zehn', email)
    expect(await briefeAn(t, email)).toHaveLength(10)
  })
})

describe('a mistyped address', () => {
  const berichtigen = (b: Browser, seite: Antwort, email: string, password = '') =>
    b.absenden(seite, { schritt: 'adresse', email, password })

  test('is corrected on the page: the mail goes to the new one, the old link is void', async () => {
    const { b, warten, link } = await registriert('vertippt')
    const seite = await berichtigen(b, warten, 'richtig@neuhof.example')
    expect(seite.text).toContain('Wir haben die E-Mail an richtig@neuhof.example geschickt.')
    expect((await browser().oeffnen(link)).status).toBe(410)
    expect(titel(await bestaetigen(browser(), await linkAn(t, 'richtig@neuhof.example')))).toBe(BESTAETIGT)
    expect(await konto('vertippt')).toMatchObject({ email: 'richtig@neuhof.example', emailBestaetigt: true })
  })

  test.each([
    ['', 'Geben Sie Ihre E-Mail-Adresse ein.'],
    ['keine', 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'],
    ['lena.lindenau@demo.example', 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.'],
  ])('corrected to "%s" is refused at its field', async (neu, satz) => {
    const { b, warten } = await registriert(`mangel.${neu.length}`)
    const seite = await berichtigen(b, warten, neu)
    expect(seite.status).toBe(400)
    expect(/id="email-fehler">([^<]*)</.exec(seite.text)?.[1]).toContain(satz)
    expect(seite.text).toMatch(/<details[^>]* open/)
  })

  test('of an account that had a proven one takes the password as well', async () => {
    const { link } = await registriert('mit.geschichte')
    await bestaetigen(browser(), link)
    await embeddedIdentity(t.db, t.config).updateLogin(t.db, (await konto('mit.geschichte')).id, {
      username: 'mit.geschichte',
      email: 'vertan@neuhof.example',
    })
    await sql`update konto set erforderliche_aktionen = '{VERIFY_EMAIL}' where benutzername = 'mit.geschichte'`.execute(
      t.db,
    )
    const b = browser()
    const { antwort } = await anmelden(b, 'mit.geschichte')
    const ohne = await berichtigen(b, antwort, 'neu@neuhof.example', 'geraten')
    expect(ohne.text).toContain('Das Passwort stimmt nicht.')
    expect(await briefeAn(t, 'neu@neuhof.example')).toEqual([])
    await berichtigen(b, antwort, 'neu@neuhof.example', PASSWORT)
    expect(linkAus((await briefeAn(t, 'neu@neuhof.example'))[0])).toContain('/email-bestaetigen?')
  })
})

test('[R7.1-07] the port sends the mail for an address that is not confirmed, and none otherwise', async () => {
  const { email, link } = await registriert('ueber.den.port')
  const port = embeddedIdentity(t.db, t.config)
  const { id } = await konto('ueber.den.port')
  await t.db.transaction().execute((tx) => port.sendVerifyEmail(tx, id))
  expect(await briefeAn(t, email)).toHaveLength(2)
  expect((await browser().oeffnen(link)).status).toBe(410)
  await bestaetigen(browser(), await linkAn(t, email))
  await port.sendVerifyEmail(t.db, id)
  expect(await briefeAn(t, email)).toHaveLength(2)
})
