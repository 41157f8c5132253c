import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { argon2Hasher } from '../passwoerter/passwordHasher.ts'
import { registrierer } from './registrieren.ts'
import { browser } from '../testing/browser.ts'
import { anmeldenMit, bestaetigen, briefeAn, linkAn, passwortAnfordern } from '../testing/postTest.ts'
import { titelVon } from '../testing/seite.ts'
import { authUrl, codeAus, einloesen, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const ANGABEN = {
  firstName: 'Rosa',
  lastName: 'Neuhof',
  email: 'rosa@neuhof.example',
  username: 'rosa.neuhof',
  password: 'Vier zufällige Wörter',
  'password-confirm': 'Vier zufällige Wörter',
}

const registrieren = async (mehr: Partial<typeof ANGABEN> = {}) => {
  const b = browser()
  const { verifier, challenge } = pkce()
  const seite = await b.oeffnen(authUrl(t, challenge, { prompt: 'create' }))
  return { b, verifier, seite, antwort: await b.absenden(seite, { ...ANGABEN, ...mehr }) }
}

const verborgen = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

const fehlerZu = (text: string, feld: string) =>
  new RegExp(`<p class="fehler" id="${feld}-fehler">([^<]*)</p>`).exec(text)?.[1]

test('[S1-01] prompt=create opens the registration, which signs in with the roles of a fresh account', async () => {
  const { b, verifier, seite, antwort } = await registrieren()
  expect(seite.text).toContain('<h1>Konto anlegen</h1>')
  expect(antwort.text).toContain('<h1>Bestätigen Sie Ihre E-Mail-Adresse</h1>')
  await bestaetigen(b, await linkAn(t, ANGABEN.email))
  const weiter = await b.absenden(antwort, {})
  const { body } = await einloesen(t, codeAus(weiter.ort), verifier)
  const at = decodeJwt(body.access_token)
  expect(at).toMatchObject({ preferred_username: 'rosa.neuhof', given_name: 'Rosa', family_name: 'Neuhof' })
  expect(at).toMatchObject({ email: 'rosa@neuhof.example', email_verified: true })
  expect(at['realm_access']).toEqual({ roles: ['NUTZERSERVICE_BASIS', 'DATADIRECTORY_LESEN'] })
})

test('the login page leads to the registration and back', async () => {
  const b = browser()
  const anmelden = await b.oeffnen(authUrl(t, pkce().challenge))
  const registrierung = /href="([^"]+\/registrieren)"/.exec(anmelden.text)?.[1] ?? ''
  const seite = await b.oeffnen(new URL(registrierung, anmelden.url).href)
  expect(seite.text).toContain('<h1>Konto anlegen</h1>')
  const zurueck = /href="([^"]+\/anmelden)"/.exec(seite.text)?.[1] ?? ''
  expect((await b.oeffnen(new URL(zurueck, seite.url).href)).text).toContain('<h1>Anmelden</h1>')
})

/** All that differs from one request to the next, and what was typed. */
const ohneEigenes = (text: string, email: string) =>
  text
    .replaceAll(email, 'ADRESSE')
    .replaceAll(/name="token" value="[^"]*"|nonce="[^"]*"|login-actions\/[\w-]+/g, '')

test('[S1-15] taken or not, address and user name get the same page, status and next steps; the mail tells', async () => {
  const faelle = [
    { username: 'ganz.frei', email: 'ganz.frei@neuhof.example' },
    { username: 'LENA.lindenau', email: 'name.vergeben@neuhof.example' },
    { username: 'adresse.vergeben', email: 'Max.Mehrfach@demo.example' },
    { username: 'paul.partner', email: 'paul.partner@demo.example' },
  ]
  const seiten: unknown[] = []
  const betreffe: unknown[] = []
  for (const fall of faelle) {
    const { b, antwort } = await registrieren(fall)
    const [brief] = await briefeAn(t, fall.email)
    betreffe.push([brief?.betreff, brief?.text.includes('ist schon vergeben')])
    const schritte = [
      antwort,
      await b.absenden(antwort, {}),
      await b.absenden(antwort, { schritt: 'erneut' }),
    ]
    seiten.push(schritte.map(({ status, text }) => [status, ohneEigenes(text, fall.email)]))
  }
  expect(seiten.slice(1)).toEqual(Array.from({ length: 3 }, () => seiten[0]))
  expect(betreffe).toEqual([
    ['Bestätigen Sie Ihre E-Mail-Adresse (Förderportal)', false],
    ['Bestätigen Sie Ihre E-Mail-Adresse (Förderportal)', true],
    ['Sie haben schon ein Konto (Förderportal)', false],
    ['Sie haben schon ein Konto (Förderportal)', false],
  ])
})

