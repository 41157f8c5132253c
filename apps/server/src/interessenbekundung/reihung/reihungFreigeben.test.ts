import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { rundeFinden } from '../runde/runden.ts'
import { FRANK, PETRA, proberunde, zufallVon, registerMitFreigaben } from '../runde/testing/rundenWelt.ts'
import { pruefen } from './reihungPruefen.mjs'
import { seedFinden } from './seed.ts'

const BETRIEBE = [DEMO_UNTERNEHMEN.hofLindenau, DEMO_UNTERNEHMEN.hofAltmoor, DEMO_UNTERNEHMEN.lohnbetriebNord]
const PETRA_GIBT_FREI = { sub: PETRA.sub, rollen: FRANK.rollen }
/** Releases too, and has typed nothing. */
const FRIDA = { sub: 'sub-frida', rollen: FRANK.rollen }
const GRUND = { grund: 'Die Ziehung war die vom Samstag.' }

let t: TestApp
let heute: Date
beforeAll(async () => {
  t = await startTestApp(registerMitFreigaben)
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(() => t.clock.set(heute))
afterAll(() => t.close())

type Wer = { readonly sub: string; readonly rollen: readonly string[]; readonly authTime?: number }
const als = (wer: Wer) => ({ ...wer, rollen: [...wer.rollen] })
const lesen = async (guid: string, wer: Wer = FRANK) =>
  (await t.call(contract.rundeLesen, { als: als(wer), params: { guid } })).body
const zufallDer = (guid: string) => zufallVon(t.services, guid)
/** Another possible result of the same draw. */
const andererDer = async (guid: string) => (await zufallDer(guid)).replace(' 11 ', ' 12 ')
const vorbereiten = async (guid: string, zufall?: string, wer: Wer = PETRA) =>
  t.call(contract.reihungVorbereiten, {
    als: als(wer),
    params: { guid },
    body: { zufall: zufall ?? (await zufallDer(guid)) },
  })
const oeffnen = async (guid: string, zufall?: string, wer: Wer = FRANK) =>
  t.call(contract.reihungOeffnen, {
    als: als(wer),
    params: { guid },
    body: { zufall: zufall ?? (await zufallDer(guid)) },
  })
const freigeben = async (guid: string, wer: Wer = FRANK) =>
  t.call(contract.reihungFreigeben, {
    als: als(wer),
    params: { guid },
    body: { sha256: (await lesen(guid)).reihung?.sha256 ?? '0'.repeat(64) },
  })
const zurueckgeben = (guid: string, wer: Wer = FRANK) =>
  t.call(contract.reihungZurueckgeben, { als: als(wer), params: { guid }, body: GRUND })
const zeilen = (guid: string, wer: Wer) =>
  t.call(contract.reihungLesen, { als: als(wer), params: { guid }, query: {} })
const oeffentlich = async (guid: string, datei = '') =>
  t.app.inject(`/reihung/${guid}${datei === '' ? '' : `/${datei}`}`)
type Bis = 'EINGEFROREN' | 'REIHUNG_VORGELEGT' | 'REIHUNG_GEOEFFNET' | 'GEREIHT'
const runde = (bis: Bis, abTagen = -60) =>
  proberunde(t.services, {
    bis,
    abTagen,
    betriebe: BETRIEBE,
    wuensche: (i) =>
      i === 0
        ? [
            { bereich: 'B.1', euro: 9_000 },
            { bereich: 'A.1', euro: 12_000 },
          ]
        : [{ bereich: 'B.2', euro: 5_000 + i }],
  })

describe('[S3-03] a ranking', () => {
  test('[A-21] all of priority 1 first; the same draw gives the same, to the byte', async () => {
    const guid = await runde('REIHUNG_GEOEFFNET')
    const eins = await lesen(guid)
    await zurueckgeben(guid)
    expect((await vorbereiten(guid)).status).toBe(200)
    const zwei = await oeffnen(guid)
    expect(zwei.body.reihung?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(zwei.body.reihung?.sha256).toBe(eins.reihung?.sha256)
    expect((await freigeben(guid)).body.stand).toBe('GEREIHT')
    const { zeilen: alle } = (await zeilen(guid, FRIDA)).body
    expect(alle.map(({ rang, hauptgruppe, rangInGruppe }) => [rang, hauptgruppe, rangInGruppe])).toEqual([
      [1, 'A', 1],
      [2, 'B', 1],
      [3, 'B', 2],
      [4, 'B', 3],
    ])
    const lose = alle.slice(1).map(({ los }) => los)
    expect(lose).toEqual(lose.toSorted())
    expect(alle.at(-1)?.summe).toBe(31_003)
  })

  test('[A-02] whoever prepared it neither opens nor releases it, by call or by SQL', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    const r = await oeffnen(guid, undefined, PETRA_GIBT_FREI)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('selbst vorbereitet')])
    await expect(
      sql`update reihung set status = 'GEOEFFNET', geoeffnet_von = ${PETRA.sub}, geoeffnet_am = now(),
        zufall = 'LOTTO-6AUS49', zufall_zweit = 'LOTTO-6AUS49', protokoll = '', protokoll_sha256 = encode(sha256(''), 'hex')
        where ibk_meta_guid = ${guid}`.execute(t.services.db),
    ).rejects.toMatchObject({ constraint: 'reihung_vier_augen' })
    expect((await oeffnen(guid)).status).toBe(200)
    expect((await freigeben(guid, PETRA_GIBT_FREI)).status).toBe(403)
  })

  test('only the one who has typed the draw as the second person releases it, with the hash that was read', async () => {
    const guid = await runde('REIHUNG_GEOEFFNET')
    const r = await freigeben(guid, FRIDA)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('als zweite Person')])
    await expect(
      sql`update reihung set status = 'FREIGEGEBEN', freigegeben_von = ${FRIDA.sub}, freigegeben_am = now()
        where ibk_meta_guid = ${guid}`.execute(t.services.db),
    ).rejects.toThrow('reihung_zweite')
    const gelesen = { als: als(FRANK), params: { guid }, body: { sha256: '0'.repeat(64) } }
    expect((await t.call(contract.reihungFreigeben, gelesen)).status).toBe(409)
    expect((await freigeben(guid)).body.stand).toBe('GEREIHT')
  })

  test('a sealed one is not released before a second person has opened it', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    expect((await freigeben(guid)).status).toBe(412)
    await expect(
      sql`update reihung set status = 'FREIGEGEBEN', freigegeben_von = ${FRANK.sub}, freigegeben_am = now()
        where ibk_meta_guid = ${guid}`.execute(t.services.db),
    ).rejects.toThrow('unveraenderlich')
  })

  test('[S9-13] nor whoever prepared an attempt that came back, by call, list or SQL', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    await t.call(contract.reihungZurueckgeben, {
      als: als(FRANK),
      params: { guid },
      body: { grund: 'Noch einmal.' },
    })
    const zweite = { sub: 'sub-zweite', rollen: PETRA.rollen }
    expect((await vorbereiten(guid, undefined, zweite)).status).toBe(200)
    const r = await oeffnen(guid, undefined, PETRA_GIBT_FREI)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('nur eine andere Person')])
    expect((await lesen(guid, PETRA_GIBT_FREI)).moeglich.reihungOeffnen).toContain('andere Person')
    const liste = (await t.call(freigabenLesen, { als: als(PETRA_GIBT_FREI) })).body
    expect(liste.zeilen.find(({ ortGuid }) => ortGuid === guid)?.gesperrtWeil).toContain('andere Person')
    await expect(
      sql`update reihung set status = 'GEOEFFNET', geoeffnet_von = ${PETRA.sub}, geoeffnet_am = now(),
        zufall = 'LOTTO-6AUS49', zufall_zweit = 'LOTTO-6AUS49', protokoll = '', protokoll_sha256 = encode(sha256(''), 'hex')
        where ibk_meta_guid = ${guid} and status = 'VORGELEGT'`.execute(t.services.db),
    ).rejects.toThrow('oeffnet nicht')
    expect((await oeffnen(guid)).status).toBe(200)
    expect((await freigeben(guid)).status).toBe(200)
  })

  test('[A-20] not before its draw, and no second one beside it', async () => {
    const guid = await runde('EINGEFROREN')
    const ziehung = (await rundeFinden(t.services.db, guid))?.ziehung_am ?? heute
    t.clock.set(new Date(ziehung.getTime() - 1))
    const frisch = { ...PETRA, authTime: Math.floor(t.clock.now().getTime() / 1000) }
    const r = await vorbereiten(guid, undefined, frisch)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringMatching(/^Die Ziehung ist erst am /)])
    t.clock.set(ziehung)
    expect((await vorbereiten(guid, undefined, frisch)).status).toBe(200)
    const noch = sql`insert into reihung (guid, ibk_meta_guid, status, liste_sha256, versiegelt, vorbereitet_von, vorgelegt_am)
      select gen_random_uuid(), ibk_meta_guid, status, liste_sha256, versiegelt, vorbereitet_von, vorgelegt_am from reihung
      where ibk_meta_guid = ${guid}`
    await expect(noch.execute(t.services.db)).rejects.toThrow('reihung_lebend')
    t.clock.set(heute)
    expect((await oeffnen(guid)).status).toBe(200)
    await expect(noch.execute(t.services.db)).rejects.toThrow(/reihung_lebend|versiegelt vorgelegt/)
  })

  test('a fresh sign-in is asked of both, and again for the release', async () => {
    const guid = await runde('EINGEFROREN')
    expect((await vorbereiten(guid, undefined, { ...PETRA, authTime: 1 })).status).toBe(401)
    await vorbereiten(guid)
    expect((await oeffnen(guid, undefined, { ...FRANK, authTime: 1 })).status).toBe(401)
    await oeffnen(guid)
    expect((await freigeben(guid, { ...FRANK, authTime: 1 })).status).toBe(401)
  })

  test.each([
    ['lost', false],
    ['another one', true],
  ])(
    'a seed that is %s: no ranking, and no other seed takes its place; the round can be annulled',
    async (_, neuer) => {
      const guid = await runde('EINGEFROREN')
      const name = `reihung-seed:${guid}`
      await sql`delete from geheimnis where name = ${name}`.execute(t.ownerDb)
      if (neuer) await t.services.secrets.get(name, 32)
      const r = await vorbereiten(guid)
      expect([r.status, r.problem.detail]).toEqual([
        412,
        expect.stringContaining('Annullieren Sie die Runde'),
      ])
      const annullieren = await t.call(contract.rundeAnnullieren, {
        als: als(PETRA),
        params: { guid },
        body: { grund: 'Der Startwert ist verloren.' },
      })
      expect(annullieren.status).toBe(200)
    },
  )

  test('ten releases at once: it happens once', async () => {
    const guid = await runde('REIHUNG_GEOEFFNET')
    const antworten = await Promise.all(Array.from({ length: 10 }, () => freigeben(guid)))
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await sql`select from reihungszeile where ibk_meta_guid = ${guid}`.execute(t.ownerDb)
    expect(rows).toHaveLength(4)
  })
})

