import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { schrittZuPfad } from '@foerderportal/contract/formular/flow'
import { antragFlow, antragPruefen } from '@foerderportal/contract/zuwendung/antrag/flow'
import { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { AntragDaten, AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import {
  DATEIEN,
  KONTEXT,
  daten,
  formular,
  maschine,
  moorSeite,
} from '@foerderportal/contract/zuwendung/testing/testFormular'
import { enterableSteps } from '@foerderportal/flow/flow'
import { beforeAll, describe, expect, test } from 'vitest'
import { hatFeld } from '@foerderportal/shell/formular/hatFeld'
import { pfade } from '../../paths.ts'
import { angabenAuf } from '@foerderportal/contract/zuwendung/antrag/angaben/darstellung'
import { bauplan } from '@foerderportal/assistent/seite/bauplan'
import { absageStelle, feldHref, offeneSeiten } from '@foerderportal/assistent/zusammenfassung/offeneSeiten'
import { ANTRAGART } from './antragart.ts'

const PLAN = bauplan(ANTRAGART)

/** The sources of the checks: every sentence in them has to be met below. */
const PRUEFUNGEN = import.meta.glob<string>(
  '../../../../../packages/contract/src/zuwendung/{antrag/pruefung/{pruefung,groessePruefen,unternehmenPruefen,gegenstandPruefen},kern/programm/kauftermin}.ts',
  { query: '?raw', import: 'default', eager: true },
)

/** Applies for everything, so that every question is asked and every kind of document demanded by somebody. */
const beratung = { type: 'Beratungsdienstleistung', bezeichnung: 'Boden', kosten: 100 } as const
const alles = formular({
  unternehmen: {
    ...formular().unternehmen,
    rechtsform: 'KOMMANDITGESELLSCHAFT',
    register: 'HANDELSREGISTER_A',
    registerNummer: '123',
    amtsgericht: 'Flensburg',
  },
  produktgruppenDaten: daten({
    moorflaeche: 6,
    nutzflaeche: 80,
    darlehen: 0,
    eigenmittel: 6_100,
    groessenrechnung: {
      eigene: { anzahlMitarbeiter: 1, umsatz: 50_000, bilanzsumme: 100_000 },
      weitere: [
        {
          name: 'Biogas',
          beziehung: 'PARTNER',
          anteil: 50,
          anzahlMitarbeiter: 4,
          umsatz: 100_000,
          bilanzsumme: 200_000,
        },
      ],
    },
  }),
  foerdergegenstandSeiten: [
    moorSeite,
    { kategorie: 'B.1', foerdergegenstandKlasse: 'beratung', foerdergegenstaende: [beratung] },
  ],
  dokumente: {
    type: 'AnkNabo',
    selbsterklaerungVergaberechtlicheVorgaben: DATEIEN,
    beitragsBescheideSvlfg: DATEIEN,
    gesellschaftsvertrag: DATEIEN,
    registerauszug: DATEIEN,
    nachweisMoorflaechen: DATEIEN,
    amtlicherNachweisMoorflaechen: DATEIEN,
  },
})

type Fall = readonly [AntragFormular, AntragKontext]

/** The form with another value at a path. */
const mit = (f: AntragFormular, pfad: string, wert: unknown): AntragFormular => {
  const kopie = structuredClone(f)
  const namen = pfad.split('.')
  const letzter = namen.pop() ?? ''
  let ort: unknown = kopie
  for (const name of namen)
    ort = (ort as Record<string, unknown>)[name] // walks along what `blaetter` found
  ;(ort as Record<string, unknown>)[letzter] = wert
  return kopie
}

/** Every place of the form that holds an answer: leaves, lists and their elements. */
const blaetter = (wert: unknown, pfad = ''): string[] => {
  if (typeof wert !== 'object' || wert === null) return [pfad]
  const innere = Object.entries(wert).flatMap(([name, v]) =>
    blaetter(v, pfad === '' ? name : `${pfad}.${name}`),
  )
  return pfad === '' ? innere : [pfad, ...innere]
}

/** What somebody could leave out, understate or overstate. */
const WERTE = [
  null,
  '',
  0,
  1,
  1_000_000,
  false,
  [],
  '2020-01-01',
  'GEWERBLICHER_MASCHINENRING',
  'EINGETRAGENER_VEREIN',
]
const verdorben = (f: AntragFormular): Fall[] =>
  blaetter(f)
    .filter((pfad) => !/^(guid|classVersion|fertig)|\.type$/.test(pfad))
    .flatMap((pfad) => WERTE.map((wert): Fall => [mit(f, pfad, wert), KONTEXT]))

const d = alles.produktgruppenDaten
const zuklb: AntragFormular = {
  ...alles,
  produktgruppenDaten: { ...d, type: 'ZUKLB' } as never,
  dokumente: { type: 'ZUKLB' },
}
const art = (antragstellerArt: typeof d.antragstellerArt) =>
  mit(mit(alles, 'produktgruppenDaten.antragstellerArt', antragstellerArt), 'dokumente', { type: 'AnkNabo' })
const gross = { anzahlMitarbeiter: 900, groessenrechnung: null }
const daten2 = (angaben: object) => mit(alles, 'produktgruppenDaten', { ...d, ...angaben })

/** What takes more than one spoiled answer. */
const BESONDERE: Fall[] = [
  [formular({ unternehmen: { unternehmenName: 'Raiffeisenbank' } }), KONTEXT],
  [alles, { ...KONTEXT, moeglicheRechtsformen: ['EINZELUNTERNEHMER'] }],
  [alles, { ...KONTEXT, moeglicheAntragstellerArten: ['GEWERBLICHER_MASCHINENRING'] }],
  [alles, { ...KONTEXT, erlaubteKategorien: ['B.1'] }],
  [alles, { ...KONTEXT, erlaubteKategorien: ['A.1'] }],
  [
    mit(alles, 'foerdergegenstandSeiten.0.foerdergegenstaende.0.anschaffungsZeitpunkt', '2026-11-19'),
    { ...KONTEXT, vorhabenbeginn: { ...KONTEXT.vorhabenbeginn, vorzeitigErlaubt: true } },
  ],
  [
    mit(alles, 'foerdergegenstandSeiten.0.foerdergegenstaende.0.anschaffungsZeitpunkt', '2026-11-19'),
    { ...KONTEXT, vorhabenbeginn: { ...KONTEXT.vorhabenbeginn, zustimmungAb: '2026-11-20' } },
  ],
  [daten2({ ...gross, muBestaetigt: false, kuBestaetigt: false, kmuBestaetigt: false }), KONTEXT],
  [daten2({ muBestaetigt: false, kuBestaetigt: true }), KONTEXT],
  [daten2({ muBestaetigt: null, kuBestaetigt: null, kmuBestaetigt: null }), KONTEXT],
  [mit(alles, 'foerdergegenstandSeiten.1.foerdergegenstaende', [maschine()]), KONTEXT],
  [mit(alles, 'foerdergegenstandSeiten', [alles.foerdergegenstandSeiten?.[1]]), KONTEXT],
  [mit(alles, 'alleineZeichnungsberechtigt', null), KONTEXT],
  [mit(alles, 'alleineZeichnungsberechtigt', false), KONTEXT],
  [art('ANERKANNTE_NATURSCHUTZVEREINIGUNG'), KONTEXT],
  [art('GEWERBLICHER_MASCHINENRING'), KONTEXT],
  [mit(art('PRIMAERPRODUZENT'), 'unternehmen.rechtsform', 'EINGETRAGENER_VEREIN'), KONTEXT],
  [art('PRIMAERPRODUZENT'), KONTEXT],
  [zuklb, KONTEXT],
]

/** Only what has the right form can be stored, and so be refused for what it says. */
const FAELLE = [...verdorben(alles), ...BESONDERE].filter(([f]) => AntragFormular.safeParse(f).success)
const absagen = FAELLE.flatMap(([f, kontext]) =>
  antragPruefen(f, kontext).map((fehler): [Feldfehler, AntragDaten] => [fehler, { formular: f, kontext }]),
)

/** Each path and text once, with the first form that shows it. */
const jede = [...new Map(absagen.map((a) => [`${a[0].pfad}: ${a[0].text}`, a])).values()]

/** Whether the page that the link leads to has the field, or shows the error at its own row. */
const stehtDort = (pfad: string, { formular: f, kontext }: AntragDaten): boolean => {
  const schritt = schrittZuPfad(antragFlow, { formular: f, kontext }, pfad)
  if (schritt?.key === 'unternehmen')
    return angabenAuf('unternehmen', { formular: f, kontext }).some((g) =>
      g.angaben.some((a) => a.pfad === pfad),
    )
  const werte = schritt && PLAN.seite(schritt.key)?.lesen({ formular: f } as never)
  // The person's radio buttons carry the id of the form's path; their texts have a name of their own.
  return hatFeld(werte, pfad === 'zeichnungsberechtigter' ? 'zweitePerson' : pfad)
}

beforeAll(() => Promise.all(Object.values(ANTRAGART.seiten).map(({ bau }) => bau.load())))

describe('[S4-07] every refusal of a submit leads to its field', () => {
  test('the form that is spoiled has nothing to refuse', () =>
    expect(antragPruefen(alles, KONTEXT)).toEqual([]))

  test.each(jede.map(([fehler, lage]) => [fehler.pfad, fehler.text, lage] as const))(
    '%s: %s',
    (pfad, text, lage) => {
      const href = feldHref(ANTRAGART, lage, pfad)
      expect(href).toContain(`#feld-${pfad.replaceAll('.', '-')}`)
      expect(stehtDort(pfad, lage)).toBe(true)
      expect(offeneSeiten(ANTRAGART, lage).flatMap((s) => s.stellen)).toContainEqual(
        expect.objectContaining({ text, href }),
      )
    },
  )

  test.each([
    'dokumente.gesellschaftsvertrag',
    // Nobody asks for it; it is there, shown, and would be sent.
    'dokumente.gewerbeanmeldung',
    'foerdergegenstandSeiten.0.foerdergegenstaende.0.dokumentAngebot',
  ])('[S5-02] a file that the virus scan has locked, before anybody tries to send it: %s', (pfad) => {
    const datei = (scanStatus: string) => DATEIEN.map((d) => ({ ...d, dateiname: 'Böse.pdf', scanStatus }))
    const offen = (scanStatus: string) =>
      offeneSeiten(ANTRAGART, { formular: mit(alles, pfad, datei(scanStatus)), kontext: KONTEXT })
    expect(offen('wird geprüft')).toEqual([])
    const [seite, ...weitere] = offen('infiziert')
    expect(weitere).toEqual([])
    expect(seite?.stellen).toEqual([
      expect.objectContaining({
        text: 'Entfernen Sie die gesperrte Datei „Böse.pdf“: In ihr wurde Schadsoftware gefunden.',
        href: expect.stringContaining(`#feld-${pfad.replaceAll('.', '-')}`),
      }),
    ])
  })

  test('no sentence of the checks is missing from this table', () => {
    const texte = jede.map(([{ text }]) => text)
    const saetze = Object.values(PRUEFUNGEN).flatMap((datei) => {
      const quelle = datei.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
      // Up to the first insertion of a template: that is what can be looked for.
      return [...quelle.matchAll(/['`]([A-ZÄÖÜ][^'`$\n]{14,}(?:[.!]|(?=\$)))/g)].map(([, satz]) => satz ?? '')
    })
    expect(Object.keys(PRUEFUNGEN)).toHaveLength(5)
    expect(saetze.length).toBeGreaterThan(40)
    expect(
      saetze.filter((satz) => !texte.some((text) => text.includes(satz)) && !satz.startsWith('Frühestens')),
    ).toEqual([])
  })

  test.each([
    [ABSAGE_ORTE.person, pfade.identifizieren, { umweg: true }],
    [ABSAGE_ORTE.zeichnung, pfade.nutzerUebersicht, {}],
    [ABSAGE_ORTE.zeitraum, pfade.antraege, {}],
  ])('what concerns %s leads to %s', (pfad, href, weiteres) =>
    expect(absageStelle(ANTRAGART, { formular: alles, kontext: KONTEXT }, { pfad, text: 'Grund' })).toEqual({
      text: 'Grund',
      href,
      ...weiteres,
    }),
  )

  test('a place that nobody knows stays a sentence', () =>
    expect(
      absageStelle(ANTRAGART, { formular: alles, kontext: KONTEXT }, { pfad: 'fremd', text: 'Grund' }).href,
    ).toBeUndefined())
})

describe('viele Gegenstände', () => {
  const leere = (...namen: readonly string[]) =>
    namen.map((typBezeichnung) => ({
      ...maschine(),
      hersteller: null,
      typBezeichnung,
      dokumentAngebot: null,
      anschaffungsZeitpunkt: null,
      anschaffungskostenNettoEinzeln: 0,
    }))
  const kategorien = KONTEXT.kategorien.filter((k) =>
    k.foerdergegenstandKlassen.some(({ foerdergegenstandTyp: typ }) => typ === 'MASCHINE'),
  )
  const seiten = kategorien.slice(0, 2).map(({ id, foerdergegenstandKlassen: [klasse] }, i) => ({
    kategorie: id,
    foerdergegenstandKlasse: klasse?.id ?? '',
    foerdergegenstaende: leere(`M ${i}`, ''),
  }))
  // As somebody adds them who begins with the last.
  const lage = { formular: formular({ foerdergegenstandSeiten: seiten.toReversed() }), kontext: KONTEXT }
  const offen = offeneSeiten(ANTRAGART, lage).filter(({ stellen }) => stellen.some(({ ding }) => ding))

  test('jede Stelle sagt, bei welchem: mit Klasse, Nummer und, wo es einen gibt, dem Namen', () =>
    expect(offen.map(({ stellen }) => [...new Set(stellen.map(({ ding }) => ding))])).toEqual(
      kategorien
        .slice(0, 2)
        .map(({ foerdergegenstandKlassen: [klasse] }, i) => [
          `${klasse?.titel} 1 (M ${i})`,
          `${klasse?.titel} 2`,
        ]),
    ))

  test('Seiten stehen in der Folge der Schritte, Stellen in der ihrer Fragen', () => {
    const [erste] = offen
    expect(offen.map(({ titel }) => titel)).toEqual(
      enterableSteps(antragFlow, lage).flatMap(({ titel }) =>
        offen.some((seite) => seite.titel === titel) ? [titel] : [],
      ),
    )
    expect(erste?.stellen.slice(0, 4).map(({ text }) => text)).toEqual([
      'Geben Sie den Hersteller ein.',
      'Geben Sie einen Nettopreis über 0,00 € ein.',
      'Geben Sie an, wann Sie kaufen möchten.',
      'Laden Sie das Angebot hoch.',
    ])
  })
})

describe('weitere Unternehmen', () => {
  const ohneUmsatz = (name: string | null) => ({ ...rechnung.weitere[0], name, umsatz: null })
  const rechnung = {
    eigene: { anzahlMitarbeiter: 1, umsatz: null, bilanzsumme: 100_000 },
    weitere: alles.produktgruppenDaten.groessenrechnung?.weitere ?? [],
  }
  const groessenrechnung = { ...rechnung, weitere: [ohneUmsatz('Biogas Nord'), ohneUmsatz(null)] }

  test('[S4-07] jede Stelle sagt, bei welchem Unternehmen, und steht bei seinen anderen', () => {
    const lage = { formular: daten2({ groessenrechnung }), kontext: KONTEXT }
    const stellen = offeneSeiten(ANTRAGART, lage).flatMap((seite) => seite.stellen)
    const dinge = stellen.flatMap(({ ding }) => ding ?? [])
    expect([...new Set(dinge)]).toEqual([
      'Ihr eigenes Unternehmen',
      'Unternehmen 1 (Biogas Nord)',
      'Unternehmen 2',
    ])
    expect(dinge).toEqual(dinge.toSorted())
    const dort = '#feld-produktgruppenDaten-groessenrechnung-weitere-1-umsatz'
    expect(stellen).toContainEqual(
      expect.objectContaining({ ding: 'Unternehmen 2', href: expect.stringContaining(dort) }),
    )
  })
})
