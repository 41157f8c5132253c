import { Pruefkatalog } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/katalog'
import { gelesenesIn } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/gelesenes'
import { moorSeite, formular as testFormular } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import katalogdatei from '../../../daten/demo/AnkNabo/pruefkatalog.json' with { type: 'json' }
import type { TestApp } from '../../platform/testing/testApp.ts'
import { SABINE, amGegenstand } from '../testing/korrekturWelt.ts'
import { fallInPruefung, korrigiert, punkt, stand, vermerken, type Testfall } from '../testing/pruefWelt.ts'
import { anlegen, hochladen, platzSchaffen, startWelt } from '../testing/testWelt.ts'
import { fallLaden } from '../zugang/bankFall.ts'
import { offenePflichtpunkte } from './offenePflichtpunkte.ts'
import { sql } from 'kysely'

const KENNUNG = '30000000-0000-4000-8000-000000000001'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const staende = async (fall: Testfall) =>
  Object.fromEntries((await stand(t, fall)).body.punkte.map((p) => [p.code, p.stand]))

const alleBeantworten = async (fall: Testfall) => {
  for (const { code } of (await stand(t, fall)).body.punkte)
    await vermerken(t, fall, code, { text: 'Gelesen.' })
}

test('[S9-07] a new case has every point of its catalogue; what a rule proposes waits for a person', async () => {
  const fall = await fallInPruefung(t)
  const { body } = await stand(t, fall)
  expect(body.katalog).toEqual({ bezeichnung: 'Prüfkatalog ANK NaBo, Fassung 1', gueltigAb: '2024-01-01' })
  expect(body.punkte.map(({ code }) => code)).toEqual(Array.from({ length: 16 }, (_, i) => `A${i + 1}`))
  expect(body.gesperrtWeil).toBeNull()
  const vorgeschlagen = body.punkte.filter((p) => p.stand === 'VORGESCHLAGEN').map(({ code }) => code)
  expect(vorgeschlagen).toEqual(['A1', 'A2', 'A3', 'A6', 'A10', 'A11', 'A16'])
  expect(new Set(body.punkte.map((p) => p.stand))).toEqual(new Set(['OFFEN', 'VORGESCHLAGEN']))
  expect(await punkt(t, fall, 'A15')).toMatchObject({
    stellen: expect.arrayContaining([
      {
        pfad: amGegenstand(fall.formular, 'anzahl'),
        frage: 'Anzahl (Beispiel & Söhne MP 300)',
        antwort: '2\u00a0Stück',
      },
    ]),
    nachweise: [
      {
        pfad: amGegenstand(fall.formular, 'dokumentAngebot'),
        frage: 'Angebot (Beispiel & Söhne MP 300)',
        dateien: [expect.any(String)],
      },
      {
        pfad: amGegenstand(fall.formular, 'dokumentHerstellerBestaetigung'),
        frage: 'Bestätigung des Herstellers (Beispiel & Söhne MP 300)',
        dateien: [expect.any(String)],
      },
    ],
  })
})

test('[S9-03] what failed asks for its own place: what proves it, or what its evidence names', async () => {
  const fall = await fallInPruefung(t)
  const angebot = amGegenstand(fall.formular, 'dokumentAngebot')
  expect((await punkt(t, fall, 'A9')).zuFordern).toEqual([angebot])
  const preis = amGegenstand(fall.formular, 'anschaffungskostenNettoEinzeln')
  const beleg = { dateiGuid: null, seite: null, zitat: null, stelle: preis }
  const angaben = { ergebnis: 'NICHT_ERFUELLT' as const, text: 'Zu teuer.', belege: [beleg] }
  expect((await vermerken(t, fall, 'A9', angaben)).body).toMatchObject({ zuFordern: [preis] })
  expect((await punkt(t, fall, 'A9')).zuFordern).toEqual([preis])
})