describe('[S3-03] the draw is the published one', () => {
  test.each([
    ['WUERFEL 3', 'Beginnen Sie mit LOTTO-6AUS49'],
    ['EUROJACKPOT {tag} 04 11 19 27 38 E04 E09', 'Diese Runde nennt LOTTO 6aus49'],
    ['LOTTO-6AUS49 2020-01-01 04 11 19 27 38 44 S7', 'Die Ziehung dieser Runde ist am '],
    ['LOTTO-6AUS49 {tag} 11 04 19 27 38 44 S7', 'aufsteigend: 4 steht hinter 11'],
    ['LOTTO-6AUS49 {tag} 04 11 19 27 38 S7', 'Geben Sie 6 Zahlen ein'],
    ['LOTTO-6AUS49 {tag} 04 11 19 27 38 50 S7', 'von 1 bis 49'],
    ['LOTTO-6AUS49 {tag} __ __ __ __ __ __ S_', 'gehört nicht dazu'],
  ])('[A-19] „%s“ by either: 400 at the field, and nothing happens', async (muster, satz) => {
    const guid = await runde('EINGEFROREN')
    const falsch = muster.replace('{tag}', (await zufallDer(guid)).split(' ')[1] ?? '')
    const amFeld = [400, [{ pfad: 'zufall', text: expect.stringContaining(satz) }]]
    const eins = await vorbereiten(guid, falsch)
    expect([eins.status, eins.problem.errors]).toEqual(amFeld)
    expect((await lesen(guid)).stand).toBe('EINGEFROREN')
    await vorbereiten(guid)
    const zwei = await oeffnen(guid, falsch)
    expect([zwei.status, zwei.problem.errors]).toEqual(amFeld)
    expect(await lesen(guid)).toMatchObject({ stand: 'REIHUNG_VORGELEGT', rueckgaben: [] })
  })

  test('case, spaces and leading zeros make no other draw', async () => {
    const guid = await runde('EINGEFROREN')
    const zufall = await zufallDer(guid)
    expect((await vorbereiten(guid, ` ${zufall.toLowerCase()} `)).status).toBe(200)
    const r = await oeffnen(guid, zufall.replaceAll(' ', '  ').replace(' 04 ', ' 4 '))
    expect([r.status, r.body.reihung?.zufall]).toEqual([200, zufall])
  })

  test('[S3-01] a round of before whose form can’t be read is not ranked, and says that it can be annulled', async () => {
    const guid = await runde('EINGEFROREN')
    await sql`update ibk_meta set demo = true where guid = ${guid}`.execute(t.ownerDb)
    await sql`update ibk_meta set ziehung_form = 'WUERFEL 3' where guid = ${guid}`.execute(t.ownerDb)
    const r = await vorbereiten(guid)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('Annullieren Sie die Runde')])
    expect((await lesen(guid)).ziehung?.form).toBeNull()
  })
})

