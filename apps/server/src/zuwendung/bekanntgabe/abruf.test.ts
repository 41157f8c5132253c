import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import { bescheidAbrufLaden } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  abrufen,
  ansicht,
  beiDerBank,
  bereiterBescheid,
  bereitstellen,
  bestaetigen,
  einwilligen,
  ganzAbrufen,
  gedruckterBescheid,
  herunterladen,
  laden,
  liste,
  postLeeren,
  rueckbrief,
  sha256,
  staende,
  uhr,
  versenden,
  wirksamAb,
  type Bescheid,
} from '../testing/bescheidWelt.ts'
import { HOF, LENA, MAX, NORA, PAUL, UDO, platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const um = (zeit: string) => t.clock.set(new Date(zeit))
beforeEach(async () => {
  um('2026-11-20T14:03:00+01:00')
  await postLeeren(t)
})

/** Fetches the file over a real line, of which no more than `hoechstens` bytes get through. */
const holen = async (b: Bescheid, versuch: string, hoechstens = Infinity): Promise<Buffer> => {
  const { port } = t.app.server.address() as AddressInfo
  const path = bescheidAbrufLaden.path.replace(':guid', b.guid).replace(':versuch', versuch)
  const authorization = `Bearer ${await t.tokenFor(LENA)}`
  return new Promise((resolve, reject) => {
    const anfrage = request({ port, path, headers: { authorization } }, (antwort) => {
      const stuecke: Buffer[] = []
      antwort.on('data', (stueck: Buffer) => {
        stuecke.push(stueck)
        if (Buffer.concat(stuecke).length < hoechstens) return
        antwort.destroy()
        resolve(Buffer.concat(stuecke).subarray(0, hoechstens))
      })
      antwort.on('end', () => resolve(Buffer.concat(stuecke)))
    })
    anfrage.on('error', reject)
    anfrage.end()
  })
}

const versuche = async ({ guid }: Pick<Bescheid, 'guid'>) =>
  (
    await sql<{ ganz: boolean; bestaetigt: boolean; bytes: number }>`select gesendet_am is not null as ganz,
      bestaetigt_am is not null as bestaetigt, bytes from bescheid_abruf where bescheid_guid = ${guid}
      order by begonnen_am`.execute(t.ownerDb)
  ).rows

describe('[S9-10] the retrieval', () => {
  test('[S9-04] begun by its own call, loaded, and counted once all of it has arrived: given and effective next day', async () => {
    const b = await bereiterBescheid(t)
    um('2026-11-30T23:59:59+01:00')
    const { body: versuch } = await abrufen(t, b)
    expect(versuch).toMatchObject({ bytes: b.inhalt.length, dateiname: `Bescheid ${b.nummer}.pdf` })
    expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
    const bytes = await holen(b, versuch.versuch)
    expect(bytes.equals(b.inhalt)).toBe(true)
    expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
    const { status, body } = await bestaetigen(t, { ...b, sha256: sha256(bytes) }, versuch.versuch)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'ABGERUFEN',
        abgerufenAm: '2026-11-30T22:59:59.000Z',
        abgerufenVon: 'Lena Lindenau',
        bekanntAm: '2026-12-01',
        rechtsbehelfBis: '2027-01-04',
        abrufbar: false,
      }),
    ])
    expect(await wirksamAb(t, b)).toEqual(new Date('2026-12-01T00:00:00+01:00'))
    const { rows } = await sql<{
      stand: string
      sub: string
    }>`select angaben ->> 'stand' as stand, nutzer_sub as sub
      from audit_log where objekt_guid = ${b.guid} and handlung = 'bescheidAbrufen' order by nr`.execute(
      t.ownerDb,
    )
    expect(rows).toEqual([
      { stand: 'begonnen', sub: LENA.sub },
      { stand: 'vollständig', sub: LENA.sub },
    ])
  })

  test('afterwards every member reads it for good, by its own call alone; a stranger never', async () => {
    const b = await bereiterBescheid(t)
    await ganzAbrufen(t, b)
    for (const wer of [LENA, PAUL, NORA]) {
      const r = await herunterladen(t, b, wer)
      expect([r.status, r.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect((await ansicht(t, b, wer)).datei?.downloadUrl).toContain(`/bescheid/${b.guid}/datei`)
    }
    const params = { guid: b.datei, fileName: 'Bescheid.pdf' }
    expect((await t.call(dateiHerunterladen, { als: LENA, params })).status).toBe(404)
    expect((await herunterladen(t, b, MAX)).status).toBe(404)
    expect((await abrufen(t, b, MAX)).status).toBe(404)
    expect((await liste(t, MAX)).status).toBe(403)
    expect((await abrufen(t, b)).status).toBe(412)
  })

  test('from then on it says how much, from when to order, until when to buy and to request money', async () => {
    const b = await bereiterBescheid(t)
    await sql`update bewilligung set kauf_bis = '2027-11-20', auszahlung_bis = '2028-02-18'
      where geschaeft_guid = ${b.fall}`.execute(t.ownerDb)
    await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
        foerderquote, bewilligt_cent, gebunden_cent)
      select gen_random_uuid(), geschaeft_guid, unternehmen_guid, 1, 'maschine', 'mulcher', '{}', 40, 500000, 120000
      from bewilligung where geschaeft_guid = ${b.fall}`.execute(t.ownerDb)
    expect((await ansicht(t, b)).inhalt).toBeNull()
    await ganzAbrufen(t, b)
    const inhalt = {
      betrag: 5000,
      bewilligt: 5000,
      offen: 3800,
      kaufAb: '2026-11-21',
      kaufBis: '2027-11-20',
      auszahlungBis: '2028-02-18',
      abgelehnt: 0,
      ueberholt: false,
    }
    expect((await ansicht(t, b)).inhalt).toEqual(inhalt)
    // What the bank let the case buy before stays so (S4-09).
    await sql`update geschaeft set vorhabenbeginn_ab = '2026-11-10' where guid = ${b.fall}`.execute(t.ownerDb)
    expect((await ansicht(t, b)).inhalt).toEqual({ ...inhalt, kaufAb: '2026-11-10' })
  })

  test('a later one on the same case makes it outdated from the moment at which it was given', async () => {
    const b = await bereiterBescheid(t)
    await ganzAbrufen(t, b)
    um('2026-11-20T15:00:00+01:00')
    const spaeter = await bereiterBescheid(t, { antrag: b.antrag, art: 'ABLEHNUNG' })
    expect((await ansicht(t, b)).inhalt?.ueberholt).toBe(false)
    await ganzAbrufen(t, spaeter)
    expect((await ansicht(t, b)).inhalt?.ueberholt).toBe(true)
    expect((await ansicht(t, spaeter)).inhalt).toMatchObject({ betrag: null, ueberholt: false })
  })

  test('a second one that was under way is noted and changes nothing; a repeated receipt answers the same', async () => {
    const b = await bereiterBescheid(t)
    const [lena, paul] = [(await abrufen(t, b)).body, (await abrufen(t, b, PAUL)).body]
    const erste = await bestaetigen(t, b, lena.versuch)
    um('2026-11-20T14:30:00+01:00')
    const zweite = await bestaetigen(t, b, paul.versuch, PAUL)
    expect(zweite.body).toMatchObject({ status: 'ABGERUFEN', abgerufenVon: 'Lena Lindenau' })
    const vorher = await abdruck(t)
    expect((await bestaetigen(t, b, lena.versuch)).body).toEqual(erste.body)
    expect(await abdruck(t)).toEqual(vorher)
    expect((await versuche(b)).map(({ bestaetigt }) => bestaetigt)).toEqual([true, true])
  })

  test('nobody goes on with somebody else’s attempt, nor with one of an hour ago', async () => {
    const b = await bereiterBescheid(t)
    const { versuch } = (await abrufen(t, b)).body
    expect((await laden(t, b.guid, versuch, PAUL)).status).toBe(404)
    expect((await bestaetigen(t, b, versuch, PAUL)).status).toBe(404)
    um('2026-11-20T15:03:00+01:00')
    for (const spaet of [await laden(t, b.guid, versuch), await bestaetigen(t, b, versuch)])
      expect([spaet.status, spaet.problem.detail]).toEqual([
        412,
        'Dieser Abruf ist älter als eine Stunde. Beginnen Sie ihn noch einmal.',
      ])
    expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
  })

  test('[S2-03] a signer who is not identified is told what to do first, and where', async () => {
    const b = await bereiterBescheid(t)
    await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
      values (${HOF}, ${UDO.sub}, false, true, '2026-01-01')`.execute(t.ownerDb)
    const text = 'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie den Bescheid abrufen.'
    expect(await ansicht(t, b, UDO)).toMatchObject({
      abrufbar: false,
      hindernis: { pfad: 'identifizierung', text },
    })
    const { status, problem } = await abrufen(t, b, UDO)
    expect([status, problem.errors]).toEqual([412, [{ pfad: 'identifizierung', text }]])
    await sql`delete from mitgliedschaft where unternehmen_guid = ${HOF} and nutzer_sub = ${UDO.sub}`.execute(
      t.ownerDb,
    )
  })
})

