import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anmelder } from '../anmelden.ts'
import { embeddedIdentity } from '../embeddedIdentity.ts'
import { kontoNachBenutzername } from '../konto.ts'
import { argon2Hasher } from '../passwordHasher.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import {
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from '../testing/oidcTest.ts'
import { bestaetigen, briefeAn, jobsErledigen, linkAn } from '../testing/postTest.ts'
import { einrichten } from '../testing/zweiterFaktorTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const PASSWORT = 'Vier zufällige Wörter'
const NEU = 'Fünf ganz andere Wörter'
const UNGUELTIG = 'Dieser Link gilt nicht mehr'

const adresseVon = (name: string) => `${name}@neuhof.example`

/** An account of its own, confirmed unless said otherwise. */
const kontoMit = async (name: string, bestaetigt = true) => {
  const b = browser()
  const seite = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'create' }))
  await b.absenden(seite, {
    firstName: 'Rosa',
    lastName: 'Neuhof',
    email: adresseVon(name),
    username: name,
    password: PASSWORT,
    'password-confirm': PASSWORT,
  })
  if (bestaetigt) await bestaetigen(browser(), await linkAn(t, adresseVon(name)))
  const konto = await kontoNachBenutzername(t.db, name)
  if (konto === undefined) throw new Error(`Kein Konto ${name}`)
  return konto
}

/** 'Passwort vergessen?' on the login page, and what was typed there. */
const anfordern = async (username: string, b = browser()) => {
  const login = await b.oeffnen(authUrl(t, pkce().challenge))
  const weg = /href="([^"]+\/passwort-vergessen)"/.exec(login.text)?.[1] ?? ''
  const antwort = await b.absenden(await b.oeffnen(new URL(weg, login.url).href), { username })
  await jobsErledigen(t)
  return antwort
}

/** A fresh link of an account. */
const linkFuer = async (name: string) => {
  await anfordern(name)
  return linkAn(t, adresseVon(name))
}

const setzen = (b: Browser, seite: Antwort, neu = NEU, wiederholt = neu) =>
  b.absenden(seite, { 'password-new': neu, 'password-confirm': wiederholt })

const ersetzen = async (link: string, neu = NEU) => {
  const b = browser()
  return setzen(b, await b.oeffnen(link), neu)
}

const anmelden = async (username: string, password: string, b = browser()) => {
  const { verifier, challenge } = pkce()
  const antwort = await b.absenden(await b.oeffnen(authUrl(t, challenge)), { username, password })
  return { verifier, antwort }
}
const kommtRein = async (username: string, password: string) =>
  new URL((await anmelden(username, password)).antwort.ort ?? 'http://nichts').searchParams.has('code')

const titel = ({ text }: Antwort) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1]
const fehlerBei = ({ text }: Antwort, feld: string) =>
  new RegExp(`id="${feld}-fehler">([^<]*)<`).exec(text)?.[1]
const ohne = (text: string, name: string) =>
  text.replaceAll(name, 'NAME').replaceAll(/[\w-]{43}|[\w-]{21}/g, 'X')