describe('[S3-03] presenting seals draw and result', () => {
  const gespeichert = async (guid: string) => {
    const { rows } = await sql<{ alles: string }>`select
        (select jsonb_agg(to_jsonb(x)) from reihung x where x.ibk_meta_guid = r.guid)::text
        || (select jsonb_agg(to_jsonb(l)) from audit_log l where l.kette = 'runde:' || r.guid)::text as alles
      from ibk_meta r where r.guid = ${guid}`.execute(t.services.db)
    return rows[0]?.alles ?? ''
  }

  test('nobody sees them: neither whoever typed it, nor whoever releases, nor the database', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    const zufall = await zufallDer(guid)
    for (const wer of [PETRA, FRANK, FRIDA]) {
      const { reihung } = await lesen(guid, wer)
      expect(reihung).toMatchObject({ status: 'VORGELEGT', zufall: null, sha256: null, geoeffnet: null })
      const r = await zeilen(guid, wer)
      expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('versiegelt')])
    }
    const vorher = await gespeichert(guid)
    expect(vorher).toContain('versiegelt')
    await oeffnen(guid)
    const { body } = await zeilen(guid, FRANK)
    const { reihung } = await lesen(guid)
    for (const geheim of [zufall, reihung?.sha256 ?? '', ...body.zeilen.map(({ los }) => los)]) {
      expect(geheim.length).toBeGreaterThan(20)
      // bytes stand there in hex
      for (const text of [geheim, Buffer.from(geheim).toString('hex')]) expect(vorher).not.toContain(text)
    }
    expect(vorher).not.toContain(await seedFinden(t.services, guid))
  })

  test('opened, the two who typed it see it, and nobody else before the release', async () => {
    const guid = await runde('REIHUNG_GEOEFFNET')
    for (const wer of [PETRA, FRANK]) {
      expect((await lesen(guid, wer)).reihung?.zufall).toBe(await zufallDer(guid))
      expect((await zeilen(guid, wer)).body.anzahl).toBe(4)
    }
    expect((await lesen(guid, FRIDA)).reihung).toMatchObject({ zufall: null, sha256: null })
    expect((await zeilen(guid, FRIDA)).status).toBe(412)
    expect((await oeffentlich(guid, 'protokoll.json')).statusCode).toBe(404)
  })

  test('the seal of another round opens nothing, nor does one that was changed', async () => {
    const [eine, andere] = [await runde('REIHUNG_VORGELEGT'), await runde('REIHUNG_VORGELEGT')]
    await expect(
      sql`update reihung set versiegelt = 'x' where ibk_meta_guid = ${eine}`.execute(t.services.db),
    ).rejects.toThrow('unveraenderlich')
    await t.ownerDb.transaction().execute(async (tx) => {
      await sql`alter table reihung disable trigger user`.execute(tx)
      await sql`update reihung x set versiegelt = y.versiegelt from reihung y
        where x.ibk_meta_guid = ${eine} and y.ibk_meta_guid = ${andere}`.execute(tx)
      await sql`alter table reihung enable trigger user`.execute(tx)
    })
    const r = await oeffnen(eine)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('Siegel')])
    expect((await oeffnen(andere)).status).toBe(200)
  })

  test('ten who open it at once: it happens once, and counts as no attempt', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    const antworten = await Promise.all(Array.from({ length: 10 }, () => oeffnen(guid)))
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(antworten.filter(({ status }) => status === 412)).toHaveLength(9)
    expect((await lesen(guid)).rueckgaben).toEqual([])
  })
})