test('[A-26] who may not sign and who only fetches the link: 403, and no retrieval is counted', async () => {
  const b = await bereiterBescheid(t)
  const vorher = await abdruck(t)
  const nora = await herunterladen(t, b, NORA)
  expect([nora.status, nora.problem.detail]).toEqual([
    403,
    'Der Bescheid liegt bereit für Lena Lindenau und Paul Partner.',
  ])
  const lena = await herunterladen(t, b)
  expect([lena.status, lena.problem.detail]).toEqual([403, 'Rufen Sie den Bescheid zuerst im Portal ab.'])
  const verweigert = await abrufen(t, b, NORA)
  expect([verweigert.status, verweigert.problem.detail]).toEqual([403, nora.problem.detail])
  const params = { guid: b.datei, fileName: 'Bescheid.pdf' }
  for (const als of [NORA, LENA]) expect((await t.call(dateiHerunterladen, { als, params })).status).toBe(404)
  const ohneToken = await t.app.inject({ url: `/Zuwendungen/api/public/bescheid/${b.guid}/datei` })
  expect(ohneToken.statusCode).toBe(401)
  expect(await abdruck(t)).toEqual(vorher)
  expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
})

test('[A-27] the download breaks at 60 %: not retrieved; the second one is whole, and both are logged', async () => {
  const b = await bereiterBescheid(t, { bytes: 8_000_000 })
  const sechzig = Math.floor(b.inhalt.length * 0.6)
  const erster = (await abrufen(t, b)).body
  const teil = await holen(b, erster.versuch, sechzig)
  const abgebrochen = await bestaetigen(t, { ...b, sha256: sha256(teil) }, erster.versuch)
  expect([abgebrochen.status, abgebrochen.problem.detail]).toEqual([
    412,
    'Der Bescheid ist nicht vollständig angekommen und gilt nicht als abgerufen. Rufen Sie ihn noch einmal ab.',
  ])
  expect([await staende(t, b), await wirksamAb(t, b)]).toEqual([['BENACHRICHTIGT'], null])
  await expect.poll(async () => (await versuche(b))[0]?.bytes ?? 0).toBeGreaterThan(0)

  um('2026-11-21T08:00:00+01:00')
  const zweiter = (await abrufen(t, b)).body
  const ganz = await holen(b, zweiter.versuch)
  const { body } = await bestaetigen(t, { ...b, sha256: sha256(ganz) }, zweiter.versuch)
  expect(body).toMatchObject({ status: 'ABGERUFEN', bekanntAm: '2026-11-22' })
  await expect
    .poll(() => versuche(b))
    .toEqual([
      { ganz: false, bestaetigt: false, bytes: expect.any(Number) },
      { ganz: true, bestaetigt: true, bytes: b.inhalt.length },
    ])
  expect((await versuche(b))[0]?.bytes).toBeLessThan(b.inhalt.length)
  expect(
    (await beiDerBank(t, b)).bekanntgaben[0]?.abrufe.map(({ name, sha256: summe }) => [name, summe]),
  ).toEqual([
    ['Lena Lindenau', b.sha256],
    ['Lena Lindenau', null],
  ])
})

