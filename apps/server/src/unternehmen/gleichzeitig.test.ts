import { nutzerAnlegen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import {
  unternehmenAendern,
  einladungBeantworten,
  unternehmenAnlegen,
  unternehmenLesen,
} from '@foerderportal/contract/unternehmen/routes'
import { zeichnungsberechtigungAendern } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { verwaltungAendern } from '@foerderportal/contract/unternehmen/bank/routes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import { auditPruefen } from '../platform/audit/pruefen.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../platform/testing/zugleich.ts'
import { hof } from './testing/beispiele.ts'
import { startFirmaWelt, type FirmaWelt, type Person } from './testing/firmaWelt.ts'

/** Calls that overlap on a real database: each pair waits for one row, and goes on when it is let go. */

type Firma = Awaited<ReturnType<FirmaWelt['firma']>>
let w: FirmaWelt
let zweite: Awaited<ReturnType<FirmaWelt['t']['secondInstance']>>
beforeAll(async () => {
  w = await startFirmaWelt()
  zweite = await w.t.secondInstance()
})
afterAll(() => w.t.close())
afterEach(async () => {
  expect((await auditPruefen(w.t.services.db)).brueche).toEqual([])
})

const status = (antworten: readonly { readonly status: number }[]) => antworten.map((a) => a.status)
const firmaHalten = (f: Firma) => (tx: Tx) =>
  sql`select from unternehmen where guid = ${f.companyId} for no key update`.execute(tx)
const lesen = async (f: Firma) =>
  (await w.t.call(unternehmenLesen, { als: f.chefin, params: { companyId: f.companyId } })).body
const firmenVon = async (als: Caller) => (await w.t.call(nutzerStatusLesen, { als })).body.unternehmenStatus

describe('[R7.1-15] the data of a company', () => {
  test('[R7.1-15] many admins, on any instance: the first wins, the others learn of it, nothing is lost', async () => {
    const f = await w.firma()
    const { guid, value } = await lesen(f)
    const admins = [
      f.chefin,
      ...(await Promise.all(['Ben', 'Cem', 'Dora'].map((n) => f.mitglied(n, { istAdmin: true })))),
    ]
    const antworten = await zugleich(
      w.t,
      firmaHalten(f),
      admins.map(
        (als, i) => () =>
          (i % 2 === 0 ? w.t : zweite).call(unternehmenAendern, {
            als,
            params: { companyId: f.companyId },
            query: { benachrichtigungNachDurchfuehrung: 'true', guid },
            body: { ...value, name: `Hof ${i}` },
          }),
      ),
    )
    expect(status(antworten)).toEqual([200, 409, 409, 409])
    expect((await lesen(f)).value.name).toBe('Hof 0')
    expect(await lesen(f)).toEqual(antworten[0]?.body)
    expect(await f.protokoll()).toHaveLength(1)
    expect(await w.briefe(f.chefin.email)).toHaveLength(1)
  })

  test('[R7.1-15] [R7.1-06] somebody joins while it is changed: both happen', async () => {
    const f = await w.firma()
    const { guid, value } = await lesen(f)
    const eva = await w.person('Eva')
    const einladungId = (await f.einladen(eva.email)).body[0]?.guid ?? ''
    const params = { companyId: f.companyId }
    const antworten = await zugleich<{ status: number }>(
      w.t,
      (tx) =>
        sql`select from audit_kette where kette = ${`unternehmen:${f.companyId}`} for update`.execute(tx),
      [
        () =>
          w.t.call(unternehmenAendern, {
            als: f.chefin,
            params,
            query: { benachrichtigungNachDurchfuehrung: 'false', guid },
            body: { ...value, name: 'Hof Anders' },
          }),
        () =>
          w.t.call(einladungBeantworten, {
            als: eva,
            params: { einladungId },
            query: { bestaetigen: 'true' },
          }),
      ],
    )
    expect(status(antworten)).toEqual([200, 200])
    expect((await firmenVon(eva)).map(({ name }) => name)).toEqual(['Hof Anders'])
    expect((await f.protokoll()).map(({ handlung }) => handlung).toSorted()).toEqual([
      'einladungAnnehmen',
      'nutzerEinladen',
      'unternehmenAendern',
    ])
  })
})

test('[S1-07] two that take over each other’s number at once are both refused', async () => {
  const [a, b] = [await w.firma(), await w.firma()]
  const [standA, standB] = [await lesen(a), await lesen(b)]
  const nummer = ({ value }: typeof standA) =>
    value.type === 'LandwirtschaftlichesUnternehmen' ? value.zidBetriebsnummer : null
  const uebernehmen =
    (f: Firma, { guid, value }: typeof standA, zidBetriebsnummer: unknown) =>
    () =>
      w.t.call(unternehmenAendern, {
        als: f.chefin,
        params: { companyId: f.companyId },
        query: { benachrichtigungNachDurchfuehrung: 'false', guid },
        body: { ...value, zidBetriebsnummer },
      })
  const antworten = await zugleich(
    w.t,
    (tx) =>
      sql`select from unternehmen where guid in (${a.companyId}, ${b.companyId}) for no key update`.execute(
        tx,
      ),
    [uebernehmen(a, standA, nummer(standB)), uebernehmen(b, standB, nummer(standA))],
  )
  expect(status(antworten)).toEqual([412, 412])
})

describe('[R7.1-17] signing authority', () => {
  const beziehungenHalten =
    (...leute: Person[]) =>
    (tx: Tx) =>
      sql`select from mitgliedschaft where nutzer_sub in (${sql.join(leute.map(({ sub }) => sub))}) for no key update`.execute(
        tx,
      )
  const zeichnen = async (
    f: Firma,
    als: Caller,
    wer: Person,
    zeichnungsberechtigung: boolean,
    server = w.t as Pick<FirmaWelt['t'], 'call'>,
  ) => {
    const guid = (await f.info(wer))?.nutzerZuUnternehmenSnapshot.guid
    const body = { guid, subjectId: wer.sub, zeichnungsberechtigung }
    return () => server.call(zeichnungsberechtigungAendern, { als, params: { companyId: f.companyId }, body })
  }
  const zeichner = async (f: Firma) =>
    (await f.lesen()).body.nutzerInfos.filter(
      (i) => i.nutzerZuUnternehmenSnapshot.value.zeichnungsberechtigung,
    )

  test('[R6-03] [S1-03] two admins give the last free place, on any instance: one succeeds', async () => {
    const f = await w.firma()
    const bert = await f.mitglied('Bert', { istAdmin: true, zeichnungsberechtigung: true })
    const [cem, dora] = [await f.mitglied('Cem'), await f.mitglied('Dora')]
    const antworten = await zugleich(w.t, beziehungenHalten(cem, dora), [
      await zeichnen(f, f.chefin, cem, true),
      await zeichnen(f, bert, dora, true, zweite),
    ])
    expect(status(antworten)).toEqual([200, 412])
    expect((await zeichner(f)).map(({ vorname }) => vorname).toSorted()).toEqual(['Ada', 'Bert', 'Cem'])
    expect(await f.protokoll()).toHaveLength(1)
  })

  test('[S11-07] two admins change the same person: the second learns of it', async () => {
    const f = await w.firma()
    const bert = await f.mitglied('Bert', { istAdmin: true })
    const cem = await f.mitglied('Cem', { zeichnungsberechtigung: true })
    const antworten = await zugleich(w.t, beziehungenHalten(cem), [
      await zeichnen(f, f.chefin, cem, false),
      await zeichnen(f, bert, cem, false, zweite),
    ])
    expect(status(antworten)).toEqual([200, 409])
    expect(await f.protokoll()).toHaveLength(1)
  })
})

describe('[S1-03] the provider takes the company from an admin while he', () => {
  const BANK: Caller = { ...jemand(), rollen: ['SACHBEARBEITUNG_SCHREIBEN'] }
  type Handlung = (f: Firma, cem: Person) => Promise<() => Promise<{ status: number }>>
  const handlungen: readonly (readonly [string, Handlung])[] = [
    [
      'changes its data',
      async (f) => {
        const { guid, value } = await lesen(f)
        const query = { benachrichtigungNachDurchfuehrung: 'false', guid } as const
        const body = { ...value, name: 'Hof Anders' }
        const params = { companyId: f.companyId }
        return () => zweite.call(unternehmenAendern, { als: f.chefin, params, query, body })
      },
    ],
    [
      'makes somebody a signer',
      async (f, cem) => {
        const guid = (await f.info(cem))?.nutzerZuUnternehmenSnapshot.guid
        const body = { guid, subjectId: cem.sub, zeichnungsberechtigung: true }
        const params = { companyId: f.companyId }
        return () => zweite.call(zeichnungsberechtigungAendern, { als: f.chefin, params, body })
      },
    ],
    ['invites somebody', async (f) => () => f.einladen(`${jemand().sub}@hof.example`)],
  ]

  test.each(handlungen)('%s: refused, and nothing of it is written', async (_, handlung) => {
    const f = await w.firma()
    await f.mitglied('Bert', { istAdmin: true })
    const cem = await f.mitglied('Cem')
    const guid = (await f.info(f.chefin))?.nutzerZuUnternehmenSnapshot.guid
    const seine = await handlung(f, cem)
    const antworten = await zugleich<{ status: number }>(w.t, firmaHalten(f), [
      () =>
        w.t.call(verwaltungAendern, {
          als: BANK,
          params: { guid: f.companyId },
          body: { guid, subjectId: f.chefin.sub, isAdmin: false },
        }),
      seine,
    ])
    expect(status(antworten)).toEqual([200, 403])
    expect((await f.protokoll()).map((zeile) => zeile.handlung)).toEqual(['verwaltungAendern'])
  })
})

describe('[S1-04] invitations', () => {
  test('[S1-04] [R7.1-05] two admins invite the same address: one invitation, one mail', async () => {
    const f = await w.firma()
    const bert = await f.mitglied('Bert', { istAdmin: true })
    const email = `${jemand().sub}@hof.example`
    const antworten = await zugleich(w.t, firmaHalten(f), [
      () => f.einladen(email),
      () => f.einladen(email, bert),
    ])
    expect(status(antworten)).toEqual([200, 412])
    expect(await w.briefe(email)).toHaveLength(1)
    expect((await f.offene()).body).toHaveLength(1)
  })

  test.each([
    ['accepted', 'true', 'true', 1],
    ['accepted, then declined', 'true', 'false', 1],
    ['declined, then accepted', 'false', 'true', 0],
  ] as const)(
    '[S1-04] [R7.1-06] %s in two tabs: the first answer counts',
    async (_, eine, andere, firmen) => {
      const f = await w.firma()
      const eva = await w.person('Eva')
      const einladungId = (await f.einladen(eva.email)).body[0]?.guid ?? ''
      const antworten = await zugleich(
        w.t,
        (tx) => sql`select from einladung where guid = ${einladungId} for update`.execute(tx),
        [eine, andere].map(
          (bestaetigen) => () =>
            w.t.call(einladungBeantworten, { als: eva, params: { einladungId }, query: { bestaetigen } }),
        ),
      )
      expect(status(antworten)).toEqual([200, 404])
      expect(await firmenVon(eva)).toHaveLength(firmen)
      expect(await f.protokoll()).toHaveLength(2)
    },
  )
})

describe('registration', () => {
  const anlegen =
    (als: Caller, body: object, server: Pick<FirmaWelt['t'], 'call'> = w.t) =>
    () =>
      server.call(unternehmenAnlegen, { als, body })
  const beraterin = async () => {
    const als = jemand()
    await w.t.call(nutzerAnlegen, { als, body: { ...landwirtin, agiertFuerMehrereUnternehmen: true } })
    return als
  }
  const nutzerHalten =
    ({ sub }: Caller) =>
    (tx: Tx) =>
      sql`select from nutzer where sub = ${sub} for no key update`.execute(tx)

  test('[R7.1-04] the same person twice, on any instance: one user, the second is told', async () => {
    const als = jemand()
    const antworten = await zugleich(
      w.t,
      (tx) => sql`lock table nutzer_snapshot in share mode`.execute(tx),
      [w.t, zweite].map((server) => () => server.call(nutzerAnlegen, { als, body: landwirtin })),
    )
    expect(status(antworten)).toEqual([200, 412])
    const { rows } = await sql`select from audit_log where nutzer_sub = ${als.sub}`.execute(w.t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('[S1-07] two people register the same company: the second is told, and has none', async () => {
    const [eine, andere] = [await w.person('Eva'), await w.person('Udo')]
    const derselbe = hof()
    const antworten = await zugleich(
      w.t,
      (tx) => sql`lock table unternehmen_snapshot in share mode`.execute(tx),
      [anlegen(eine, derselbe), anlegen(andere, derselbe, zweite)],
    )
    expect(status(antworten)).toEqual([200, 412])
    expect(await firmenVon(eine)).toHaveLength(1)
    expect(await firmenVon(andere)).toEqual([])
  })

  test('[S1-05] two different companies of one person do not slip past', async () => {
    const als = await w.person('Eva')
    const antworten = await zugleich(w.t, nutzerHalten(als), [
      anlegen(als, hof()),
      anlegen(als, hof(), zweite),
    ])
    expect(status(antworten)).toEqual([200, 412])
    expect(await firmenVon(als)).toHaveLength(1)
  })

  test.each([
    ['a farm', hof()],
    ['a company without any number', { type: 'Startup', name: 'AgrarTech' }],
  ])('[R7.1-11] a double click on %s, also of who may have several: one company', async (_, body) => {
    const als = await beraterin()
    const antworten = await zugleich(w.t, nutzerHalten(als), [anlegen(als, body), anlegen(als, body)])
    expect(status(antworten)).toEqual([200, 412])
    expect(await firmenVon(als)).toHaveLength(1)
  })
})