test('[S1-15] whose address it is gets no link to it, however often it is asked for', async () => {
  const email = 'nora.nurlesen@demo.example'
  const { b, antwort } = await registrieren({ username: 'fuer.nora', email })
  await sql`update einmallink set angelegt_am = angelegt_am - interval '2 minutes' where email = ${email}`.execute(
    t.db,
  )
  await b.absenden(antwort, { schritt: 'erneut' })
  await passwortAnfordern(t, 'fuer.nora')
  const briefe = await briefeAn(t, email)
  expect(briefe).toHaveLength(3)
  for (const { betreff, text } of briefe) {
    expect(betreff).toBe('Sie haben schon ein Konto (Förderportal)')
    expect(text).not.toMatch(/schluessel=|fuer\.nora|Rosa/)
  }
})

test('[S1-15] a new account signs in by its name, not by an address that it has not proven', async () => {
  const arten: unknown[] = []
  for (const [username, email] of [
    ['neben.eva', 'eva.eingeladen@demo.example'],
    ['neben.niemand', 'niemand@neuhof.example'],
  ] as const) {
    await registrieren({ username, email })
    const versuche = [email, username].map(async (name) => {
      const { antwort } = await anmeldenMit(t, browser(), name)
      return [antwort.status, titelVon(antwort)]
    })
    arten.push(await Promise.all(versuche))
  }
  expect(arten[0]).toEqual(arten[1])
})

test('[S1-15] whoever wanted a taken name chooses another at his link, and signs in with it', async () => {
  const email = 'umbenannt@neuhof.example'
  const { b, verifier, antwort } = await registrieren({ username: 'stefan.startup', email })
  const link = await linkAn(t, email)
  const g = browser()
  const seite = await g.oeffnen(link)
  expect(seite.text).toContain('schon vergeben. Wählen Sie einen')
  expect(seite.text).not.toContain('neu-')
  for (const [username, satz] of [
    ['', 'Wählen Sie einen Benutzernamen.'],
    ['ä', 'Wählen Sie 3 bis 50 Zeichen'],
    ['lena.LINDENAU', 'Dieser Benutzername ist vergeben.'],
  ] as const) {
    const nein = await g.absenden(seite, { username })
    expect([nein.status, fehlerZu(nein.text, 'username')]).toEqual([400, expect.stringContaining(satz)])
  }
  expect(titelVon(await g.absenden(seite, { username: 'umbenannt' }))).toBe(
    'Ihre E-Mail-Adresse ist bestätigt',
  )
  const weiter = await b.absenden(antwort, {})
  const { body } = await einloesen(t, codeAus(weiter.ort), verifier)
  expect(decodeJwt(body.access_token)).toMatchObject({
    preferred_username: 'umbenannt',
    email_verified: true,
  })
})

test('a good password survives the error of another field, sealed; another one may be typed', async () => {
  const { b, antwort } = await registrieren({
    firstName: '',
    username: 'selma.nord',
    email: 'selma@nord.example',
  })
  expect(antwort.text).toContain('Sie müssen es nicht noch einmal eingeben')
  expect(antwort.text).not.toContain(ANGABEN.password)
  const ohne = {
    ...ANGABEN,
    username: 'selma.nord',
    email: 'selma@nord.example',
    password: '',
    'password-confirm': '',
  }
  // The rules hold for it as for one that was typed: it must not hold the name that was chosen last.
  const mitName = await b.absenden(antwort, { ...ohne, username: 'wörter' })
  expect(fehlerZu(mitName.text, 'username')).toBeDefined()
  const anderes = await b.absenden(antwort, { ...ohne, password: 'kurz' })
  expect(fehlerZu(anderes.text, 'password')).toBeDefined()
  expect(verborgen(anderes.text, 'passwort-gemerkt')).toBe('')
  const fertig = await b.absenden(antwort, { ...ohne })
  expect(fertig.text).toContain('<h1>Bestätigen Sie Ihre E-Mail-Adresse</h1>')
  const { rows } = await sql<{
    hash: string
  }>`select passwort_hash as hash from konto where benutzername = 'selma.nord'`.execute(t.db)
  expect(await argon2Hasher().verify(ANGABEN.password, rows[0]?.hash ?? '')).toBe(true)
})

