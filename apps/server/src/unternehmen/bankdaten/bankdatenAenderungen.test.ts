import { randomUUID } from 'node:crypto'
import { unternehmenAendern, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import {
  bankdatenAenderungenLesen,
  bankdatenAenderungSichten,
} from '@foerderportal/contract/unternehmen/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jemand, landwirtin } from '../../nutzer/testing/beispiele.ts'
import { demoBenutzer } from '../../oidc/demo.ts'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { ungeseheneBankdatenAenderungen } from '../public.ts'
import { startFirmaWelt, type FirmaWelt } from '../testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
  w.t.clock.set('2026-11-21T09:00:00+01:00')
})
afterAll(() => w.t.close())

const IBAN = {
  alt: 'DE89 3704 0044 0532 0130 00',
  neu: 'DE06 2175 0000 0000 1000 23',
  spaeter: 'DE02 1203 0000 0000 2020 51',
} as const

/** The people of the demo world with their roles, as their tokens say. */
const vonDerBank = (name: 'sabine.sachbearbeitung' | 'frank.freigabe' | 'petra.programme'): Caller => {
  const person = demoBenutzer().find(({ benutzername }) => benutzername === name)
  if (person === undefined) throw new Error(name)
  const { id, vorname, nachname, rollen } = person
  return { sub: id, vorname, nachname, rollen }
}
const SABINE = vonDerBank('sabine.sachbearbeitung')
const FRANK = vonDerBank('frank.freigabe')

/** A company that changes its account, and what the provider's people ask about it. */
const firma = async () => {
  const f = await w.firma()
  const params = { companyId: f.companyId }
  const konto = async (iban: string, als: Caller = f.chefin) => {
    const { body } = await w.t.call(unternehmenLesen, { als, params })
    if (body.value.type !== 'LandwirtschaftlichesUnternehmen') throw new Error('no farm')
    const [erstes] = body.value.kontoInformationen
    return w.t.call(unternehmenAendern, {
      als,
      params,
      query: { benachrichtigungNachDurchfuehrung: 'false', guid: body.guid },
      body: { ...body.value, kontoInformationen: [{ ...erstes, iban }] },
    })
  }
  const pfad = { guid: f.companyId }
  const aenderungen = (als: Caller = SABINE) => w.t.call(bankdatenAenderungenLesen, { als, params: pfad })
  const erste = async () => (await aenderungen()).body[0]?.id ?? ''
  const sichten = async (als: Caller = SABINE, aenderungId?: string) =>
    w.t.call(bankdatenAenderungSichten, {
      als,
      params: { ...pfad, aenderungId: aenderungId ?? (await erste()) },
    })
  const ungesehen = () =>
    w.t.services.db.transaction().execute((tx) => ungeseheneBankdatenAenderungen(tx, f.companyId))
  return { ...f, konto, aenderungen, erste, sichten, ungesehen }
}

describe('[S1-08] what the caseworker sees', () => {
  test('[S1-08] the accounts before and after, whole, by whom and when; seen by whom and when; then nothing waits', async () => {
    const f = await firma()
    expect((await f.aenderungen()).body).toEqual([])
    expect(await f.ungesehen()).toBe(0)
    await f.konto(IBAN.neu, { ...f.chefin, authTime: 1 })
    expect(await f.ungesehen()).toBe(1)

    const { status, body } = await f.aenderungen()
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        geaendertAm: '2026-11-21T08:00:00.000Z',
        geaendertVon: `Ada ${landwirtin.nachname}`,
        ohneErneuteAnmeldung: true,
        vorher: [expect.objectContaining({ iban: IBAN.alt })],
        nachher: [expect.objectContaining({ iban: IBAN.neu })],
        gesehen: null,
      },
    ])

    const gesehen = await f.sichten()
    expect(gesehen.status).toBe(200)
    expect(gesehen.body).toEqual({
      ...body[0],
      gesehen: { am: '2026-11-21T08:00:00.000Z', von: 'Sabine Sachbearbeitung' },
    })
    expect((await f.aenderungen(FRANK)).body).toEqual([gesehen.body])
    expect(await f.ungesehen()).toBe(0)
    expect((await f.protokoll()).map(({ handlung, sub }) => [handlung, sub])).toEqual([
      ['unternehmenAendern', f.chefin.sub],
      ['bankdatenAenderungSichten', SABINE.sub],
    ])
    expect(JSON.stringify(await f.protokoll())).not.toMatch(/DE89|DE06|3704|2175/)
  })

  test('[S1-08] after a fresh sign-in nothing is marked', async () => {
    const f = await firma()
    await f.konto(IBAN.neu, { ...f.chefin, authTime: w.t.clock.now().getTime() / 1000 })
    expect((await f.aenderungen()).body).toMatchObject([{ ohneErneuteAnmeldung: false }])
  })

  test('[S1-08] what nobody has seen comes first, then the newest; each is looked at for itself', async () => {
    const f = await firma()
    await f.konto(IBAN.neu)
    await f.sichten()
    w.t.clock.set('2026-11-21T10:00:00+01:00')
    await f.konto(IBAN.spaeter)
    w.t.clock.set('2026-11-21T11:00:00+01:00')
    await f.konto(IBAN.alt)
    w.t.clock.set('2026-11-21T09:00:00+01:00')
    const iban = async () =>
      (await f.aenderungen()).body.map(({ nachher, gesehen }) => [nachher[0]?.iban, gesehen !== null])
    expect(await iban()).toEqual([
      [IBAN.alt, false],
      [IBAN.spaeter, false],
      [IBAN.neu, true],
    ])
    expect(await f.ungesehen()).toBe(2)
    await f.sichten()
    expect(await f.ungesehen()).toBe(1)
  })

  test('[S1-08] twice, and by two at once: the first stays', async () => {
    const f = await firma()
    await f.konto(IBAN.neu)
    const id = await f.erste()
    const zweite = { ...SABINE, sub: randomUUID(), vorname: 'Sigrun', nachname: 'Beispiel' }
    const beide = await Promise.all([f.sichten(SABINE, id), f.sichten(zweite, id)])
    expect(beide.map(({ status }) => status)).toEqual([200, 200])
    const [eine, andere] = beide.map(({ body }) => body.gesehen)
    expect(eine).toEqual(andere)
    expect((await f.sichten(zweite, id)).body.gesehen).toEqual(eine)
    const gesehen = (await f.protokoll()).filter(({ handlung }) => handlung === 'bankdatenAenderungSichten')
    expect(gesehen).toHaveLength(1)
  })

  test('[S1-08] who is no user any more has no name; what he changed stays', async () => {
    const f = await firma()
    const berta = await f.mitglied('Berta', { istAdmin: true })
    await f.konto(IBAN.neu, berta)
    await sql`delete from nutzer where sub = ${berta.sub}`.execute(w.t.ownerDb)
    expect((await f.aenderungen()).body[0]).toMatchObject({ geaendertVon: null, gesehen: null })
    expect(await f.ungesehen()).toBe(1)
  })
})

