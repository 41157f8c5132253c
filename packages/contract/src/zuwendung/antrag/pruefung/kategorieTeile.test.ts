import { enterableSteps, nextStep, prevStep, stepByPath, steps, stepStatus } from '@foerderportal/flow/flow'
import { describe, expect, test } from 'vitest'
import { schrittPruefen, schrittZuPfad } from '../../../formular/flow.ts'
import { antragFlow, antragPruefen } from '../flow.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { kategoriePfad } from './kategorieTeile.ts'
import type { AntragKontext } from '../schema.ts'
import { KONTEXT, formular, maschine, moorSeite } from '../../testing/testFormular.ts'

const mulch = (...angaben: Parameters<typeof maschine>[0][]) => ({
  kategorie: 'B.1',
  foerdergegenstandKlasse: 'mulch',
  foerdergegenstaende: angaben.map((a) => maschine(a)),
})
const mit = (...seiten: NonNullable<AntragFormular['foerdergegenstandSeiten']>) =>
  formular({ foerdergegenstandSeiten: seiten })
const zu = (f: AntragFormular, kontext: AntragKontext = KONTEXT) => ({ formular: f, kontext })
const pfade = (f: AntragFormular, kontext?: AntragKontext) =>
  steps(antragFlow, zu(f, kontext)).flatMap(({ path, part }) => (part ? [path] : []))

describe('pages by category', () => {
  test('[R3.2-04] a category with items lies on the way, in the order of the Positivliste; one without is entered by its address', () => {
    expect(pfade(mit())).toEqual([])
    expect(pfade(mit(mulch({})))).toEqual(['kategorie-B-1'])
    expect(pfade(mit(mulch({}), moorSeite))).toEqual(['kategorie-A-1', 'kategorie-B-1'])
    const leer = stepByPath(antragFlow, 'kategorie-A-1', zu(mit(mulch({}))))
    expect(leer).toMatchObject({ key: 'foerdergegenstaende', titel: 'Moor', part: { status: 'offen' } })
    expect(stepByPath(antragFlow, 'kategorie-Z-9', zu(mit()))).toBeUndefined()
  })

  test('categories without an invitation have no page, unless something stands in them that must be taken out', () => {
    const ohneMoor = { ...KONTEXT, erlaubteKategorien: ['B.1'] }
    const alle = (f: AntragFormular) =>
      enterableSteps(antragFlow, zu(f, ohneMoor)).flatMap(({ part }) => part?.id ?? [])
    expect(alle(mit())).toEqual(['B.1'])
    expect(alle(mit(moorSeite))).toEqual(['B.1', 'A.1'])
    const weg = { kategorie: 'X.7', foerdergegenstandKlasse: 'gestrichen', foerdergegenstaende: [maschine()] }
    expect(stepByPath(antragFlow, 'kategorie-X-7', zu(mit(weg)))?.titel).toBe('Kategorie X.7')
  })

  test('they are walked between the overview and the next page', () => {
    const f = zu(mit(mulch({}), moorSeite))
    expect(nextStep(antragFlow, 'foerdergegenstaende', f)?.path).toBe('kategorie-A-1')
    expect(nextStep(antragFlow, 'kategorie-B-1', f)?.path).toBe('moorflaechen')
    expect(prevStep(antragFlow, 'moorflaechen', f)?.path).toBe('kategorie-B-1')
  })

  test.each([
    ['B.1', mit(mulch({})), 'erledigt'],
    ['B.1', mit(mulch({}, { hersteller: '' })), 'inArbeit'],
    ['A.1', mit(mulch({ hersteller: '' })), 'offen'],
    ['A.1', mit(mulch({ hersteller: '' }), moorSeite), 'erledigt'],
  ] as const)('status of %s', (id, f, status) => {
    const schritt = stepByPath(antragFlow, kategoriePfad(id), zu(f))
    expect(schritt && stepStatus(antragFlow, schritt, zu(f))).toBe(status)
  })
})

describe('errors and their steps', () => {
  const voll = formular({
    unternehmen: null,
    alleineZeichnungsberechtigt: null,
    dokumente: null,
    foerdergegenstandSeiten: [
      mulch({ hersteller: '' }, { anzahl: null }),
      { ...moorSeite, foerdergegenstaende: [maschine({ anbieter: null })] },
      { foerdergegenstandKlasse: 'unbekannt', foerdergegenstaende: [] },
    ],
  })

  test('each error of an application belongs to exactly one step, and leads to it', () => {
    const d = zu(voll)
    const jeSchritt = steps(antragFlow, d).map((schritt) => ({
      path: schritt.path,
      fehler: schrittPruefen(antragFlow, schritt, d),
    }))
    const alle = antragPruefen(voll, KONTEXT)
    expect(jeSchritt.flatMap(({ fehler }) => fehler).toSorted(nachPfad)).toEqual(alle.toSorted(nachPfad))
    for (const { path, fehler } of jeSchritt)
      for (const { pfad } of fehler) expect(schrittZuPfad(antragFlow, d, pfad)?.path, pfad).toBe(path)
  })

  test.each([
    ['foerdergegenstandSeiten', 'foerdergegenstaende'],
    ['foerdergegenstandSeiten.0.foerdergegenstaende.1.anzahl', 'kategorie-B-1'],
    ['foerdergegenstandSeiten.1.foerdergegenstandKlasse', 'kategorie-A-1'],
    ['foerdergegenstandSeiten.2.foerdergegenstandKlasse', 'foerdergegenstaende'],
    ['dokumente.registerAuszuege', 'dokumente'],
    ['produktgruppenDaten.darlehen', 'finanzierung'],
    ['unternehmen.steuernummer', 'unternehmen'],
    ['gibt.es.nicht', undefined],
  ])('%s is asked at %s', (pfad, path) => expect(schrittZuPfad(antragFlow, zu(voll), pfad)?.path).toBe(path))
})

const nachPfad = (a: { pfad: string; text: string }, b: { pfad: string; text: string }) =>
  `${a.pfad} ${a.text}`.localeCompare(`${b.pfad} ${b.text}`)
