import { isComplete, nextPage, pageStatus, prevPage, reachablePages } from '@foerderportal/flow/flow'
import { describe, expect, test } from 'vitest'
import { antragDarstellen } from './angaben/darstellung.ts'
import { ANTRAG_SEITEN, antragBereinigen, antragFlow, antragPruefen, type AntragSeitenName } from './flow.ts'
import type { AntragFormular } from '../kern/antragsformular/formular.ts'
import type { AntragFragebogen } from '../../fragebogen/antragFragebogen.ts'
import { bekannte } from '../testing/beispiele.ts'
import { DATEIEN, KONTEXT, daten, formular, maschine, moorSeite } from '../testing/testFormular.ts'

const GERADE: AntragSeitenName[] = [
  'unternehmen',
  'antragsteller',
  'groesse',
  'foerdergegenstaende',
  'finanzierung',
  'dokumente',
  'zeichnung',
  'zusammenfassung',
]
const mitMoor = formular({
  foerdergegenstandSeiten: [moorSeite],
  produktgruppenDaten: daten({ moorflaeche: 6, nutzflaeche: 80 }),
})
const zuklb = formular({ produktgruppenDaten: { type: 'ZUKLB' }, dokumente: { type: 'ZUKLB' } })

const ganzerWeg = (f: AntragFormular) => reachablePages(antragFlow, { formular: f, kontext: KONTEXT })
const weg = (f: AntragFormular) => bekannte(ganzerWeg(f))

describe('pages', () => {
  test.each([
    ['without moor', formular(), GERADE],
    ['with moor', mitMoor, GERADE.toSpliced(4, 0, 'moorflaechen')],
    ['ZUKLB has neither moor nor a financing plan', zuklb, GERADE.toSpliced(4, 1)],
  ])('%s', (_, f, seiten) => expect(weg(f)).toEqual(seiten))

  test('[S8-02] a questionnaire that is required has its step, and keeps from sending until it is finished', () => {
    const mit = (fragebogen: AntragFragebogen) => ({
      formular: formular(),
      kontext: { ...KONTEXT, fragebogen },
    })
    const offen = mit({ stand: 'OFFEN', fortschritt: 0, verlangt: true })
    const inArbeit = mit({ stand: 'IN_ARBEIT', fortschritt: 40, verlangt: true })
    const fertig = mit({ stand: 'ERLEDIGT', fortschritt: 100, verlangt: true })
    expect(nextPage(antragFlow, 'dokumente', offen)).toBe('fragebogen')
    expect([offen, inArbeit, fertig].map((d) => pageStatus(antragFlow, 'fragebogen', d))).toEqual([
      'offen',
      'inArbeit',
      'erledigt',
    ])
    expect([offen, inArbeit, fertig].map((d) => antragPruefen(d.formular, d.kontext).length)).toEqual([
      1, 1, 0,
    ])
    const freiwillig = mit({ stand: 'OFFEN', fortschritt: 0, verlangt: false })
    expect(nextPage(antragFlow, 'dokumente', freiwillig)).toBe('zeichnung')
  })

  test('every page is visited by some form, forth and back, and is found by its own address', () => {
    const wege = [formular(), mitMoor, zuklb]
    expect(new Set([...wege.flatMap(ganzerWeg), 'fragebogen'])).toEqual(new Set(Object.keys(ANTRAG_SEITEN)))
    for (const f of wege)
      for (const name of ganzerWeg(f)) {
        const d = { formular: f, kontext: KONTEXT }
        const next = nextPage(antragFlow, name, d)
        if (next !== null) expect(prevPage(antragFlow, next, d)).toBe(name)
        expect(ANTRAG_SEITEN[name].path).toBe(name)
      }
  })

  test('status of each page: open, in work, done', () => {
    const status = (name: AntragSeitenName, f: AntragFormular) =>
      pageStatus(antragFlow, name, { formular: f, kontext: KONTEXT })
    const leer: AntragFormular = {
      guid: formular().guid,
      classVersion: 1,
      ansprechpartner: { subjectId: 'sub', vorname: 'Lena' },
      produktgruppenDaten: { type: 'AnkNabo', antragstellerArt: 'PRIMAERPRODUZENT' },
      dokumente: { type: 'AnkNabo', sonstige: [] },
    }
    for (const name of GERADE) expect(status(name, leer)).toBe('offen')
    expect(status('groesse', { ...leer, produktgruppenDaten: daten({ umsatz: null }) })).toBe('inArbeit')
    expect(status('finanzierung', { ...formular(), produktgruppenDaten: daten({ eigenmittel: 1 }) })).toBe(
      'inArbeit',
    )
    for (const name of GERADE) expect(status(name, formular())).toBe('erledigt')
    expect(isComplete(antragFlow, { formular: formular(), kontext: KONTEXT })).toBe(true)
  })

  test('answers to the moor’s questions fall away with the moor', () => {
    const ohne = { ...mitMoor, foerdergegenstandSeiten: formular().foerdergegenstandSeiten }
    expect(antragBereinigen(ohne, KONTEXT).produktgruppenDaten).toMatchObject({
      moorflaeche: null,
      nutzflaeche: null,
    })
    expect(antragBereinigen(mitMoor, KONTEXT)).toBe(mitMoor)
  })
})

