import { expect, test } from 'vitest'
import { checklisteErstellen } from './checkliste.ts'
import type { Checkliste } from './checklisteSchema.ts'
import { ANTRAG_SEITEN } from '../flow.ts'
import { hatFeld } from '../../../formular/werte.ts'
import { BERATUNG, MASCHINE } from '../tafel/gegenstaende.ts'
import { TAFEL } from '../tafel/tafel.ts'

import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { alsFoerderprogramme, type ProgrammDaten } from '../../kern/programm/programm.ts'
import { KONTEXT, formular } from '../../testing/testFormular.ts'

type Klasse = ProgrammDaten['kategorien'][number]['klassen'][number]
const klasse = (
  id: string,
  foerdergegenstandTyp: Klasse['foerdergegenstandTyp'],
  quoten: Klasse['quoten'],
): Klasse => ({
  id,
  titel: `Klasse ${id}`,
  foerdergegenstandTyp,
  kombination: false,
  technischeKriterien: [],
  quoten,
})

const PROGRAMM: ProgrammDaten = {
  titel: 'Programm',
  demo: true,
  obergrenzen: { jeGegenstand: 200_000, jeAntrag: 500_000 },
  antragstellerArten: [],
  rechtsformen: [],
  entscheidung: { tage: 21, vorherKaufen: false },
  anhoerungVorAblehnung: false,
  unterlagen: {},
  fragebogen: null,
  kategorien: [
    { id: 'A.1', titel: 'Moor', klassen: [klasse('raupe', 'MASCHINE', [{ prozent: 65 }])] },
    {
      id: 'B.1',
      titel: 'Mulch',
      klassen: [
        klasse('mulch', 'MASCHINE', [{ prozent: 40, groessen: ['KLEINST', 'KLEIN'] }, { prozent: 30 }]),
        klasse('lohn', 'MASCHINE', [
          { prozent: 20, antragstellerArten: ['LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN'] },
        ]),
      ],
    },
    { id: 'B.4', titel: 'Beratung', klassen: [klasse('rat', 'BERATUNGSDIENSTLEISTUNG', [{ prozent: 50 }])] },
  ],
}

const anfang = (angaben: Partial<AntragFormular> = {}): AntragFormular => ({
  ...formular(),
  alleineZeichnungsberechtigt: null,
  ansprechpartner: { vorname: 'Lena', nachname: 'Lindenau', email: 'lena@hof.example' },
  produktgruppenDaten: { type: 'AnkNabo', antragstellerArt: 'PRIMAERPRODUZENT' },
  foerdergegenstandSeiten: [],
  dokumente: { type: 'AnkNabo' },
  ...angaben,
})

const liste = (
  erlaubteKategorien = ['A.1', 'B.1', 'B.4'],
  angaben: Partial<AntragFormular> = {},
  programm = PROGRAMM,
): Checkliste =>
  checklisteErstellen(
    {
      formular: anfang(angaben),
      programm,
      kontext: {
        ...KONTEXT,
        kategorien: alsFoerderprogramme(programm, { art: null, groesse: null }),
        erlaubteKategorien,
      },
    },
    { titel: 'Runde', einladung: null, erfassungsZeitraum: null },
  )

const seite = (l: Checkliste, titel: string) => l.seiten.find((s) => s.titel === titel)
const alleFragen = (l: Checkliste) => l.seiten.flatMap((s) => s.gruppen.flatMap((g) => g.fragen))
const frage = (l: Checkliste, text: string) => alleFragen(l).find((f) => f.frage === text)
const unterlage = (l: Checkliste, titel: string) => l.unterlagen.find((u) => u.titel === titel)

test('[S4-06] every page of the wizard that asks something is there, in its order, with every question it asks', () => {
  const l = liste()
  const mitFragen = Object.values(ANTRAG_SEITEN).filter(
    ({ path }) => !['deMinimis', 'dokumente', 'fragebogen', 'zusammenfassung'].includes(path),
  )
  expect(l.seiten.map((s) => s.titel)).toEqual(mitFragen.map(({ titel }) => titel))
  const gefragt = new Set(alleFragen(l).map((f) => f.frage))
  const {
    unternehmen: _firma,
    dokumente: _papiere,
    deMinimis: _auch,
    foerdergegenstaende: _g,
    ...seiten
  } = TAFEL
  for (const { frage: text } of Object.values(seiten).flat()) expect(gefragt).toContain(text)
  const worte = [...gefragt, ...l.unterlagen.map((u) => u.titel)].join('; ')
  for (const { frage: text } of [...MASCHINE, ...BERATUNG].filter(hatFeld)) expect(worte).toContain(text)
})

test('[S4-06] of the company only what it has, or misses, is spoken of', () => {
  const firma = seite(liste(), 'Unternehmen')?.gruppen.flatMap(({ fragen }) => fragen.map((f) => f.frage))
  expect(firma).toEqual([
    'Name',
    'Betriebssitz',
    'Rechtsform',
    'Gründungsdatum',
    'Steuernummer',
    'ZID-Betriebsnummer',
    'Konto',
    'Ansprechperson',
  ])
})

test('[S4-06] what the portal knows is marked, what may be left out too', () => {
  const l = liste()
  expect(frage(l, 'Steuernummer')).toMatchObject({ bekannt: true, freiwillig: false })
  expect(frage(l, 'Art des Antragstellers')?.bekannt).toBe(true)
  expect(frage(l, 'Haupttätigkeit')).toMatchObject({ bekannt: false, freiwillig: false })
  expect(frage(l, 'Beschreibung')).toMatchObject({ bekannt: false, freiwillig: true })
  expect(frage(l, 'Hersteller')?.freiwillig).toBe(false)
})

