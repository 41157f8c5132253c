import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser } from '../testing/browser.ts'
import { authUrl, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'
import { fehlerBei, titelVon } from '../testing/seite.ts'
import {
  adresseVon,
  briefeAn,
  jobsErledigen,
  kontoMit,
  linkAn,
  passwortAnfordern,
  vergessenOeffnen,
} from '../testing/postTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const ohne = (text: string, name: string) =>
  text.replaceAll(name, 'NAME').replaceAll(/[\w-]{43}|[\w-]{21}/g, 'X')

describe('asking for a new password', () => {
  test('answers the same for every name; only an account gets a mail', async () => {
    await kontoMit(t, 'vergesslich')
    const da = await passwortAnfordern(t, 'vergesslich')
    const fehlt = await passwortAnfordern(t, 'gibt.es.nicht')
    expect([da.status, titelVon(da)]).toEqual([200, 'Sehen Sie in Ihr Postfach'])
    expect(ohne(fehlt.text, 'gibt.es.nicht')).toBe(ohne(da.text, 'vergesslich'))
    const [brief] = await briefeAn(t, adresseVon('vergesslich'))
    expect(brief?.betreff).toBe('Neues Passwort wählen (Förderportal)')
    expect(brief?.text).toMatch(/Der Link gilt 30 Minuten \(bis [\d., :]+ Uhr\) und nur einmal\./)
    expect(brief?.text).toContain('Ihr Benutzername: vergesslich')
  })

  test('looks for no account before it has answered: every name takes as long', async () => {
    await kontoMit(t, 'noch.nicht.gesucht')
    const b = browser()
    const login = await b.oeffnen(authUrl(t, pkce().challenge))
    const weg = login.url.replace(/$/, '/passwort-vergessen')
    await b.absenden(await b.oeffnen(weg), { username: 'noch.nicht.gesucht' })
    expect((await briefeAn(t, adresseVon('noch.nicht.gesucht')))[0]?.betreff).not.toContain('Passwort')
    await jobsErledigen(t)
    expect((await briefeAn(t, adresseVon('noch.nicht.gesucht')))[0]?.betreff).toContain('Passwort')
  })

  test('takes the address as well, in any case', async () => {
    await kontoMit(t, 'per.adresse')
    await passwortAnfordern(t, adresseVon('per.adresse').toUpperCase())
    expect(await linkAn(t, adresseVon('per.adresse'))).toContain('/passwort-neu?schluessel=')
  })

  test('of a closed account sends nothing', async () => {
    await kontoMit(t, 'ganz.zu')
    await sql`update konto set aktiv = false where benutzername = 'ganz.zu'`.execute(t.db)
    expect(titelVon(await passwortAnfordern(t, 'ganz.zu'))).toBe('Sehen Sie in Ihr Postfach')
    expect((await briefeAn(t, adresseVon('ganz.zu'))).map(({ betreff }) => betreff)).toEqual([
      'Bestätigen Sie Ihre E-Mail-Adresse (Förderportal)',
    ])
  })

  test('takes the name over that was typed at the login, and asks for nothing by that', async () => {
    await kontoMit(t, 'schon.getippt')
    const seite = await vergessenOeffnen(t, 'schon.getippt')
    expect([seite.status, titelVon(seite)]).toEqual([200, 'Passwort vergessen'])
    expect(seite.text).toContain('value="schon.getippt"')
    await jobsErledigen(t)
    expect(await briefeAn(t, adresseVon('schon.getippt'))).toHaveLength(1)
    expect((await vergessenOeffnen(t, '"><b>')).text).not.toContain('<b>')
  })

  test('without a name says what to enter; a form without its token sends nothing', async () => {
    const leer = await passwortAnfordern(t, '')
    expect([leer.status, fehlerBei(leer, 'username')]).toEqual([
      400,
      'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
    ])
    await kontoMit(t, 'ohne.token')
    const b = browser()
    const login = await b.oeffnen(authUrl(t, pkce().challenge))
    const seite = await b.oeffnen(`${login.url}/passwort-vergessen`)
    expect((await b.absenden(seite, { username: 'ohne.token', token: 'x' })).status).toBe(400)
    await jobsErledigen(t)
    expect(await briefeAn(t, adresseVon('ohne.token'))).toHaveLength(1)
  })

  test('again and again for one name has to wait, whether the name exists or not', async () => {
    await kontoMit(t, 'dauernd')
    for (const name of ['dauernd', 'niemand.dauernd']) {
      const status: number[] = []
      for (let i = 0; i < 6; i++) status.push((await passwortAnfordern(t, name)).status)
      expect(status).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test('user name and address of one account share their counter, which only the job knows', async () => {
    await kontoMit(t, 'zwei.namen')
    const status: number[] = []
    for (const name of ['zwei.namen', adresseVon('zwei.namen')])
      for (let i = 0; i < 4; i++) status.push((await passwortAnfordern(t, name)).status)
    // The page counts what was typed and knows no account; of eight that it let through five got a mail.
    expect(status).toEqual(Array(8).fill(200))
    const briefe = await briefeAn(t, adresseVon('zwei.namen'))
    expect(briefe.filter(({ betreff }) => betreff.startsWith('Neues Passwort'))).toHaveLength(5)
  })

  test('from many networks fills no mailbox', async () => {
    await kontoMit(t, 'belagert')
    const briefe: number[] = []
    for (let netz = 0; netz < 8; netz += 1) {
      // What a network has asked for counts for that network alone: this is another one.
      await sql`delete from anmeldeversuch where schluessel like 'vergessen:%'`.execute(t.db)
      expect(titelVon(await passwortAnfordern(t, 'belagert'))).toBe('Sehen Sie in Ihr Postfach')
      const alle = await briefeAn(t, adresseVon('belagert'))
      briefe.push(alle.filter(({ betreff }) => betreff.includes('Neues Passwort')).length)
    }
    expect(briefe).toEqual([1, 2, 3, 4, 5, 5, 5, 5])
  })
})