describe('[S3-03] [A-19] an attempt that is given back is counted and public', () => {
  test('the draw typed otherwise by the second person: the result is never opened', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    const r = await oeffnen(guid, await andererDer(guid))
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('stimmen nicht überein')])
    const danach = await lesen(guid)
    expect(danach.stand).toBe('EINGEFROREN')
    expect(danach.rueckgaben).toEqual([
      {
        nr: 1,
        am: expect.any(String),
        durch: 'ABGLEICH',
        geoeffnet: false,
        grund: 'Die beiden Eingaben der Ziehung stimmen nicht überein.',
      },
    ])
    expect(danach.reihung).toMatchObject({ status: 'ZURUECKGEGEBEN', zufall: null, sha256: null })
    const seite = (await oeffentlich(guid)).body
    expect(seite).toContain('Zurückgegebene Versuche: 1')
    expect(seite).toContain('Die beiden Eingaben der Ziehung stimmen nicht überein.')
    for (const geheim of [await zufallDer(guid), await andererDer(guid), 'Frank', 'Petra'])
      expect(seite).not.toContain(geheim)
    expect((await oeffentlich(guid, 'protokoll.json')).statusCode).toBe(404)
    const { rows } = await sql<{
      handlung: string
      grund: string
    }>`select handlung, angaben ->> 'grund' as grund
      from audit_log where kette = ${`runde:${guid}`} order by nr desc limit 1`.execute(t.ownerDb)
    expect(rows).toEqual([{ handlung: 'reihungOeffnen', grund: danach.rueckgaben[0]?.grund }])
  })

  test('and so is one that a person gave back, before and after it was opened; the verifier accepts their files', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    await zurueckgeben(guid)
    await vorbereiten(guid)
    await oeffnen(guid)
    expect(
      (await zurueckgeben(guid, FRIDA)).body.rueckgaben.map((g) => [g.nr, g.geoeffnet, g.durch]),
    ).toEqual([
      [1, false, 'FREIGABE'],
      [2, true, 'FREIGABE'],
    ])
    await vorbereiten(guid)
    await oeffnen(guid)
    await freigeben(guid)
    const { body: seite } = await oeffentlich(guid)
    expect(seite).toContain('Zurückgegebene Versuche: 2')
    expect(seite).toContain(GRUND.grund)
    expect(seite).toContain('Das Ergebnis war schon geöffnet.')
    const namen = ['liste.txt', 'vorgaben.json', 'rueckgabe-1.json', 'rueckgabe-2.json', 'protokoll.json']
    const geholt = [...namen, 'pruefsummen.txt'].map(async (name): Promise<[string, Buffer]> => [
      name,
      (await oeffentlich(guid, name)).rawPayload,
    ])
    const dateien = Object.fromEntries(await Promise.all(geholt))
    expect(dateien['rueckgabe-2.json']?.toString()).toMatch(
      /^{\n {2}"runde": "[^"]+",\n {2}"nr": 2,\n {2}"am": "[^"]+Z",\n {2}"durch": "FREIGABE",\n {2}"geoeffnet": true,\n {2}"grund": "Die Ziehung war die vom Samstag."\n}\n$/,
    )
    const genannt = dateien['pruefsummen.txt']?.toString().match(/(?<= {2}).+$/gm)
    expect(genannt).toEqual(namen)
    expect(pruefen(dateien).map(({ fehler }) => fehler)).toEqual(pruefen(dateien).map(() => null))
    const ohne = { ...dateien, 'rueckgabe-1.json': Buffer.from('{}') }
    expect(pruefen(ohne).at(-1)?.fehler).toContain('rueckgabe-1.json')
  })

  test('what was given back stays so, by SQL as well', async () => {
    const guid = await runde('REIHUNG_VORGELEGT')
    await zurueckgeben(guid)
    for (const befehl of [
      sql`update reihung set status = 'VORGELEGT' where ibk_meta_guid = ${guid}`,
      sql`update reihung set rueckgabe = '{}' where ibk_meta_guid = ${guid}`,
      sql`delete from reihung where ibk_meta_guid = ${guid}`,
    ])
      await expect(befehl.execute(t.services.db)).rejects.toThrow('unveraenderlich')
  })
})