describe('asking for a new password', () => {
  test('answers the same for every name; only an account gets a mail', async () => {
    await kontoMit('vergesslich')
    const da = await anfordern('vergesslich')
    const fehlt = await anfordern('gibt.es.nicht')
    expect([da.status, titel(da)]).toEqual([200, 'Sehen Sie in Ihr Postfach'])
    expect(ohne(fehlt.text, 'gibt.es.nicht')).toBe(ohne(da.text, 'vergesslich'))
    const [brief] = await briefeAn(t, adresseVon('vergesslich'))
    expect(brief?.betreff).toBe('Neues Passwort wählen (Förderportal)')
    expect(brief?.text).toMatch(/Der Link gilt 30 Minuten \(bis [\d., :]+ Uhr\) und nur einmal\./)
    expect(brief?.text).toContain('Ihr Benutzername: vergesslich')
  })

  test('looks for no account before it has answered: every name takes as long', async () => {
    await kontoMit('noch.nicht.gesucht')
    const b = browser()
    const login = await b.oeffnen(authUrl(t, pkce().challenge))
    const weg = login.url.replace(/$/, '/passwort-vergessen')
    await b.absenden(await b.oeffnen(weg), { username: 'noch.nicht.gesucht' })
    expect((await briefeAn(t, adresseVon('noch.nicht.gesucht')))[0]?.betreff).not.toContain('Passwort')
    await jobsErledigen(t)
    expect((await briefeAn(t, adresseVon('noch.nicht.gesucht')))[0]?.betreff).toContain('Passwort')
  })

  test('takes the address as well, in any case', async () => {
    await kontoMit('per.adresse')
    await anfordern(adresseVon('per.adresse').toUpperCase())
    expect(await linkAn(t, adresseVon('per.adresse'))).toContain('/passwort-neu?schluessel=')
  })

  test('of a closed account sends nothing', async () => {
    await kontoMit('ganz.zu')
    await sql`update konto set aktiv = false where benutzername = 'ganz.zu'`.execute(t.db)
    expect(titel(await anfordern('ganz.zu'))).toBe('Sehen Sie in Ihr Postfach')
    expect((await briefeAn(t, adresseVon('ganz.zu'))).map(({ betreff }) => betreff)).toEqual([
      'Bestätigen Sie Ihre E-Mail-Adresse (Förderportal)',
    ])
  })

  test('without a name says what to enter; a form without its token sends nothing', async () => {
    const leer = await anfordern('')
    expect([leer.status, fehlerBei(leer, 'username')]).toEqual([
      400,
      'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
    ])
    await kontoMit('ohne.token')
    const b = browser()
    const login = await b.oeffnen(authUrl(t, pkce().challenge))
    const seite = await b.oeffnen(`${login.url}/passwort-vergessen`)
    expect((await b.absenden(seite, { username: 'ohne.token', token: 'x' })).status).toBe(400)
    await jobsErledigen(t)
    expect(await briefeAn(t, adresseVon('ohne.token'))).toHaveLength(1)
  })

  test('again and again for one name has to wait, whether the name exists or not', async () => {
    await kontoMit('dauernd')
    for (const name of ['dauernd', 'niemand.dauernd']) {
      const status: number[] = []
      for (let i = 0; i < 6; i++) status.push((await anfordern(name)).status)
      expect(status).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test('from many networks fills no mailbox', async () => {
    const konto = await kontoMit('belagert')
    await sql`insert into anmeldeversuch (schluessel, stand, zuletzt, gesperrt_bis)
      values (${`post:${konto.id}`}, 9, ${t.clock.now()}::timestamptz, ${t.clock.now()}::timestamptz + interval '1 minute')`.execute(
      t.db,
    )
    expect(titel(await anfordern('belagert'))).toBe('Sehen Sie in Ihr Postfach')
    expect(await briefeAn(t, adresseVon('belagert'))).toHaveLength(1)
  })
})

describe('the link for a new password', () => {
  test('sets it: the old one is refused, sessions end, counters start anew, the owner hears of it', async () => {
    const konto = await kontoMit('alles.neu')
    const b = browser()
    const { verifier, antwort } = await anmelden('alles.neu', PASSWORT, b)
    const { body } = await einloesen(t, codeAus(antwort.ort), verifier)
    const raten = anmelder({ db: t.db, clock: t.clock, hasher: argon2Hasher() })
    for (let i = 0; i < 6; i++) await raten({ name: 'alles.neu', passwort: 'falsch', ip: '127.0.0.1' })

    const seite = await ersetzen(await linkFuer('alles.neu'))
    expect([seite.status, titel(seite)]).toEqual([200, 'Ihr neues Passwort gilt'])
    expect((await auffrischen(t, body.refresh_token)).status).toBe(400)
    const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(still.ort).toContain('error=login_required')
    expect(await kommtRein('alles.neu', NEU)).toBe(true)
    expect(await kommtRein('alles.neu', PASSWORT)).toBe(false)
    const [brief] = await briefeAn(t, konto.email)
    expect(brief?.betreff).toBe('Ihr Passwort wurde geändert (Förderportal)')
  })

  test('is shown as often as you like and used once', async () => {
    await kontoMit('einmal')
    const link = await linkFuer('einmal')
    const b = browser()
    const seite = await b.oeffnen(link)
    expect(titel(await b.oeffnen(link))).toBe('Neues Passwort wählen')
    await setzen(b, seite)
    for (const nochmal of [await setzen(b, seite, 'Noch ein ganz anderes'), await b.oeffnen(link)]) {
      expect([nochmal.status, titel(nochmal)]).toEqual([410, UNGUELTIG])
      expect(nochmal.text).toContain('Er wurde schon benutzt.')
    }
    expect(await kommtRein('einmal', NEU)).toBe(true)
  })

  test('used by eight at the same moment gives the account one of their passwords', async () => {
    await kontoMit('achtmal')
    const link = await linkFuer('achtmal')
    const seiten = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const b = browser()
        return [b, await b.oeffnen(link)] as const
      }),
    )
    await sql`delete from anmeldeversuch`.execute(t.db)
    const antworten = await Promise.all(
      seiten.map(([b, s], i) => setzen(b, s, `Wettlauf Nummer ${i} von acht`)),
    )
    const sieger = antworten.flatMap((a, i) => (a.status === 200 ? [i] : []))
    expect(sieger).toHaveLength(1)
    expect(await kommtRein('achtmal', `Wettlauf Nummer ${sieger[0]} von acht`)).toBe(true)
  })

  test('is not used up by a password that is refused, and the fields say why', async () => {
    await kontoMit('waehlerisch')
    const b = browser()
    const seite = await b.oeffnen(await linkFuer('waehlerisch'))
    expect(fehlerBei(await setzen(b, seite, 'kurz'), 'password-new')).toContain('mindestens 12 Zeichen')
    expect(fehlerBei(await setzen(b, seite, 'waehlerisch2026!'), 'password-new')).toContain('Benutzernamen')
    expect(fehlerBei(await setzen(b, seite, NEU, 'anders'), 'password-confirm')).toContain(
      'dasselbe Passwort',
    )
    expect(fehlerBei(await setzen(b, seite, PASSWORT), 'password-new')).toContain('hatten Sie schon')
    expect(titel(await setzen(b, seite))).toBe('Ihr neues Passwort gilt')
  })

  test.each<[string, (name: string) => Promise<unknown>]>([
    ['a newer link', (name) => anfordern(name)],
    [
      'another password',
      (name) => sql`update konto set passwort_hash = 'x' where benutzername = ${name}`.execute(t.db),
    ],
    [
      'another address',
      async (name) => {
        const { id } = (await kontoNachBenutzername(t.db, name)) ?? { id: '' }
        await embeddedIdentity(t.db, t.config).updateLogin(t.db, id, {
          username: name,
          email: `${name}@woanders.example`,
        })
      },
    ],
  ])('is void after %s', async (was, dann) => {
    const name = `danach.${was.replaceAll(' ', '.')}`
    await kontoMit(name)
    const link = await linkFuer(name)
    const b = browser()
    const seite = await b.oeffnen(link)
    await dann(name)
    for (const antwort of [await b.oeffnen(link), await setzen(b, seite)]) {
      expect([antwort.status, titel(antwort)]).toEqual([410, UNGUELTIG])
      expect(antwort.text).toContain('Es gibt einen neueren')
    }
  })

  test('expired is refused', async () => {
    await kontoMit('zu.spaet')
    const link = await linkFuer('zu.spaet')
    const b = browser()
    const seite = await b.oeffnen(link)
    await sql`update einmallink set gueltig_bis = now() where email = ${adresseVon('zu.spaet')}`.execute(t.db)
    const antwort = await setzen(b, seite)
    expect([antwort.status, titel(antwort)]).toEqual([410, UNGUELTIG])
    expect(antwort.text).toContain('Er ist abgelaufen.')
    expect(await kommtRein('zu.spaet', PASSWORT)).toBe(true)
  })

  test('for an address sets no password, and the other way round', async () => {
    const { email } = await kontoMit('verwechselt', false)
    const fuerAdresse = await linkAn(t, email)
    const falsch = fuerAdresse.replace('email-bestaetigen', 'passwort-neu')
    expect((await browser().oeffnen(falsch)).status).toBe(410)
    const andersherum = (await linkFuer('verwechselt')).replace('passwort-neu', 'email-bestaetigen')
    expect((await browser().oeffnen(andersherum)).status).toBe(410)
  })

  test('of a page without its token sets nothing', async () => {
    await kontoMit('fremde.seite')
    const b = browser()
    const seite = await b.oeffnen(await linkFuer('fremde.seite'))
    const antwort = await b.absenden(seite, { 'password-new': NEU, 'password-confirm': NEU, token: 'x' })
    expect(antwort.status).toBe(400)
    expect(await kommtRein('fremde.seite', PASSWORT)).toBe(true)
  })

  test('proves the mailbox, too: nothing more is asked of an account that was not confirmed', async () => {
    await kontoMit('doch.noch', false)
    await ersetzen(await linkFuer('doch.noch'))
    expect(await kommtRein('doch.noch', NEU)).toBe(true)
    expect(await kontoNachBenutzername(t.db, 'doch.noch')).toMatchObject({
      emailBestaetigt: true,
      vorlaeufig: false,
    })
  })

  test('leaves the second factor: the login goes on asking for it', async () => {
    await einrichten(t, 'nora.nurlesen')
    await anfordern('nora.nurlesen')
    await ersetzen(await linkAn(t, 'nora.nurlesen@demo.example'))
    const { antwort } = await anmelden('nora.nurlesen', NEU)
    expect(antwort.text).toContain('name="otp"')
  })

  test('meets the demand for a new password', async () => {
    const { id } = await kontoMit('muss.aendern')
    await embeddedIdentity(t.db, t.config).addRequiredAction(t.db, id, 'UPDATE_PASSWORD')
    await ersetzen(await linkFuer('muss.aendern'))
    expect(await kommtRein('muss.aendern', NEU)).toBe(true)
  })
})
