import { randomUUID } from 'node:crypto'
import { loginDatenAendern, nutzerAendern, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abdruck } from '../platform/testing/abdruck.ts'
import type { Tx } from '../platform/database/database.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../platform/testing/zugleich.ts'
import { registerNutzer } from './routes.ts'
import { landwirtin } from './testing/beispiele.ts'
import { personAnlegen } from './testing/person.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerNutzer)
})
afterAll(() => t.close())

const person = () => personAnlegen(t)

const aendern = (als: Caller, query: { username: string; email: string }) =>
  t.call(loginDatenAendern, { als, query })
const konto = ({ sub }: Caller) => t.services.identity.getUser(t.services.db, sub)
const kopie = async ({ sub }: Caller) => {
  const { rows } = await sql`select username, email from nutzer where sub = ${sub}`.execute(t.ownerDb)
  return rows[0]
}
const protokoll = async ({ sub }: Caller) => {
  const { rows } = await sql<{ angaben: unknown }>`select angaben from audit_log
    where nutzer_sub = ${sub} and handlung = 'loginDatenAendern' order by nr`.execute(t.ownerDb)
  return rows.map(({ angaben }) => angaben)
}
const briefe = async (an: string) => {
  const { rows } = await sql<{ betreff: string; text: string }>`
    select betreff, text from postausgang where an = ${an} order by betreff`.execute(t.ownerDb)
  return rows
}
const jetztSekunden = () => Math.floor(t.clock.now().getTime() / 1000)