describe('[S1-08] who may', () => {
  test('[S1-08] an admin of the company, a member, anybody without a role of the provider: 403', async () => {
    const f = await firma()
    await f.konto(IBAN.neu)
    const id = await f.erste()
    const alle = [f.chefin, await f.mitglied('Mia'), jemand(), vonDerBank('petra.programme')]
    const vorher = await abdruck(w.t)
    for (const wer of alle) {
      const nurLesen = wer.rollen?.includes('SACHBEARBEITUNG_LESEN') ?? false
      expect((await f.aenderungen(wer)).status).toBe(nurLesen ? 200 : 403)
      expect((await f.sichten(wer, id)).status).toBe(403)
    }
    // Frank releases; looking through the changes is the caseworker's.
    expect((await f.sichten(FRANK, id)).status).toBe(403)
    expect(await abdruck(w.t)).toEqual(vorher)
    expect(await f.ungesehen()).toBe(1)
  })

  test('[S1-08] an own change is looked at by somebody else; the database agrees', async () => {
    const f = await firma()
    await f.konto(IBAN.neu)
    const eigene = await f.sichten({ ...SABINE, sub: f.chefin.sub })
    expect([eigene.status, eigene.problem.detail]).toEqual([
      403,
      'Diese Bankverbindung haben Sie selbst geändert. Jemand anderes aus der Sachbearbeitung sieht sie an.',
    ])
    await expect(
      sql`insert into bankdaten_gesehen (nachher_guid, geaendert_von, gesehen_am, gesehen_von, gesehen_von_name)
        select nachher_guid, geaendert_von, now(), geaendert_von, 'x' from bankdaten_aenderung
        where unternehmen_guid = ${f.companyId}`.execute(w.t.ownerDb),
    ).rejects.toThrow(/check/)
  })

  test('[S1-08] a company or a change that there is not, also of another company: 404', async () => {
    const [f, andere] = [await firma(), await firma()]
    await f.konto(IBAN.neu)
    const id = await f.erste()
    expect((await andere.sichten(SABINE, id)).status).toBe(404)
    expect((await f.sichten(SABINE, randomUUID())).status).toBe(404)
    const params = { guid: randomUUID() }
    expect((await w.t.call(bankdatenAenderungenLesen, { als: SABINE, params })).status).toBe(404)
  })

  test('[S1-08] the portal itself can neither take back nor alter that a change was seen', async () => {
    const f = await firma()
    await f.konto(IBAN.neu)
    await f.sichten()
    const { db } = w.t.services
    await expect(sql`delete from bankdaten_gesehen`.execute(db)).rejects.toThrow(/permission denied/)
    await expect(sql`update bankdaten_gesehen set gesehen_von = 'x'`.execute(db)).rejects.toThrow(
      /permission denied/,
    )
  })
})

test('[S1-08] while a payout is released the accounts stay: a change at that moment waits, and counts the next time', async () => {
  const f = await firma()
  let wartend: ReturnType<typeof f.konto> | undefined
  await w.t.services.db.transaction().execute(async (tx) => {
    expect(await ungeseheneBankdatenAenderungen(tx, f.companyId)).toBe(0)
    wartend = f.konto(IBAN.neu)
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted
          and (database is null or database = (select oid from pg_database where datname = current_database()))`.execute(
          w.t.ownerDb,
        )
        return rows[0]?.n
      })
      .toBe(1)
    expect(await ungeseheneBankdatenAenderungen(tx, f.companyId)).toBe(0)
  })
  expect((await wartend)?.status).toBe(200)
  expect(await f.ungesehen()).toBe(1)
})