const seiten = (...s: AntragFormular['foerdergegenstandSeiten'] & object) =>
  formular({ foerdergegenstandSeiten: s })
const mitMaschine = (angaben: Parameters<typeof maschine>[0]) =>
  seiten({ kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: [maschine(angaben)] })
const GEGENSTAND = 'foerdergegenstandSeiten.0.foerdergegenstaende.0'
const beratung = {
  type: 'Beratungsdienstleistung' as const,
  bezeichnung: 'Boden',
  kosten: 100,
  zuwendungsBetrag: 50,
}
const beratungsSeite = {
  kategorie: 'B.1',
  foerdergegenstandKlasse: 'beratung',
  foerdergegenstaende: [beratung],
}

describe('what keeps an application from being sent', () => {
  test('a complete one: nothing', () => expect(antragPruefen(formular(), KONTEXT)).toEqual([]))

  test.each<[string, AntragFormular, string]>([
    ['company data', formular({ unternehmen: null }), 'unternehmen.unternehmenName'],
    [
      'applicant type',
      formular({ produktgruppenDaten: daten({ antragstellerArt: null }) }),
      'produktgruppenDaten.antragstellerArt',
    ],
    [
      'main activity',
      formular({ produktgruppenDaten: daten({ haupttaetigkeit: '' }) }),
      'produktgruppenDaten.haupttaetigkeit',
    ],
    [
      'tax office',
      formular({ produktgruppenDaten: daten({ finanzamt: null }) }),
      'produktgruppenDaten.finanzamt',
    ],
    [
      'staff',
      formular({ produktgruppenDaten: daten({ anzahlMitarbeiter: null }) }),
      'produktgruppenDaten.anzahlMitarbeiter',
    ],
    [
      '[S4-03] KMU not confirmed',
      formular({
        produktgruppenDaten: daten({ muBestaetigt: null, kuBestaetigt: null, kmuBestaetigt: null }),
      }),
      'produktgruppenDaten.kmuBestaetigt',
    ],
    [
      '[S4-03] too large',
      formular({
        produktgruppenDaten: daten({
          anzahlMitarbeiter: 250,
          muBestaetigt: false,
          kuBestaetigt: false,
          kmuBestaetigt: false,
        }),
      }),
      'produktgruppenDaten.kmuBestaetigt',
    ],
    ['no item at all', formular({ foerdergegenstandSeiten: [] }), 'foerdergegenstandSeiten'],
    [
      'a class without item',
      seiten({ kategorie: 'B.1', foerdergegenstandKlasse: 'mulch' }),
      'foerdergegenstandSeiten.0.foerdergegenstaende',
    ],
    [
      'a class of another category',
      seiten({ ...moorSeite, kategorie: 'B.1' }),
      'foerdergegenstandSeiten.0.foerdergegenstandKlasse',
    ],
    [
      'a machine where advice belongs',
      seiten({ ...beratungsSeite, foerdergegenstaende: [maschine()] }),
      'foerdergegenstandSeiten.0.foerdergegenstaende',
    ],
    ['advice without a machine', seiten(beratungsSeite), 'foerdergegenstandSeiten.0.foerdergegenstandKlasse'],
    [
      'advice without cost',
      seiten({ ...beratungsSeite, foerdergegenstaende: [{ ...beratung, kosten: 0 }] }),
      `${GEGENSTAND}.kosten`,
    ],
    ['maker', mitMaschine({ hersteller: '' }), `${GEGENSTAND}.hersteller`],
    ['type', mitMaschine({ typBezeichnung: null }), `${GEGENSTAND}.typBezeichnung`],
    ['seller', mitMaschine({ anbieter: null }), `${GEGENSTAND}.anbieter`],
    ['number', mitMaschine({ anzahl: null }), `${GEGENSTAND}.anzahl`],
    [
      'price',
      mitMaschine({ anschaffungskostenNettoEinzeln: 0 }),
      `${GEGENSTAND}.anschaffungskostenNettoEinzeln`,
    ],
    [
      '[S4-09] bought today',
      mitMaschine({ anschaffungsZeitpunkt: KONTEXT.heute }),
      `${GEGENSTAND}.anschaffungsZeitpunkt`,
    ],
    ['offer', mitMaschine({ dokumentAngebot: [] }), `${GEGENSTAND}.dokumentAngebot`],
    [
      'confirmation',
      mitMaschine({ dokumentHerstellerBestaetigung: null }),
      `${GEGENSTAND}.dokumentHerstellerBestaetigung`,
    ],
    [
      '[S4-04] moor below 5 ha',
      { ...mitMoor, produktgruppenDaten: daten({ moorflaeche: 4.99, nutzflaeche: 9 }) },
      'produktgruppenDaten.moorflaeche',
    ],
    [
      '[S4-04] moor above the farm',
      { ...mitMoor, produktgruppenDaten: daten({ moorflaeche: 10, nutzflaeche: 9 }) },
      'produktgruppenDaten.moorflaeche',
    ],
    [
      '[S4-04] moor not stated',
      { ...mitMoor, produktgruppenDaten: daten({ nutzflaeche: 9 }) },
      'produktgruppenDaten.moorflaeche',
    ],
    [
      '[S4-05] a cent too little',
      formular({ produktgruppenDaten: daten({ darlehen: 5_999.99 }) }),
      'produktgruppenDaten.eigenmittel',
    ],
    [
      '[S4-05] a cent too much',
      formular({ produktgruppenDaten: daten({ eigenmittel: 0.01 }) }),
      'produktgruppenDaten.eigenmittel',
    ],
    [
      '[S4-06] document',
      formular({ dokumente: { type: 'AnkNabo', beitragsBescheideSvlfg: DATEIEN } }),
      'dokumente.selbsterklaerungVergaberechtlicheVorgaben',
    ],
    [
      'signing alone not said',
      formular({ alleineZeichnungsberechtigt: null }),
      'alleineZeichnungsberechtigt',
    ],
    ['second signer not named', formular({ alleineZeichnungsberechtigt: false }), 'zeichnungsberechtigter'],
  ])('%s', (_, f, pfad) => {
    const errors = antragPruefen(f, KONTEXT)
    expect(errors.map((e) => e.pfad)).toContain(pfad)
    for (const { text } of errors) expect(text).toMatch(/^[A-ZÄÖÜ].*[.!]$/)
  })

  test.each<[string, AntragFormular]>([
    [
      '[S4-03] a nature-conservation association of any size',
      formular({
        produktgruppenDaten: daten({
          antragstellerArt: 'ANERKANNTE_NATURSCHUTZVEREINIGUNG',
          anzahlMitarbeiter: 900,
          muBestaetigt: null,
          kuBestaetigt: null,
          kmuBestaetigt: null,
        }),
        dokumente: {
          type: 'AnkNabo',
          selbsterklaerungVergaberechtlicheVorgaben: DATEIEN,
          nachweisAnerkannteNaturschutzvereinigung: DATEIEN,
        },
      }),
    ],
    [
      'advice beside a machine',
      seiten(
        {
          kategorie: 'B.1',
          foerdergegenstandKlasse: 'mulch',
          foerdergegenstaende: [maschine({ zuwendungsBetrag: 4_050 })],
        },
        { ...beratungsSeite, foerdergegenstaende: [{ ...beratung, zuwendungsBetrag: 50 }] },
      ),
    ],
  ])('nothing: %s', (_, f) => expect(antragPruefen(f, KONTEXT)).toEqual([]))

  test('[S4-01] a category outside the invitation', () => {
    const errors = antragPruefen(formular(), { ...KONTEXT, erlaubteKategorien: ['A.1'] })
    expect(errors.map((e) => e.pfad)).toEqual(['foerdergegenstandSeiten.0.foerdergegenstandKlasse'])
  })
})

test('every page but the summary shows its answers in words', () => {
  for (const f of [formular(), mitMoor, zuklb]) {
    const abschnitte = antragDarstellen({ formular: f, kontext: KONTEXT })
    const seitenDarin = abschnitte.map((a) => a.seite)
    expect(seitenDarin).toEqual(ganzerWeg(f).filter((s) => s !== 'zusammenfassung'))
  }
  const text = JSON.stringify(antragDarstellen({ formular: mitMoor, kontext: KONTEXT }))
  for (const wort of [
    '6\u00a0ha',
    '10.000,00\u00a0€',
    '01.04.2027',
    'Einzelunternehmer',
    'Klasse raupe',
    'Angebot.pdf',
  ])
    expect(text).toContain(wort)
})