describe('loginDatenAendern', () => {
  test('[R7.1-07] [R3.1-07] changes name and address at the provider and in the copies; answers updated', async () => {
    const wer = await person()
    const neu = { username: `neu.${wer.username}`, email: `neu.${wer.email}` }
    const { status, body } = await aendern(wer, neu)
    expect([status, body]).toEqual([200, { updated: true }])
    expect(await konto(wer)).toMatchObject({
      ...neu,
      emailVerified: false,
      requiredActions: expect.arrayContaining(['VERIFY_EMAIL']),
    })
    expect(await kopie(wer)).toEqual(neu)
    expect(await protokoll(wer)).toEqual([{ benutzername: true, email: true }])
  })

  test('[R7.1-07] the old address hears of it, the new one is asked to confirm', async () => {
    const wer = await person()
    const email = `neu.${wer.email}`
    await aendern(wer, { username: wer.username, email })
    const [alte, ...weitere] = await briefe(wer.email)
    expect(weitere).toEqual([])
    expect(alte?.betreff).toMatch(/^Ihre E-Mail-Adresse wurde geändert/)
    expect(alte?.text).not.toContain(email)
    expect(await briefe(email)).toHaveLength(1)
    // Whoever mistypes again: the address in between was never proven to be his.
    t.clock.forward(1000)
    await aendern({ ...wer, email, emailVerified: false }, { username: wer.username, email: wer.email })
    expect(await briefe(email)).toHaveLength(1)
  })

  test('[R7.1-07] another name, or the same address written otherwise, leaves it confirmed', async () => {
    const wer = await person()
    await aendern(wer, { username: `x${wer.username}`, email: wer.email.toUpperCase() })
    const { emailVerified, requiredActions } = (await konto(wer)) ?? {}
    expect(emailVerified).toBe(true)
    expect(requiredActions).not.toContain('VERIFY_EMAIL')
    expect(await protokoll(wer)).toEqual([{ benutzername: true, email: true }])
  })

  test('[R7.1-07] the same again: updated false, nothing written', async () => {
    const wer = await person()
    const vorher = await abdruck(t)
    const { status, body } = await aendern(wer, { username: wer.username, email: wer.email })
    expect([status, body]).toEqual([200, { updated: false }])
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('[R7.1-07] [R8-01] a name or an address of another account, in any case: 412 at the field, nothing written', async () => {
    const [wer, anderer] = [await person(), await person()]
    const vorher = await abdruck(t)
    const [name, adresse] = [anderer.username.toUpperCase(), anderer.email.toUpperCase()]
    const faelle = [
      [{ username: name, email: wer.email }, ['username']],
      [{ username: wer.username, email: adresse }, ['email']],
      [{ username: name, email: adresse }, ['username', 'email']],
    ] as const
    for (const [query, felder] of faelle) {
      const { status, problem } = await aendern(wer, query)
      expect([status, problem.title]).toEqual([412, 'Benutzer bereits vorhanden'])
      expect(problem.errors?.map(({ pfad }) => pfad)).toEqual(felder)
    }
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('[R7.1-07] two who want the same name at the same moment: one gets it', async () => {
    const [a, b] = [await person(), await person()]
    const username = `w-${randomUUID().slice(0, 8)}`
    const beide = await Promise.all([a, b].map((wer) => aendern(wer, { username, email: wer.email })))
    expect(beide.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 412])
  })

  test('[R7.1-07] [R7.1-03] another name to sign in with and another surname, saved at the same moment: both hold', async () => {
    const wer = await person()
    const { guid } = (await t.call(nutzerLesen, { als: wer })).body
    const halten = (tx: Tx) => sql`select from konto where id = ${wer.sub} for update`.execute(tx)
    const antworten = await zugleich<{ status: number }>(t, halten, [
      () => aendern(wer, { username: `neu.${wer.username}`, email: wer.email }),
      () => t.call(nutzerAendern, { als: wer, query: { guid }, body: { ...landwirtin, nachname: 'Neu' } }),
    ])
    expect(antworten.map(({ status }) => status)).toEqual([200, 200])
    expect(await konto(wer)).toMatchObject({ username: `neu.${wer.username}`, lastName: 'Neu' })
  })

  test('[R5-06] [S1-04] [R7.1-07] an authentication older than 30 seconds, or of a clock that was set back since: 401 that asks for a new one, nothing written', async () => {
    const wer = await person()
    const vorher = await abdruck(t)
    const neu = { username: `neu.${wer.username}`, email: wer.email }
    for (const alter of [36, 120, 86_400, -36, -3600]) {
      const { status, problem, headers } = await aendern({ ...wer, authTime: jetztSekunden() - alter }, neu)
      expect([status, problem.title]).toEqual([401, 'Reauthentication required'])
      expect(headers['www-authenticate']).toBe(
        'Bearer error="insufficient_user_authentication", max_age="30"',
      )
    }
    expect(await abdruck(t)).toEqual(vorher)
    expect((await aendern({ ...wer, authTime: jetztSekunden() - 30 }, neu)).body).toEqual({ updated: true })
  })

  test('[R7.1-07] wrong fields are named in German, with what to do', async () => {
    const { status, problem } = await aendern(await person(), { username: 'a@b', email: 'keine' })
    expect(status).toBe(400)
    expect(problem.errors).toEqual([
      {
        pfad: 'username',
        text: 'Wählen Sie 3 bis 50 Zeichen: Buchstaben ohne Umlaute, Ziffern, Punkt, Binde- oder Unterstrich.',
      },
      { pfad: 'email', text: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.' },
    ])
  })

  test('[R7.1-07] who has not registered yet changes his account all the same; without account 404', async () => {
    const wer = await person()
    await sql`delete from nutzer_snapshot where nutzer_sub = ${wer.sub}`.execute(t.ownerDb)
    await sql`delete from nutzer where sub = ${wer.sub}`.execute(t.ownerDb)
    expect((await aendern(wer, { username: `x${wer.username}`, email: wer.email })).body).toEqual({
      updated: true,
    })
    expect((await aendern({ sub: randomUUID() }, { username: 'niemand', email: wer.email })).status).toBe(404)
  })

  test('whoever asks of a whole list whether it has accounts is stopped; others are not', async () => {
    const [wer, anderer] = [await person(), await person()]
    const eigene = { username: wer.username, email: wer.email }
    for (let i = 0; i < 10; i++) expect((await aendern(wer, eigene)).status).toBe(200)
    const { status, headers } = await aendern(wer, eigene)
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect((await aendern(anderer, { username: anderer.username, email: anderer.email })).status).toBe(200)
    t.clock.forward(60_000)
    expect((await aendern({ ...wer, authTime: jetztSekunden() }, eigene)).status).toBe(200)
  })
})
