import { randomUUID } from 'node:crypto'
import { nutzerAnlegen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import {
  unternehmenAendern,
  unternehmenAnlegen,
  unternehmenLesen,
} from '@foerderportal/contract/unternehmen/routes'
import type { UnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { kennzeichenSperren } from './kern/aenderungen.ts'
import { hof } from './testing/beispiele.ts'
import { startFirmaWelt, type FirmaWelt, type Person } from './testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
  w.t.clock.set('2026-11-21T09:00:00+01:00')
})
afterAll(() => w.t.close())

/** A company as its first admin knows it, and a way to change it. */
const firma = async () => {
  const f = await w.firma()
  const params = { companyId: f.companyId }
  const lesen = async (als: Caller = f.chefin) => (await w.t.call(unternehmenLesen, { als, params })).body
  const anfang = await lesen()
  if (anfang.value.type !== 'LandwirtschaftlichesUnternehmen') throw new Error('no farm')
  const { value } = anfang
  const aendern = async (
    mehr: object,
    { als = f.chefin, mail = 'false', guid }: { als?: Caller; mail?: 'true' | 'false'; guid?: string } = {},
  ) =>
    w.t.call(unternehmenAendern, {
      als,
      params,
      query: { benachrichtigungNachDurchfuehrung: mail, guid: guid ?? (await lesen()).guid },
      body: { ...value, ...mehr },
    })
  const bankdaten = async () => {
    const { rows } = await sql<{ vorher: string; nachher: string; von: string; ohne: boolean }>`
      select v.value #>> '{kontoInformationen,0,iban}' as vorher, n.value #>> '{kontoInformationen,0,iban}' as nachher,
        b.geaendert_von as von, b.ohne_erneute_anmeldung as ohne
      from bankdaten_aenderung b
        join unternehmen_snapshot v on v.guid = b.vorher_guid join unternehmen_snapshot n on n.guid = b.nachher_guid
      where b.unternehmen_guid = ${f.companyId} order by b.geaendert_am, b.nachher_guid`.execute(w.t.ownerDb)
    return rows
  }
  return { ...f, guid: anfang.guid, value, lesen, aendern, bankdaten }
}
const admin = (f: { mitglied: (name: string, rechte: object) => Promise<Person> }, name: string) =>
  f.mitglied(name, { istAdmin: true })

const IBAN_ALT = 'DE89 3704 0044 0532 0130 00'
const IBAN_NEU = 'DE06 2175 0000 0000 1000 23'
const neuesKonto = {
  kontoInformationen: [{ iban: IBAN_NEU, geschaeftsKonto: true, produktgruppe: 'standard' }],
}
const gmbh = (nummer: string) => ({
  antragstellerArt: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
  rechtsform: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
  registerArt: 'HANDELSREGISTER_B',
  registerGericht: 'Kiel',
  registerNummer: nummer,
  zidBetriebsnummer: null,
})

