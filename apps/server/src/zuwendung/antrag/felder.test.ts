import type { LandwirtschaftlichesUnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'
import {
  DOKUMENTE_ANKNABO,
  DOKUMENTE_ZUKLB,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/dokumentArten'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_RUNDE_ZUKLB } from '../demo/runden.ts'
import {
  HOF,
  LENA,
  anlegen,
  hochladen,
  lesen,
  platzSchaffen,
  speichern,
  startWelt,
} from '../testing/testWelt.ts'

/**
 * Section 3.2 field by field, as tables: each one is saved (or set in the company's data) with a value of its own and
 * must read back with it over the calls.
 */

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const wert = (objekt: unknown, pfad: string): unknown =>
  pfad
    .split('.')
    .reduce<unknown>((v, name) => (v as Record<string, unknown> | null | undefined)?.[name], objekt)

const gesichert = async (formular: AntragFormular) => {
  const { status, text } = await speichern(t, formular)
  expect(status, text).toBe(200)
  return (await lesen(t, formular.guid)).body.formular
}

const GROESSE = {
  anzahlMitarbeiter: 3.5,
  bilanzsumme: 900_000.01,
  umsatz: 480_000.02,
  finanzamt: 'Flensburg',
  haupttaetigkeit: 'Ackerbau',
  kmuBestaetigt: true,
  kuBestaetigt: false,
  muBestaetigt: true,
  antragstellerArt: 'PRIMAERPRODUZENT',
} as const
const NUR_ANKNABO = { darlehen: 12_000.03, eigenmittel: 1.19, moorflaeche: 5.25, nutzflaeche: 80.5 } as const

describe('Produktgruppendaten', () => {
  let gelesen: AntragFormular
  beforeAll(async () => {
    const leer = await anlegen(t)
    gelesen = await gesichert({
      ...leer,
      produktgruppenDaten: { type: 'AnkNabo', ...GROESSE, ...NUR_ANKNABO },
    })
  })
  test.each(Object.entries({ ...GROESSE, ...NUR_ANKNABO }))('[R3.2-03] AnkNabo: %s', (name, erwartet) => {
    expect(wert(gelesen.produktgruppenDaten, name)).toBe(erwartet)
  })

  let zuklb: AntragFormular
  beforeAll(async () => {
    const leer = await anlegen(t, LENA, DEMO_RUNDE_ZUKLB)
    zuklb = await gesichert({ ...leer, produktgruppenDaten: { type: 'ZUKLB', ...GROESSE } })
  })
  test.each(Object.entries(GROESSE))('[R3.2-03] ZUKLB: %s', (name, erwartet) => {
    expect(wert(zuklb.produktgruppenDaten, name)).toBe(erwartet)
  })

  test.each(Object.entries(NUR_ANKNABO))('[R3.2-03] %s is no field of ZUKLB', async (name, angabe) => {
    const falsch = { ...zuklb, produktgruppenDaten: { type: 'ZUKLB', [name]: angabe } }
    const r = await speichern(t, falsch)
    expect(r.status).toBe(400)
  })
})

/** Every field of the company's own data with a value that no other has. */
const FIRMA: Omit<LandwirtschaftlichesUnternehmenEingabe, 'gpNr'> = {
  type: 'LandwirtschaftlichesUnternehmen',
  name: 'Hof Feldweise KG',
  adresseBetriebssitz: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
  korrespondenzadresse: { strasse: 'Postweg', hausnummer: '7', plz: '24937', ort: 'Flensburg' },
  ansprechpartner: { ansprechpartnerName: 'Ida Feld', email: 'ida@feld.example', telefon: '04626 1' },
  antragstellerArt: 'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN',
  gruendungsDatum: '2009-04-01',
  rechtsform: 'KOMMANDITGESELLSCHAFT',
  registerArt: 'HANDELSREGISTER_A',
  registerNummer: '4711 FL',
  registerGericht: 'Flensburg',
  steuernummer: '15/287/04512',
  kontoInformationen: [
    {
      abweichenderKontoinhaber: 'Karla Feld',
      bic: 'NOLADE21NOS',
      geschaeftsKonto: true,
      iban: 'DE56 2176 3542 0000 1000 15',
      kontofuehrendesInstitut: 'Sparkasse',
      produktgruppe: 'standard',
    },
  ],
  wirtschaftsIdentifikationsnummer: 'DE123456788-00001',
  zidBetriebsnummer: '010590770199',
}

/** Field of the form company → the company's value that it carries. */
const FORMULAR_FIRMA = {
  unternehmenName: FIRMA.name,
  unternehmenAdresse: FIRMA.adresseBetriebssitz,
  abweichendeKorrespondenzadresse: FIRMA.korrespondenzadresse,
  ansprechpartner: FIRMA.ansprechpartner.ansprechpartnerName,
  ansprechpartnerEmail: FIRMA.ansprechpartner.email,
  ansprechpartnerTelefon: FIRMA.ansprechpartner.telefon,
  gruendungsDatum: FIRMA.gruendungsDatum,
  rechtsform: FIRMA.rechtsform,
  register: FIRMA.registerArt,
  registerNummer: FIRMA.registerNummer,
  amtsgericht: FIRMA.registerGericht,
  steuernummer: FIRMA.steuernummer,
  kontoInformationen: FIRMA.kontoInformationen,
  wirtschaftsidentifikationsnummer: FIRMA.wirtschaftsIdentifikationsnummer,
  zidBetriebnummer: FIRMA.zidBetriebsnummer,
}

describe('form company', () => {
  let gelesen: AntragFormular
  beforeAll(async () => {
    const { rows } = await sql<{
      value: string
    }>`select value::text as value from unternehmen where guid = ${HOF}`.execute(t.ownerDb)
    const setzen = (value: string) =>
      sql`update unternehmen set value = ${value}::jsonb where guid = ${HOF}`.execute(t.ownerDb)
    await setzen(JSON.stringify({ ...FIRMA, gpNr: 'GP-1' }))
    gelesen = await gesichert(await anlegen(t))
    await setzen(rows[0]?.value ?? '')
  })
  test.each(Object.entries(FORMULAR_FIRMA))('[R3.2-03] %s', (name, erwartet) => {
    expect(wert(gelesen.unternehmen, name)).toEqual(erwartet)
  })
  test('[R3.2-03] the applicant type is the company’s', () => {
    expect(gelesen.produktgruppenDaten.antragstellerArt).toBe(FIRMA.antragstellerArt)
  })
  test('[R5-03] the founding date goes as year, month and day', () => {
    expect(gelesen.unternehmen?.gruendungsDatum).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('Foerdergegenstand pages', () => {
  const MASCHINE = {
    id: 'd1000000-0000-4000-8000-000000000011',
    anbieter: 'Landtechnik Nord',
    hersteller: 'Beispielwerk',
    typBezeichnung: 'MP 300',
    beschreibung: 'mit Zwischenreihe',
    anzahl: 3,
    anschaffungskostenNettoEinzeln: 10_000.99,
    anschaffungsZeitpunkt: '2027-05-01',
  } as const
  const BERATUNG = {
    id: 'd1000000-0000-4000-8000-000000000012',
    bezeichnung: 'Einsatz von Mulch',
    kosten: 2_400.5,
  } as const
  const SEITE = { kategorie: 'B.1', foerdergegenstandKlasse: 'mulchpflanzmaschine' } as const
  const DATEIEN = ['dokumentAngebot', 'dokumentHerstellerBestaetigung'] as const

  let seiten: NonNullable<AntragFormular['foerdergegenstandSeiten']>
  const gesendet = new Map<string, string>()
  beforeAll(async () => {
    const [dokumentAngebot, dokumentHerstellerBestaetigung] = [
      [await hochladen(t, LENA, 'A.pdf')],
      [await hochladen(t, LENA, 'H.pdf')],
    ]
    gesendet.set('dokumentAngebot', dokumentAngebot[0]?.uuid ?? '')
    gesendet.set('dokumentHerstellerBestaetigung', dokumentHerstellerBestaetigung[0]?.uuid ?? '')
    const leer = await anlegen(t)
    const gelesen = await gesichert({
      ...leer,
      foerdergegenstandSeiten: [
        {
          ...SEITE,
          foerdergegenstaende: [
            { type: 'Maschine', ...MASCHINE, dokumentAngebot, dokumentHerstellerBestaetigung },
          ],
        },
        {
          kategorie: 'B.4',
          foerdergegenstandKlasse: 'bodenberatung',
          foerdergegenstaende: [{ type: 'Beratungsdienstleistung', ...BERATUNG }],
        },
      ],
    })
    seiten = gelesen.foerdergegenstandSeiten ?? []
  })
  test.each(Object.entries(SEITE))('[R3.2-04] page: %s', (name, erwartet) => {
    expect(wert(seiten[0], name)).toBe(erwartet)
  })
  test.each(Object.entries(MASCHINE))('[R3.2-04] Maschine: %s', (name, erwartet) => {
    expect(wert(seiten, `0.foerdergegenstaende.0.${name}`)).toBe(erwartet)
  })
  test.each(DATEIEN)('[R3.2-04] Maschine: %s', (name) => {
    expect(wert(seiten, `0.foerdergegenstaende.0.${name}.0.uuid`)).toBe(gesendet.get(name))
  })
  test.each(Object.entries(BERATUNG))('[R3.2-04] Beratungsdienstleistung: %s', (name, erwartet) => {
    expect(wert(seiten, `1.foerdergegenstaende.0.${name}`)).toBe(erwartet)
  })
  test('[R3.2-04] zuwendungsBetrag of both: number times price times rate, and cost times rate', () => {
    expect(wert(seiten, '0.foerdergegenstaende.0.zuwendungsBetrag')).toBe(12_001.18)
    expect(wert(seiten, '1.foerdergegenstaende.0.zuwendungsBetrag')).toBe(1_200.25)
  })
})

describe.each([
  ['AnkNabo', undefined, Object.keys(DOKUMENTE_ANKNABO), 11],
  ['ZUKLB', DEMO_RUNDE_ZUKLB, Object.keys(DOKUMENTE_ZUKLB), 4],
] as const)('documents of %s', (type, metaGuid, arten, anzahl) => {
  test(`[R3.2-05] there are ${anzahl} kinds, each keeps its own file`, async () => {
    const leer = await anlegen(t, LENA, metaGuid)
    const hochgeladen = new Map<string, string>()
    for (const art of arten) hochgeladen.set(art, (await hochladen(t, LENA, `${art}.pdf`)).uuid)
    const dokumente = Object.fromEntries([...hochgeladen].map(([art, uuid]) => [art, [{ uuid }]]))
    const { status } = await speichern(t, { ...leer, dokumente: { type, ...dokumente } })
    expect(status).toBe(200)
    const gelesen = (await lesen(t, leer.guid)).body.formular.dokumente
    for (const [art, uuid] of hochgeladen) expect(wert(gelesen, `${art}.0.uuid`), art).toBe(uuid)
    expect(arten).toHaveLength(anzahl)
  })
})

describe('form body', () => {
  const PERSON = {
    subjectId: 'sub-paul',
    vorname: 'Paul',
    nachname: 'Partner',
    email: 'paul@hof.example',
    telefon: '04626 2',
  }
  const KOERPER = {
    alleineZeichnungsberechtigt: false,
    ansprechpartner: { ...PERSON, nachname: 'Ansprech' },
    zeichnungsberechtigter: PERSON,
    uiStorage: { offen: ['a', { tief: [1, null, true, 'ä'] }] },
  }
  test.each(Object.entries(KOERPER))('[R3.2-02] %s', async (name, angabe) => {
    const leer = await anlegen(t)
    expect(wert(await gesichert({ ...leer, [name]: angabe }), name)).toEqual(angabe)
  })

  test('[R3.2-02] guid, classVersion and fertig stand in every answer', async () => {
    const leer = await anlegen(t)
    const gelesen = await gesichert(leer)
    expect([gelesen.guid, gelesen.classVersion, gelesen.fertig]).toEqual([leer.guid, 1, false])
  })
})

/** Names as section 3.2 lists them. */
const UEBERSICHT = [
  'guid',
  'ibkMetaGuid',
  'ibkRunde',
  'maxAnzahlGeschaefte',
  'erlaubteKategorien',
  'erfassungsZeitraum.von',
  'erfassungsZeitraum.bis',
  'details.0.geNr',
  'details.0.geschaeftStatus',
  'details.0.inBefragung',
  'details.0.antraege.0.guid',
  'details.0.antraege.0.typ',
]
const ANTWORT = [
  'aenderbar',
  'foerderQuoten',
  'fragebogenUrl',
  'programmMitFragebogen',
  'moeglicheAntragstellerArten',
  'moeglicheRechtsformen',
  'formular',
]
const PROGRAMM = [
  'id',
  'titel',
  'foerderquoten',
  'foerdergegenstandKlassen.0.id',
  'foerdergegenstandKlassen.0.titel',
  'foerdergegenstandKlassen.0.foerdergegenstandTyp',
  'foerdergegenstandKlassen.0.kombination',
  'foerdergegenstandKlassen.0.technischeKriterien',
]

describe('answers', () => {
  let antworten: Record<'uebersicht' | 'formular', unknown> & { programme: readonly Foerderprogramm[] }
  beforeAll(async () => {
    const { guid } = await anlegen(t)
    const uebersicht = await t.call(contract.antragUebersichtLesen, {
      als: LENA,
      params: { unternehmenGuid: HOF },
    })
    const programme = await t.call(contract.ankUnterkategorienLesen, { als: LENA })
    antworten = {
      uebersicht: uebersicht.body[0],
      formular: (await lesen(t, guid)).body,
      programme: programme.body,
    }
  })
  test.each(UEBERSICHT)('[R3.2-01] the overview has %s', (pfad) => {
    expect(wert(antworten.uebersicht, pfad)).toBeDefined()
  })
  test.each(ANTWORT)('[R3.2-02] the form response has %s', (pfad) => {
    expect(wert(antworten.formular, pfad)).toBeDefined()
  })
  test.each(PROGRAMM)('[R3.2-07] a funding programme has %s', (pfad) => {
    expect(antworten.programme.length).toBeGreaterThan(0)
    for (const programm of antworten.programme) expect(wert(programm, pfad), programm.id).toBeDefined()
  })
  test('[R3.2-07] both types of funding objects are there, and a rate for each class', () => {
    const klassen = antworten.programme.flatMap((p) => p.foerdergegenstandKlassen)
    const typen = new Set(klassen.map((k) => k.foerdergegenstandTyp))
    expect([...typen].toSorted()).toEqual(['BERATUNGSDIENSTLEISTUNG', 'MASCHINE'])
    for (const p of antworten.programme)
      expect(Object.keys(p.foerderquoten)).toEqual(p.foerdergegenstandKlassen.map((k) => k.id))
  })
})