describe('[S9-07] after a correction', () => {
  test('[A-13] what reads the changed place is checked again, with the old Vermerk beside; the others keep theirs', async () => {
    const fall = await fallInPruefung(t)
    await alleBeantworten(fall)
    expect(new Set(Object.values(await staende(fall)))).toEqual(new Set(['ERFUELLT']))
    await korrigiert(t, fall, { 'produktgruppenDaten.umsatz': 500_000 })
    const danach = await staende(fall)
    expect(Object.keys(danach).filter((code) => danach[code] === 'ERNEUT_PRUEFEN')).toEqual(['A3', 'A13'])
    const a3 = await punkt(t, fall, 'A3')
    expect(a3.vermerke).toMatchObject([{ nummer: 1, text: 'Gelesen.', ueberholt: true }])
    expect(a3.stellen.filter((s) => s.vorher !== undefined)).toEqual([
      {
        pfad: 'produktgruppenDaten.umsatz',
        frage: 'Umsatz im letzten Geschäftsjahr',
        antwort: '500.000,00\u00a0€',
        vorher: '480.000,00\u00a0€',
      },
    ])
    // Answered again it speaks of the new submission, in a Vermerk of its own.
    await vermerken(t, fall, 'A3', { text: 'Neue Zahl gelesen.' })
    const { eingangsnummer } = (await stand(t, fall)).body
    expect(await punkt(t, fall, 'A3')).toMatchObject({
      stand: 'ERFUELLT',
      vermerke: [
        { nummer: 2, eingangsnummer, ueberholt: false },
        { nummer: 1, ueberholt: true },
      ],
    })
  })

  test('[A-14] the same file sent again changes no point, another one does', async () => {
    const fall = await fallInPruefung(t)
    await alleBeantworten(fall)
    await korrigiert(t, fall, { 'dokumente.beitragsBescheideSvlfg': [await hochladen(t)] })
    expect((await staende(fall))['A5']).toBe('ERFUELLT')
    const { uuid } = await hochladen(t)
    await sql`update datei set sha256 = repeat('ab', 32) where guid = ${uuid}`.execute(t.ownerDb)
    await korrigiert(t, fall, { 'dokumente.beitragsBescheideSvlfg': [{ uuid }] })
    const danach = await staende(fall)
    expect(Object.keys(danach).filter((code) => danach[code] === 'ERNEUT_PRUEFEN')).toEqual(['A2', 'A5'])
    expect((await punkt(t, fall, 'A5')).neueDateien).toEqual([uuid])
  })

  test('what says again what it said holds again', async () => {
    const fall = await fallInPruefung(t)
    await vermerken(t, fall, 'A3', { text: 'Gelesen.' })
    await korrigiert(t, fall, { 'produktgruppenDaten.umsatz': 500_000 })
    await korrigiert(t, fall, { 'produktgruppenDaten.umsatz': 480_000 })
    expect((await staende(fall))['A3']).toBe('ERFUELLT')
  })
})

describe('[S9-04] [S9-07] a decision waits for every mandatory point', () => {
  const offene = async (fall: Testfall) =>
    offenePflichtpunkte(t.services.db, await fallLaden(t.services.db, fall.geschaeft, SABINE.sub))
  test('of what was sent last', async () => {
    const fall = await fallInPruefung(t)
    expect(await offene(fall)).toHaveLength(16)
    await alleBeantworten(fall)
    expect(await offene(fall)).toEqual([])
    await vermerken(t, fall, 'A9', { ergebnis: 'NICHT_ERFUELLT', text: '' })
    expect(await offene(fall)).toEqual([
      {
        code: 'A9',
        titel: 'Drei Angebote, wirtschaftlich',
        stand: 'OFFEN',
        fehlt: 'Zu „Nicht erfüllt“ gehört ein Vermerk: Schreiben Sie, warum.',
      },
    ])
    await vermerken(t, fall, 'A9', { ergebnis: 'NICHT_ERFUELLT', text: 'Nur ein Angebot.' })
    await korrigiert(t, fall, { 'produktgruppenDaten.umsatz': 500_000 })
    expect((await offene(fall)).map(({ code, stand: wie }) => [code, wie])).toEqual([
      ['A3', 'ERNEUT_PRUEFEN'],
      ['A13', 'ERNEUT_PRUEFEN'],
    ])
  })
})

describe('[S9-07] the catalogue', () => {
  test('of the demo world is valid, and each of its places is one of a form', () => {
    const { gueltigAb: _, ...katalog } = katalogdatei
    const { punkte } = Pruefkatalog.parse(katalog)
    const f = testFormular({
      foerdergegenstandSeiten: [
        moorSeite,
        {
          kategorie: 'B.4',
          foerdergegenstandKlasse: 'beratung',
          foerdergegenstaende: [{ type: 'Beratungsdienstleistung', id: KENNUNG, kosten: 1 }],
        },
      ],
    })
    for (const { code, liest } of punkte)
      for (const stelle of liest.stellen)
        expect(gelesenesIn({ stellen: [stelle], dokumente: [] }, f), `${code} ${stelle}`).not.toEqual([])
  })

  test('an application keeps the one of its day', async () => {
    const fall = await fallInPruefung(t)
    const { gueltigAb: _, ...katalog } = katalogdatei
    await sql`insert into pruefkatalog (programm, gueltig_ab, daten)
      values ('AnkNabo', '2099-01-01', ${JSON.stringify({ ...katalog, bezeichnung: 'Fassung 2' })})`.execute(
      t.ownerDb,
    )
    expect((await stand(t, fall)).body.katalog?.bezeichnung).toBe('Prüfkatalog ANK NaBo, Fassung 1')
  })
})

test('[S9-03] [S5-03] a draft that was never sent is no case of the bank', async () => {
  const { guid } = await anlegen(t)
  const { rows } = await sql<{ geschaeft: string }>`select geschaeft_guid as geschaeft from antrag
    where guid = ${guid}`.execute(t.ownerDb)
  const r = await stand(t, { geschaeft: rows[0]?.geschaeft ?? '', formular: testFormular() })
  expect(r.status).toBe(404)
})