test('[S4-06] a gap in the company data is named; a register that the legal form has not is not', () => {
  const ohneNummer = liste(undefined, { unternehmen: { ...anfang().unternehmen, steuernummer: null } })
  expect(frage(ohneNummer, 'Steuernummer')).toMatchObject({ bekannt: false, freiwillig: false })
  expect(frage(liste(), 'Register')).toBeUndefined()
  const imRegister = liste(undefined, {
    unternehmen: { ...anfang().unternehmen, register: 'HANDELSREGISTER_A' },
  })
  expect(frage(imRegister, 'Register')?.bekannt).toBe(true)
})

test('[S4-06] pages and papers of single categories say so, and fall away with the category', () => {
  const l = liste()
  expect(seite(l, 'Moorflächen')?.nurBei).toEqual(['Moor'])
  expect(seite(l, 'Unternehmen')?.nurBei).toBeNull()
  expect(unterlage(l, 'Nachweis der bewirtschafteten Moorflächen')).toMatchObject({
    erforderlich: true,
    nurBei: ['Moor'],
  })
  expect(unterlage(l, 'Angebot, für jede Maschine')).toMatchObject({
    erforderlich: true,
    nurBei: ['Moor', 'Mulch'],
  })
  const ohneMoor = liste(['B.1'])
  expect(seite(ohneMoor, 'Moorflächen')).toBeUndefined()
  expect(unterlage(ohneMoor, 'Nachweis der bewirtschafteten Moorflächen')).toBeUndefined()
  expect(unterlage(ohneMoor, 'Angebot, für jede Maschine')?.nurBei).toBeNull()
  expect(seite(liste(['A.1']), 'Moorflächen')?.nurBei).toBeNull()
})

test('[S4-06] only consultancy: nothing of machines is asked or needed', () => {
  const l = liste(['B.4'])
  expect(seite(l, 'Fördergegenstände')?.gruppen.map((g) => g.titel)).toEqual(['Für jede Beratung'])
  expect(unterlage(l, 'Angebot, für jede Maschine')).toBeUndefined()
})

test('[S4-06] papers follow from applicant type and legal form, each with its reason; needed ones come first', () => {
  const erforderlich = (l: Checkliste) => l.unterlagen.filter((u) => u.erforderlich).map((u) => u.titel)
  const verein = liste(['B.1'], {
    unternehmen: { ...anfang().unternehmen, rechtsform: 'EINGETRAGENER_VEREIN' },
    produktgruppenDaten: { type: 'AnkNabo', antragstellerArt: 'ANERKANNTE_NATURSCHUTZVEREINIGUNG' },
  })
  expect(erforderlich(verein)).toContain('Gesellschaftsvertrag oder Satzung')
  expect(erforderlich(verein)).toContain('Nachweis der Anerkennung als Naturschutzvereinigung')
  expect(erforderlich(verein)).not.toContain('Beitragsbescheide der SVLFG')
  expect(erforderlich(liste(['B.1']))).toContain('Beitragsbescheide der SVLFG')
  for (const u of verein.unterlagen.filter((u) => u.erforderlich)) expect(u.grund).toMatch(/\.$/)
  const pflicht = verein.unterlagen.map((u) => u.erforderlich)
  expect(pflicht).toEqual(pflicht.toSorted((a, b) => Number(b) - Number(a)))
})

test('[S4-06] rates are those of this applicant, over all sizes; what is not for him says so', () => {
  const klassen = liste().kategorien.flatMap((k) => k.klassen.map((c) => [c.titel, c.prozent]))
  expect(klassen).toEqual([
    ['Klasse raupe', { von: 65, bis: 65 }],
    ['Klasse mulch', { von: 30, bis: 40 }],
    ['Klasse lohn', null],
    ['Klasse rat', { von: 50, bis: 50 }],
  ])
  expect(liste(['B.1']).kategorien.map((k) => k.id)).toEqual(['B.1'])
})

test('[S4-06] a version of the programme that asks for another paper is followed', () => {
  const andere = { ...PROGRAMM, unterlagen: { gewerbeanmeldung: [{}] } }
  expect(unterlage(liste(['B.1']), 'Gewerbeanmeldung')).toBeUndefined()
  expect(unterlage(liste(['B.1'], {}, andere), 'Gewerbeanmeldung')?.erforderlich).toBe(true)
})

test('it says from when on one may buy, and how long the bank needs', () => {
  const { kauf, bearbeitungstage } = liste()
  expect([kauf.includes('Bestellen Sie nicht vorher'), bearbeitungstage]).toEqual([true, 21])
})

test('the estimate grows with what is asked, and never is nothing', () => {
  const alles = liste().dauer
  const wenig = liste(['B.4']).dauer
  expect(alles.minuten % 5).toBe(0)
  expect(alles.minuten).toBeGreaterThan(wenig.minuten)
  expect(wenig.jeMaschineMinuten).toBeGreaterThanOrEqual(5)
})

test('an invitation whose categories the list no longer has still shows what is asked of everybody', () => {
  const l = liste(['X.9'])
  expect(l.kategorien).toEqual([])
  expect(seite(l, 'Unternehmen')).toBeDefined()
  expect(seite(l, 'Fördergegenstände')).toBeUndefined()
})
