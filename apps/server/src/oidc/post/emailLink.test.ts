import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedIdentity } from '../embeddedIdentity.ts'
import { kontoNachBenutzername } from '../konto/konto.ts'
import { browser } from '../testing/browser.ts'
import { authUrl, codeAus, einloesen, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'
import { fehlerBei, titelVon } from '../testing/seite.ts'
import {
  bestaetigen,
  briefeAn,
  kontoVon,
  linkAn,
  PASSWORT,
  passwortAnfordern,
  registrieren,
} from '../testing/postTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const UNWAHR = `${'x'.repeat(42)}A`
const BESTAETIGT = 'Ihre E-Mail-Adresse ist bestätigt'
const UNGUELTIG = 'Dieser Link gilt nicht mehr'

describe('the mail', () => {
  test('says how long the link counts and nothing that somebody typed but the address', async () => {
    const { email } = await registrieren(t, 'gewinn.boese.example')
    const [brief] = await briefeAn(t, email)
    expect(brief?.betreff).toBe('Bestätigen Sie Ihre E-Mail-Adresse (Förderportal)')
    expect(brief?.text).toMatch(
      /Der Link gilt 24 Stunden \(bis \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\) und nur einmal\./,
    )
    expect(brief?.text).toContain('Ohne Bestätigung löschen wir es nach 7 Tagen.')
    expect(brief?.text).not.toMatch(/Rosa|gewinn\.boese/)
  })

  test('its key stands nowhere in the database but in the mail itself', async () => {
    const { link, email } = await registrieren(t, 'nur.als.hash')
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
    const { b, link } = await registrieren(t, 'gleicher.browser')
    const antwort = await bestaetigen(b, link)
    expect([antwort.status, antwort.ort]).toEqual([303, `${t.portalUrl}/dashboard`])
    const { verifier, challenge } = pkce()
    const still = await b.oeffnen(authUrl(t, challenge, { prompt: 'none' }))
    const { body } = await einloesen(t, codeAus(still.ort), verifier)
    expect(decodeJwt(body.access_token)).toMatchObject({ email_verified: true })
  })

  test('on another device says so, and the first device goes on with its button', async () => {
    const { b, link, warten, verifier } = await registrieren(t, 'anderes.geraet')
    const antwort = await bestaetigen(browser(), link)
    expect([antwort.status, titelVon(antwort)]).toEqual([200, BESTAETIGT])
    const weiter = await b.absenden(warten, {})
    expect((await einloesen(t, codeAus(weiter.ort), verifier)).status).toBe(200)
  })

  test('is not used up by programs that open links: only its button does', async () => {
    const { link } = await registrieren(t, 'vom.scanner.besucht')
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(link, { method })
    expect((await kontoVon(t, 'vom.scanner.besucht')).emailBestaetigt).toBe(false)
    expect(titelVon(await bestaetigen(browser(), link))).toBe(BESTAETIGT)
  })

  test('names address and user name, so that nobody confirms a stranger’s account', async () => {
    const { link, email } = await registrieren(t, 'wer.ist.das')
    const seite = await browser().oeffnen(link)
    expect(seite.text).toContain(`<strong>${email}</strong>`)
    expect(seite.text).toContain('<strong>wer.ist.das</strong>')
  })

  test('opened again after it did its work says that all is well', async () => {
    const { link } = await registrieren(t, 'zweimal.geoeffnet')
    const b = browser()
    const seite = await b.oeffnen(link)
    await b.absenden(seite, {})
    expect([titelVon(await b.oeffnen(link)), titelVon(await b.absenden(seite, {}))]).toEqual([
      BESTAETIGT,
      BESTAETIGT,
    ])
  })

  test.each([
    ['forged', () => UNWAHR],
    ['cut off', (s: string) => s.slice(0, 20)],
    ['missing', () => ''],
  ])('%s is refused, shown or sent', async (_was, falsch) => {
    const { link } = await registrieren(t, `falsch.${_was.replace(' ', '.')}`)
    const b = browser()
    const seite = await b.oeffnen(link)
    const schluessel = falsch(new URL(link).searchParams.get('schluessel') ?? '')
    const gezeigt = await b.oeffnen(`${link.split('?')[0]}?schluessel=${schluessel}`)
    const gesendet = await b.absenden(seite, { schluessel })
    for (const antwort of [gezeigt, gesendet])
      expect([antwort.status, titelVon(antwort)]).toEqual([410, UNGUELTIG])
    expect((await kontoVon(t, `falsch.${_was.replace(' ', '.')}`)).emailBestaetigt).toBe(false)
  })

  test('expired is refused and says what to do', async () => {
    const { link, email } = await registrieren(t, 'abgelaufen')
    const b = browser()
    const seite = await b.oeffnen(link)
    await sql`update einmallink set gueltig_bis = now() - interval '1 second' where email = ${email}`.execute(
      t.db,
    )
    for (const antwort of [await b.oeffnen(link), await b.absenden(seite, {})]) {
      expect([antwort.status, titelVon(antwort)]).toEqual([410, UNGUELTIG])
      expect(antwort.text).toContain('Er ist abgelaufen. Melden Sie sich an')
    }
  })

  test('of a page without its token changes nothing', async () => {
    const { link } = await registrieren(t, 'fremdes.formular')
    const b = browser()
    const antwort = await b.absenden(await b.oeffnen(link), { token: 'x' })
    expect(antwort.status).toBe(400)
    expect((await kontoVon(t, 'fremdes.formular')).emailBestaetigt).toBe(false)
  })

  test('pressed ten times at once is used once', async () => {
    const { link, email } = await registrieren(t, 'zehnmal')
    const b = browser()
    const seite = await b.oeffnen(link)
    const alle = await Promise.all(Array.from({ length: 10 }, () => b.absenden(seite, {})))
    expect(new Set(alle.map(titelVon))).toEqual(new Set([BESTAETIGT]))
    const { rows } = await sql`select 1 from audit_log where handlung = 'emailBestaetigen'
      and nutzer_sub = (select id::text from konto where email = ${email})`.execute(t.db)
    expect(rows).toHaveLength(1)
  })

  test('leaks to nobody: no referrer, no frame, no script, not stored', async () => {
    const { headers, text } = await browser().oeffnen((await registrieren(t, 'ohne.spur')).link)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(text).not.toContain('<script')
  })

  test('of a closed account opens nothing', async () => {
    const { link } = await registrieren(t, 'geschlossen')
    await sql`update konto set aktiv = false where benutzername = 'geschlossen'`.execute(t.db)
    expect((await browser().oeffnen(link)).status).toBe(410)
  })
})

describe('an address that several claim', () => {
  test('is nobody’s before it is confirmed: a stranger can’t block it, and who proves it gets it', async () => {
    const email = 'begehrt@neuhof.example'
    await registrieren(t, 'stranger', email)
    const { b, link } = await registrieren(t, 'besitzer', email)
    expect((await bestaetigen(b, link)).status).toBe(303)
    expect(await kontoNachBenutzername(t.db, 'stranger')).toBeUndefined()
  })

  test('proven by two at the same moment is one’s', async () => {
    const email = 'zugleich@neuhof.example'
    const eins = await registrieren(t, 'zugleich.eins', email)
    const zwei = await registrieren(t, 'zugleich.zwei', email)
    const seiten = await Promise.all(
      [eins, zwei].map(async ({ b, link }) => [b, await b.oeffnen(link)] as const),
    )
    const antworten = await Promise.all(seiten.map(([b, seite]) => b.absenden(seite, {})))
    expect(antworten.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([303, 410])
    const { rows } = await sql`select 1 from konto where email = ${email} and email_bestaetigt`.execute(t.db)
    expect(rows).toHaveLength(1)
  })

  test('is taken once confirmed, whatever its case', async () => {
    const { email } = await registrieren(t, 'hat.sie')
    await sql`update konto set vorlaeufig = false where benutzername = 'hat.sie'`.execute(t.db)
    await expect(registrieren(t, 'will.sie', email.toUpperCase())).rejects.toThrow('Kein Link')
  })
})

describe('another address of an account that has been used', () => {
  /** Its owner has mistyped the new one: the mail goes to a stranger. */
  const vertippt = async (name: string) => {
    const { b, link } = await registrieren(t, name)
    await bestaetigen(b, link)
    const { id } = await kontoVon(t, name)
    const email = `${name}@fremd.example`
    const port = embeddedIdentity(t.db, t.config)
    await port.updateLogin(t.db, id, { username: name, email })
    await port.addRequiredAction(t.db, id, 'VERIFY_EMAIL')
    await port.sendVerifyEmail(t.db, id)
    return { b, email, link: await linkAn(t, email) }
  }
  const istBestaetigt = async (name: string) => (await kontoVon(t, name)).emailBestaetigt

  test('is not confirmed by a stranger who got the mail: it takes the password, and says so', async () => {
    const { link } = await vertippt('beim.fremden')
    const fremder = browser()
    const seite = await fremder.oeffnen(link)
    expect(seite.text).toContain('Passwort dieses Kontos')
    for (const password of ['', 'geraten']) {
      const antwort = await fremder.absenden(seite, { password })
      expect([antwort.status, fehlerBei(antwort, 'password')]).toEqual([
        400,
        'Das Passwort stimmt nicht. Geben Sie das Passwort dieses Kontos ein.',
      ])
    }
    expect(await istBestaetigt('beim.fremden')).toBe(false)
    expect(titelVon(await fremder.absenden(seite, { password: PASSWORT }))).toBe(BESTAETIGT)
    expect(await istBestaetigt('beim.fremden')).toBe(true)
  })

  test('takes guesses as the login does', async () => {
    const { link } = await vertippt('wird.geraten')
    const fremder = browser()
    const seite = await fremder.oeffnen(link)
    for (let i = 0; i < 5; i++) await fremder.absenden(seite, { password: 'geraten' })
    const antwort = await fremder.absenden(seite, { password: PASSWORT })
    expect([antwort.status, await istBestaetigt('wird.geraten')]).toEqual([429, false])
    expect(antwort.text).toContain('Zu viele Versuche.')
  })

  test('gives a stranger no new password: by it nobody gets the account', async () => {
    const { email } = await vertippt('nicht.deins')
    await passwortAnfordern(t, email)
    for (const { text } of await briefeAn(t, email)) expect(text).not.toContain('passwort-neu')
    // Its owner is not locked out: in his browser the mail is enough, and then he gets the other one.
    const { b } = await vertippt('doch.meins')
    const eigene = 'doch.meins@fremd.example'
    await passwortAnfordern(t, eigene)
    expect((await bestaetigen(b, await linkAn(t, eigene))).status).toBe(303)
    await passwortAnfordern(t, eigene)
    expect(await linkAn(t, eigene)).toContain('passwort-neu')
  })
})