describe('[A-28] the retrieval and the end at the same instant: one outcome, by the moment of arrival', () => {
  const ENDE = '2026-12-01T00:00:00+01:00'

  test('the call that arrived in time wins, however late its file and its receipt are', async () => {
    const b = await bereiterBescheid(t)
    um('2026-11-30T23:59:59.999+01:00')
    const { versuch } = (await abrufen(t, b)).body
    um('2026-12-01T00:01:00+01:00')
    await Promise.all([uhr(t), uhr(t), laden(t, b.guid, versuch)])
    expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
    um('2026-12-01T00:20:00+01:00')
    const [{ body }] = await Promise.all([bestaetigen(t, b, versuch), uhr(t), uhr(t)])
    expect(body).toMatchObject({ status: 'ABGERUFEN', bekanntAm: '2026-12-01' })
    expect(await staende(t, b)).toEqual(['ABGERUFEN'])
  })

  test('it wins although somebody else was at the notice until after the end: it waited, it did not arrive late', async () => {
    const b = await bereiterBescheid(t)
    um('2026-11-30T23:59:59.999+01:00')
    const riegel = await t.ownerDb.startTransaction().execute()
    await sql`select from bescheid where guid = ${b.guid} for update`.execute(riegel)
    const laufend = abrufen(t, b)
    const wartende = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`
    await expect.poll(async () => (await wartende.execute(t.ownerDb)).rows[0]?.n ?? 0).toBeGreaterThan(0)
    um('2026-12-01T00:00:30+01:00')
    const ende = uhr(t)
    await riegel.commit().execute()
    await ende
    const { status, body } = await laufend
    expect([status, await staende(t, b)]).toEqual([200, ['BENACHRICHTIGT']])
    expect((await bestaetigen(t, b, body.versuch)).body).toMatchObject({ bekanntAm: '2026-12-01' })
  })

  test('an attempt that is never completed holds the end up for an hour and no longer', async () => {
    const b = await bereiterBescheid(t)
    um('2026-11-30T23:59:00+01:00')
    const { versuch } = (await abrufen(t, b)).body
    um('2026-12-01T00:58:59+01:00')
    await uhr(t)
    expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
    um('2026-12-01T00:59:00+01:00')
    await uhr(t)
    expect(await staende(t, b)).toEqual(['NICHT_BEWIRKT'])
    expect((await bestaetigen(t, b, versuch)).status).toBe(412)
  })

  test('a call that arrives with the end is too late, whoever is first at the notice', async () => {
    for (let mal = 0; mal < 5; mal++) {
      const b = await bereiterBescheid(t)
      um(ENDE)
      const [abruf] = await Promise.all([abrufen(t, b), uhr(t), abrufen(t, b, PAUL)])
      expect(abruf.status).toBe(412)
      um('2026-12-01T00:01:00+01:00')
      await uhr(t)
      expect([await staende(t, b), await versuche(b)]).toEqual([['NICHT_BEWIRKT'], []])
      um('2026-11-20T14:03:00+01:00')
    }
  })
})

/** Each state, and what the calls of company and bank get in it: allowed, or refused with which status. */
describe('[S9-10] every state × caller × call', () => {
  const HEUTE = '2026-11-20'
  const WELT: Readonly<Record<string, () => Promise<Bescheid>>> = {
    'nothing done yet': () => gedruckterBescheid(t),
    BEREITGESTELLT: async () => {
      await einwilligen(t)
      const b = await gedruckterBescheid(t)
      await bereitstellen(t, b)
      return b
    },
    BENACHRICHTIGT: () => bereiterBescheid(t),
    ABGERUFEN: async () => {
      const b = await bereiterBescheid(t)
      await ganzAbrufen(t, b)
      return b
    },
    NICHT_BEWIRKT: async () => {
      const b = await bereiterBescheid(t)
      um('2026-12-01T00:01:00+01:00')
      await uhr(t)
      um('2026-11-20T14:03:00+01:00')
      return b
    },
    VERSANDT: async () => {
      const b = await gedruckterBescheid(t)
      await versenden(t, b, HEUTE)
      return b
    },
    BEKANNT: async () => {
      const b = await gedruckterBescheid(t)
      await versenden(t, b, HEUTE)
      um('2026-11-24T08:00:00+01:00')
      await uhr(t)
      um('2026-11-20T14:03:00+01:00')
      return b
    },
    ZURUECK: async () => {
      const b = await gedruckterBescheid(t)
      await versenden(t, b, HEUTE)
      await rueckbrief(t, b)
      return b
    },
  }
  const RUFE = {
    'signer retrieves': (b: Bescheid) => abrufen(t, b),
    'member retrieves': (b: Bescheid) => abrufen(t, b, NORA),
    'stranger retrieves': (b: Bescheid) => abrufen(t, b, MAX),
    'signer downloads': (b: Bescheid) => herunterladen(t, b),
    'member downloads': (b: Bescheid) => herunterladen(t, b, NORA),
    'bank posts': (b: Bescheid) => versenden(t, b, HEUTE),
    'bank reports it back': (b: Bescheid) => rueckbrief(t, b),
  } as const
  const ERWARTET: Readonly<Record<string, readonly number[]>> = {
    'nothing done yet': [412, 403, 404, 404, 404, 200, 412],
    BEREITGESTELLT: [412, 403, 404, 404, 404, 200, 412],
    BENACHRICHTIGT: [200, 403, 404, 403, 403, 200, 412],
    ABGERUFEN: [412, 403, 404, 200, 200, 412, 412],
    NICHT_BEWIRKT: [412, 403, 404, 404, 404, 200, 412],
    VERSANDT: [412, 403, 404, 404, 404, 412, 200],
    BEKANNT: [412, 403, 404, 200, 200, 412, 200],
    ZURUECK: [412, 403, 404, 404, 404, 200, 412],
  }

  for (const [stand, anlegen] of Object.entries(WELT))
    test(stand, async () => {
      const erhalten = []
      for (const ruf of Object.values(RUFE)) erhalten.push((await ruf(await anlegen())).status)
      expect(erhalten).toEqual(ERWARTET[stand])
    })
})