test('what one dialogue carries along opens nothing in another', async () => {
  const { antwort } = await registrieren({ firstName: '', username: 'fremd', email: 'fremd@nord.example' })
  const gemerkt = verborgen(antwort.text, 'passwort-gemerkt')
  const { b, antwort: andere } = await registrieren({
    firstName: '',
    username: 'fremd',
    email: 'fremd@nord.example',
  })
  const versuch = await b.absenden(andere, {
    ...ANGABEN,
    username: 'fremd',
    password: '',
    'password-confirm': '',
    'passwort-gemerkt': gemerkt,
  })
  expect(versuch.status).toBe(400)
  expect(fehlerZu(versuch.text, 'password')).toBeDefined()
})

test('[S1-15] of two that take a name at the same moment one gets it, and both the same answer', async () => {
  const beide = await Promise.all(
    ['a@zwilling.example', 'b@zwilling.example'].map((email) =>
      registrieren({ username: 'zwilling', email }),
    ),
  )
  expect(beide.map((r) => r.antwort.status)).toEqual([200, 200])
  const { rows } = await sql<{ offen: boolean }>`
    select benutzername_offen as offen from konto where email like '%@zwilling.example' order by 1`.execute(
    t.db,
  )
  expect(rows.map(({ offen }) => offen)).toEqual([false, true])
})

test('every wrong field is named with what to do; what was typed stays, passwords aside', async () => {
  const { antwort } = await registrieren({
    firstName: '',
    email: 'keine-adresse',
    username: 'ä',
    password: 'kurz',
    'password-confirm': 'anders',
  })
  expect(antwort.status).toBe(400)
  expect(antwort.text).toContain('Bitte prüfen Sie 5 Angaben')
  expect(antwort.text).toContain('<title>Fehler: Konto anlegen - Förderportal</title>')
  expect(antwort.text).toMatch(/href="#firstName"/)
  expect(antwort.text).toMatch(
    /id="email"[^>]*value="keine-adresse"[^>]*aria-invalid="true"[^>]*aria-describedby="email-hinweis email-fehler"/s,
  )
  expect(antwort.text).toContain('value="Neuhof"')
  expect(antwort.text).not.toContain('kurz"')
  expect(fehlerZu(antwort.text, 'password')).toContain('mindestens 12 Zeichen')
})

test('weak passwords are refused', async () => {
  const versuche = ['passwort1234', 'rosa.neuhof2026', 'aaaaaaaaaaaaaa']
  for (const password of versuche) {
    const { antwort } = await registrieren({ password, 'password-confirm': password })
    expect(fehlerZu(antwort.text, 'password')).toMatch(/^Wählen Sie ein Passwort/)
  }
})

test('what is typed reaches the page as text, never as markup', async () => {
  const { antwort } = await registrieren({ lastName: '"><script>alert(1)</script>', email: 'x' })
  expect(antwort.text).toContain('&quot;&gt;&lt;script&gt;')
  expect(antwort.text).not.toContain('<script>alert')
})

test('a form without its token changes nothing', async () => {
  const b = browser()
  const seite = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'create' }))
  const antwort = await b.absenden(seite, {
    ...ANGABEN,
    username: 'ohne.token',
    email: 'o@t.example',
    token: 'x',
  })
  expect(antwort.status).toBe(400)
  const { rows } = await sql`select 1 from konto where benutzername = 'ohne.token'`.execute(t.db)
  expect(rows).toEqual([])
})

test('who registers a whole list has to wait', async () => {
  const fragen = registrierer({ db: t.db, clock: t.clock, betreiber: t.config, hasher: argon2Hasher() })
  const arten: string[] = []
  for (let i = 0; i < 101; i++)
    arten.push((await fragen({ ...ANGABEN, email: `liste${i}@neuhof.example`, fassung: 1 }, '192.0.2.7')).art)
  expect(arten.filter((art) => art === 'angelegt')).toHaveLength(100)
  expect(arten.at(-1)).toBe('warten')
})
