import { randomUUID } from 'node:crypto'
import { BANKROLLEN, type Recht, type Rolle } from '@foerderportal/contract/shared/permissions'
import { route } from '@foerderportal/contract/shared/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import type { Caller } from '../testing/tokens/testTokens.ts'
import { mount } from './mount.ts'

const Antwort = z.object({ sub: z.string() })
const aufruf = (pfad: string, permission: Recht) =>
  route({ method: 'POST', path: `/probe/${pfad}`, permission, summary: pfad, answers: { 200: Antwort } })

const LESEN = aufruf('lesen', ['SACHBEARBEITUNG', 'LESEN'])
const BANK = {
  SACHBEARBEITUNG_LESEN: LESEN,
  SACHBEARBEITUNG_SCHREIBEN: aufruf('schreiben', ['SACHBEARBEITUNG', 'SCHREIBEN']),
  SACHBEARBEITUNG_FREIGEBEN: aufruf('freigeben', ['FREIGABE', 'SCHREIBEN']),
  SACHBEARBEITUNG_PROGRAMME: aufruf('programme', ['PROGRAMMPFLEGE', 'SCHREIBEN']),
  SACHBEARBEITUNG_LEITUNG: aufruf('leiten', ['LEITUNG', 'SCHREIBEN']),
  SACHBEARBEITUNG_REVISION: aufruf('revision', ['REVISION', 'LESEN']),
} as const
const ADRESSE = aufruf('adresse', ['DATADIRECTORY', 'LESEN'])
const ANTRAG = aufruf('antrag', ['ZUWENDUNGEN', 'LESEN'])
const NUTZER = aufruf('nutzer', ['NUTZERSERVICE_AKTUELLER_NUTZER', 'LESEN'])

const start = (DEMO: '0' | '1') =>
  startTestApp(
    (app, services) => {
      for (const eine of [...Object.values(BANK), ADRESSE, ANTRAG, NUTZER])
        mount(app, services, eine, async ({ principal: { sub } }) => ({ status: 200, body: { sub } }))
    },
    { DEMO },
  )

let t: TestApp
let demo: TestApp
beforeAll(async () => {
  ;[t, demo] = await Promise.all([start('0'), start('1')])
})
afterAll(() => Promise.all([t.close(), demo.close()]))

/** Somebody of the bank with the embedded provider's account; known by the password alone. */
const person = async (...rollen: Rolle[]): Promise<Caller> => {
  const sub = randomUUID()
  await sql`insert into konto (id, benutzername, email, email_bestaetigt, vorname, nachname, passwort_hash, rollen)
    values (${sub}, ${sub}, ${`${sub}@bank.example`}, true, 'Berta', 'Bank', '', ${rollen}::text[])`.execute(
    t.ownerDb,
  )
  return { sub, rollen: ['SACHBEARBEITUNG_LESEN', ...rollen] }
}
const mitFaktor = (wer: Caller): Caller => ({ ...wer, amr: ['pwd', 'otp'] })
const gefordert = async ({ sub }: Caller) => {
  const { rows } = await sql<{
    a: string[]
  }>`select erforderliche_aktionen as a from konto where id = ${sub}`.execute(t.ownerDb)
  return rows[0]?.a
}

describe('[S9-01] a role of the bank opens its own resource and no other', () => {
  test.each(BANKROLLEN)('[S9-01] %s', async (rolle) => {
    const als = mitFaktor({ ...(await person()), rollen: [rolle] })
    const status: Record<string, number> = {}
    for (const [name, eine] of Object.entries(BANK)) status[name] = (await t.call(eine, { als })).status
    expect(status).toEqual(Object.fromEntries(BANKROLLEN.map((r) => [r, r === rolle ? 200 : 403])))
  })
})