describe('unternehmenAendern', () => {
  test('[R7.1-15] [R1-04] [S11-03] answers the wrapper with the new state; every member reads the same', async () => {
    const f = await firma()
    const mitglied = await f.mitglied('Mia')
    const { status, body } = await f.aendern({ name: 'Hof Neu', steuernummer: '15 123 45679', gpNr: 'meine' })
    expect(status).toBe(200)
    expect(body.guid).not.toBe(f.guid)
    expect(body.value).toEqual({ ...f.value, name: 'Hof Neu', steuernummer: '15/123/45679' })
    expect(await f.lesen(mitglied)).toEqual(body)
    const { unternehmenStatus } = (await w.t.call(nutzerStatusLesen, { als: mitglied })).body
    expect(unternehmenStatus.map(({ name }) => name)).toEqual(['Hof Neu'])
  })

  test.each<[UnternehmenEingabe['type']]>([['Kreditinstitut'], ['Startup']])(
    '[R1-04] [R7.1-11] [R7.1-14] [R7.1-15] a %s is registered, read and updated',
    async (type) => {
      const als = jemand()
      await w.t.call(nutzerAnlegen, { als, body: landwirtin })
      const angelegt = await w.t.call(unternehmenAnlegen, { als, body: { type, name: 'Name' } })
      expect(angelegt.status).toBe(200)
      const companyId = (await w.t.call(nutzerStatusLesen, { als })).body.unternehmenStatus[0]?.id ?? ''
      const params = { companyId }
      expect((await w.t.call(unternehmenLesen, { als, params })).body).toEqual(angelegt.body)
      const query = { benachrichtigungNachDurchfuehrung: 'false', guid: angelegt.body.guid } as const
      const body = { type, name: 'Anderer Name' }
      const geaendert = await w.t.call(unternehmenAendern, { als, params, query, body })
      expect(geaendert.status).toBe(200)
      expect(geaendert.body.value).toEqual({ ...body, gpNr: angelegt.body.value.gpNr })
      expect((await w.t.call(unternehmenLesen, { als, params })).body).toEqual(geaendert.body)
      const mitFeld = { ...body, rechtsform: 'EINZELUNTERNEHMER' }
      const neu = { ...query, guid: geaendert.body.guid }
      expect((await w.t.call(unternehmenAendern, { als, params, query: neu, body: mitFeld })).status).toBe(
        400,
      )
    },
  )

  test('[R7.1-15] keeps every state, and writes to the audit log what differs without naming it', async () => {
    const f = await firma()
    const { body } = await f.aendern({ ...gmbh('4711 KI'), name: 'Geheimer Hof' })
    expect(await f.protokoll()).toEqual([
      {
        handlung: 'unternehmenAendern',
        objekt: f.companyId,
        sub: f.chefin.sub,
        angaben: {
          snapshot: body.guid,
          felder: [
            'name',
            'antragstellerArt',
            'rechtsform',
            'registerArt',
            'registerGericht',
            'registerNummer',
            'zidBetriebsnummer',
          ],
          werte: {
            antragstellerArt: { vorher: 'PRIMAERPRODUZENT', nachher: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN' },
            rechtsform: { vorher: 'EINZELUNTERNEHMER', nachher: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG' },
            registerArt: { vorher: null, nachher: 'HANDELSREGISTER_B' },
          },
        },
      },
    ])
    const { rows } = await sql<{ name: string }>`select value ->> 'name' as name from unternehmen_snapshot
      where unternehmen_guid = ${f.companyId} order by (guid = ${body.guid})`.execute(w.t.ownerDb)
    expect(rows.map(({ name }) => name)).toEqual([f.value.name, 'Geheimer Hof'])
  })

  test('[R7.1-15] where nothing differs nothing is written and nobody hears of it', async () => {
    const f = await firma()
    const { status, body } = await f.aendern({ steuernummer: ' 15 123 45678 ' }, { mail: 'true' })
    expect([status, body.guid]).toEqual([200, f.guid])
    expect(await f.protokoll()).toEqual([])
    expect(await w.briefe(f.chefin.email)).toEqual([])
  })
})

describe('[S1-08] who hears of it', () => {
  test('[S1-08] of master data all admins, and only when asked', async () => {
    const f = await firma()
    const [berta, mia] = [await admin(f, 'Berta'), await f.mitglied('Mia')]
    await f.aendern({ name: 'Hof Still' })
    expect(await w.briefe(berta.email)).toEqual([])
    await f.aendern({ name: 'Hof Laut', steuernummer: '15/999/45679' }, { als: berta, mail: 'true' })
    for (const an of [f.chefin, berta]) {
      const [eins, ...weitere] = await w.briefe(an.email)
      expect(weitere).toEqual([])
      expect(eins?.betreff).toBe('Angaben zu „Hof Laut“ geändert (Förderportal)')
      expect(eins?.text).toContain('Geändert von: Berta ')
      expect(eins?.text).toContain('Geändert: Name des Unternehmens, Steuernummer')
      expect(eins?.text).not.toMatch(/999|IBAN|Auszahlung/)
    }
    expect(await w.briefe(mia.email)).toEqual([])
    expect(await f.bankdaten()).toEqual([])
  })

  test('[S1-08] of bank data always, without the IBAN; the change is kept for the next payout', async () => {
    const f = await firma()
    const berta = await admin(f, 'Berta')
    expect((await f.aendern(neuesKonto)).status).toBe(200)
    for (const an of [f.chefin, berta]) {
      const [eins] = await w.briefe(an.email)
      expect(eins?.betreff).toBe('Neue Bankverbindung von „Hof Beispiel“ (Förderportal)')
      expect(eins?.text).toContain('- IBAN mit dem Ende 0023')
      expect(eins?.text.replaceAll(/\s/g, '')).not.toMatch(/DE\d{2}|2175|100023|3704|3000/)
    }
    expect(await f.bankdaten()).toMatchObject([{ vorher: IBAN_ALT, nachher: IBAN_NEU, von: f.chefin.sub }])
    expect(JSON.stringify(await f.protokoll())).not.toMatch(/2175|3704/)
  })

  test.each([
    ['just now', 0, false],
    ['an hour ago', 3600, true],
  ])('[S1-08] bank data after a sign-in %s: taken, and marked without one', async (_, alter, ohne) => {
    const f = await firma()
    const als = { ...f.chefin, authTime: w.t.clock.now().getTime() / 1000 - alter }
    expect((await f.aendern({ name: 'Hof Neu' }, { als, mail: 'true' })).status).toBe(200)
    expect((await f.aendern(neuesKonto, { als })).status).toBe(200)
    expect(await f.bankdaten()).toMatchObject([{ ohne }])
    const [bank, name] = (await w.briefe(f.chefin.email)).toSorted((a, b) =>
      b.betreff.localeCompare(a.betreff),
    )
    expect(bank?.betreff).toMatch(/^Neue Bankverbindung/)
    expect(/ohne erneute anmeldung/i.test(bank?.text ?? '')).toBe(ohne)
    expect(name?.text).not.toMatch(/Anmeldung/)
    const vermerkt = (await f.protokoll()).map(({ angaben }) => 'ohneErneuteAnmeldung' in Object(angaben))
    expect(vermerkt).toEqual([false, ohne])
  })

  test('[S1-08] the portal itself can neither alter nor remove what it kept', async () => {
    const { db } = w.t.services
    await expect(sql`delete from bankdaten_aenderung`.execute(db)).rejects.toThrow('permission denied')
    await expect(sql`update bankdaten_aenderung set geaendert_von = ''`.execute(db)).rejects.toThrow(
      'permission',
    )
  })
})

describe('refused', () => {
  test('[R7.1-15] an older state: 409, and what is there stays', async () => {
    const f = await firma()
    await f.aendern({ name: 'Zuerst' })
    const { status, problem } = await f.aendern({ name: 'Danach' }, { guid: f.guid, mail: 'true' })
    expect([status, problem.title]).toEqual([409, 'Konkurrente Bearbeitung'])
    expect(problem.detail).toMatch('inzwischen geändert')
    expect((await f.lesen()).value.name).toBe('Zuerst')
    expect((await f.aendern({ name: 'Danach' }, { guid: randomUUID() })).status).toBe(409)
    expect(await w.briefe(f.chefin.email)).toEqual([])
  })

  test('[S1-02] [S11-01] who is no admin of this company, or nobody of it: 403', async () => {
    const f = await firma()
    const andere = await firma()
    const mitglied = await f.mitglied('Mia', { zeichnungsberechtigung: true })
    const antwort = await f.aendern({ name: 'Meins' }, { als: mitglied, guid: f.guid })
    expect(antwort.status).toBe(403)
    expect(antwort.problem.detail).toMatch('wer dieses Unternehmen verwaltet')
    expect((await f.aendern({ name: 'Meins' }, { als: andere.chefin, guid: f.guid })).status).toBe(403)
    const ohneRolle = { ...f.chefin, rollen: ['NUTZERSERVICE_BASIS'] }
    expect((await f.aendern({ name: 'Meins' }, { als: ohneRolle, guid: f.guid })).status).toBe(403)
    expect((await f.lesen()).guid).toBe(f.guid)
  })

  test('[R7.1-15] another kind of company: 400', async () => {
    const f = await firma()
    const query = { benachrichtigungNachDurchfuehrung: 'false', guid: f.guid } as const
    const { status, problem } = await w.t.call(unternehmenAendern, {
      als: f.chefin,
      params: { companyId: f.companyId },
      query,
      body: { type: 'Startup', name: 'Hof Beispiel' },
    })
    expect(status).toBe(400)
    expect(problem.errors).toEqual([
      { pfad: 'type', text: 'Die Art des Unternehmens lässt sich nicht ändern.' },
    ])
  })

  test.each([
    ['name', { name: ' ' }],
    ['gruendungsDatum', { gruendungsDatum: '2026-11-22' }],
    ['steuernummer', { steuernummer: '12' }],
    ['zidBetriebsnummer', { zidBetriebsnummer: null }],
    ['registerNummer', { registerNummer: '5' }],
    ['wirtschaftsIdentifikationsnummer', { wirtschaftsIdentifikationsnummer: 'DE1' }],
    ['kontoInformationen', { kontoInformationen: [] }],
    [
      'kontoInformationen.0.iban',
      { kontoInformationen: [{ ...neuesKonto.kontoInformationen[0], iban: 'DE00' }] },
    ],
  ])('[S1-06] [S11-03] %s, judged as at the registration', async (pfad, mehr) => {
    const f = await firma()
    const { status, problem } = await f.aendern(mehr)
    expect(status).toBe(400)
    expect(problem.errors?.map((fehler) => fehler.pfad)).toEqual([pfad])
    expect((await f.lesen()).guid).toBe(f.guid)
  })
})

const wartende = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(w.t.ownerDb)
  return rows[0]?.n ?? 0
}

describe('[S1-07] what another company has', () => {
  test('[S1-07] [R7.1-15] its ZID-Betriebsnummer or its entry: 412 with the field, nothing is written', async () => {
    const [f, andere] = [await firma(), await firma()]
    const zid = await f.aendern({ zidBetriebsnummer: `276 ${andere.value.zidBetriebsnummer}` })
    expect([zid.status, zid.problem.title]).toEqual([412, 'Benutzer nicht oder Unternehmen vorhanden'])
    expect(zid.problem.errors?.map(({ pfad }) => pfad)).toEqual(['zidBetriebsnummer'])
    expect((await andere.aendern(gmbh('815 KI'))).status).toBe(200)
    const register = await f.aendern({ ...gmbh('hrb 0815 ki'), ...neuesKonto })
    expect([register.status, register.problem.title]).toEqual([
      412,
      'Benutzer nicht oder Unternehmen vorhanden',
    ])
    expect(register.problem.errors?.map(({ pfad }) => pfad)).toEqual(['registerNummer'])
    expect((await f.lesen()).guid).toBe(f.guid)
    expect(await f.bankdaten()).toEqual([])
    expect(await w.briefe(f.chefin.email)).toEqual([])
  })

  test('[S1-07] of changes and a registration at once that want one number exactly one gets it', async () => {
    const firmen = [await firma(), await firma(), await firma()]
    const neue = await w.person('Nina')
    const zidBetriebsnummer = '017777777777'
    const antworten = await Promise.all([
      ...firmen.map(async (f) => f.aendern({ zidBetriebsnummer })),
      w.t.call(unternehmenAnlegen, { als: neue, body: hof({ zidBetriebsnummer }) }),
    ])
    expect(antworten.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 412, 412, 412])
  })

  test('[S1-07] changes of such numbers come one after the other, all others do not wait', async () => {
    const [a, b] = [await firma(), await firma()]
    const wartend = await w.t.ownerDb.transaction().execute(async (tx) => {
      await kennzeichenSperren(tx)
      const antwort = a.aendern({ zidBetriebsnummer: '018888888888' })
      await expect.poll(async () => wartende()).toBe(1)
      expect((await b.aendern({ name: 'Hof Eilig' })).status).toBe(200)
      expect((await a.lesen()).guid).toBe(a.guid)
      return { antwort }
    })
    expect((await wartend.antwort).status).toBe(200)
  })
})