describe('[S1-11] who may release, maintain programmes or lead proves it with a second factor', () => {
  const MIT = ['SACHBEARBEITUNG_FREIGEBEN', 'SACHBEARBEITUNG_PROGRAMME', 'SACHBEARBEITUNG_LEITUNG'] as const
  const OHNE = ['SACHBEARBEITUNG_SCHREIBEN', 'SACHBEARBEITUNG_REVISION'] as const

  test.each(MIT)(
    '[S1-11] %s: whatever the person calls of the bank, and the provider knows',
    async (rolle) => {
      const als = await person(rolle)
      for (const eine of [BANK[rolle], LESEN]) {
        const { status, problem, headers } = await t.call(eine, { als })
        expect([status, problem.title]).toEqual([401, 'Reauthentication required'])
        expect(problem.detail).toMatch(/zweiten Faktor/)
        expect(headers['www-authenticate']).toBe('Bearer error="insufficient_user_authentication"')
      }
      expect(await gefordert(als)).toEqual(['CONFIGURE_TOTP'])
      expect((await t.call(BANK[rolle], { als: mitFaktor(als) })).status).toBe(200)
    },
  )

  test.each(OHNE)('[S1-11] %s needs none', async (rolle) => {
    const als = await person(rolle)
    expect((await t.call(BANK[rolle], { als })).status).toBe(200)
    expect(await gefordert(als)).toEqual([])
  })

  test('[S1-11] who has one is not asked to set up another: signing in with it is enough', async () => {
    const als = await person('SACHBEARBEITUNG_FREIGEBEN')
    await sql`insert into zweiter_faktor (id, konto_id, name, geheimnis, letzter_schritt, angelegt_am, benutzt_am)
      values (${randomUUID()}, ${als.sub}, 'Telefon', ${Buffer.from('keines')}, 0, now(), now())`.execute(
      t.ownerDb,
    )
    expect((await t.call(LESEN, { als })).status).toBe(401)
    expect(await gefordert(als)).toEqual([])
  })

  test('[S1-11] a call from another site makes the provider ask for nothing', async () => {
    const als = await person('SACHBEARBEITUNG_LEITUNG')
    expect((await t.call(LESEN, { als, csrf: false })).status).toBe(403)
    expect(await gefordert(als)).toEqual([])
  })

  test.each([
    ['no list', 'otp'],
    ['a list of something else', [{ otp: true }, 1]],
    ['another way', ['pwd', 'sms']],
    ['nothing', undefined],
  ])('[S1-11] a token whose `amr` says %s proves none', async (_, amr) => {
    // What a provider might write; the type of a caller knows only good lists.
    const als = { ...(await person('SACHBEARBEITUNG_PROGRAMME')), amr } as Caller
    expect((await t.call(LESEN, { als })).status).toBe(401)
  })

  test('[S1-11] looking up an address and what a customer does need none', async () => {
    const als = await person('SACHBEARBEITUNG_FREIGEBEN')
    const rollen: Rolle[] = [...MIT, 'DATADIRECTORY_LESEN', 'NUTZERSERVICE_BASIS']
    for (const eine of [ADRESSE, NUTZER])
      expect((await t.call(eine, { als: { ...als, rollen } })).status).toBe(200)
  })

  test('[S1-11] the demo world does without, so that one can try it', async () => {
    const als: Caller = { sub: randomUUID(), rollen: BANKROLLEN }
    for (const eine of Object.values(BANK)) expect((await demo.call(eine, { als })).status).toBe(200)
  })
})

describe('[S1-11] the terms for customers do not bind the bank’s people', () => {
  const NIE = { termsAcceptedAt: 1 }
  const bank = (...rollen: Rolle[]) => ({ sub: randomUUID(), ...NIE, rollen })

  test('[S1-11] neither at the bank’s calls nor at an address', async () => {
    const als = bank('SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN', 'DATADIRECTORY_LESEN')
    for (const eine of [LESEN, BANK.SACHBEARBEITUNG_SCHREIBEN, ADRESSE])
      expect((await t.call(eine, { als })).status).toBe(200)
    expect((await t.call(ANTRAG, { als })).status).toBe(403)
    expect((await t.call(NUTZER, { als })).status).toBe(403)
  })

  test('[S1-11] [S1-09] who is a customer as well is bound where he acts as one', async () => {
    const als = bank(
      'SACHBEARBEITUNG_LESEN',
      'DATADIRECTORY_LESEN',
      'NUTZERSERVICE_BASIS',
      'ZUWENDUNGEN_LESEN',
    )
    for (const eine of [ANTRAG, NUTZER, ADRESSE]) {
      const erwartet = eine === ADRESSE ? 200 : 470
      expect((await t.call(eine, { als })).status, eine.path).toBe(erwartet)
    }
    expect((await t.call(LESEN, { als })).status).toBe(200)
  })

  test('[S1-11] [S1-09] a customer is bound everywhere but at the bank’s calls, which are not for him', async () => {
    const als = bank('DATADIRECTORY_LESEN', 'NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN')
    for (const eine of [ANTRAG, NUTZER, ADRESSE]) expect((await t.call(eine, { als })).status).toBe(470)
    expect((await t.call(LESEN, { als })).status).toBe(403)
  })
})
