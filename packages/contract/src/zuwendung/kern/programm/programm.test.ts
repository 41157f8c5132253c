import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DokumenteAnkNabo, DokumenteZuklb } from '../antragsformular/dokumente.ts'
import { DOKUMENTE_ANKNABO, DOKUMENTE_ZUKLB } from '../antragsformular/dokumentArten.ts'
import { FAEHIGKEITEN } from './faehigkeiten.ts'
import { ProgrammDaten, alsFoerderprogramme, foerderQuoten } from './programm.ts'

const klasse = (id: string, quoten: object[]) => ({
  id,
  titel: id,
  foerdergegenstandTyp: 'MASCHINE',
  kombination: false,
  technischeKriterien: ['neu'],
  quoten,
})
const programm = z.parse(ProgrammDaten, {
  titel: 'Programm',
  demo: true,
  obergrenzen: { jeGegenstand: 1, jeAntrag: 2 },
  kategorien: [
    {
      id: 'A.1',
      titel: 'Moor',
      klassen: [
        klasse('staffel', [
          { prozent: 65, antragstellerArten: ['PRIMAERPRODUZENT'] },
          { prozent: 20, groessen: ['KLEINST', 'KLEIN'] },
          { prozent: 10, groessen: ['MITTEL'] },
        ]),
      ],
    },
    { id: 'B.1', titel: 'Mulch', klassen: [klasse('alle', [{ prozent: 40 }])] },
  ],
})

describe('[S4-02] rates by class, applicant type and size', () => {
  test.each([
    ['PRIMAERPRODUZENT', 'GROSS', { staffel: 65, alle: 40 }],
    ['GEWERBLICHER_MASCHINENRING', 'KLEIN', { staffel: 20, alle: 40 }],
    ['GEWERBLICHER_MASCHINENRING', 'MITTEL', { staffel: 10, alle: 40 }],
    ['GEWERBLICHER_MASCHINENRING', 'GROSS', { alle: 40 }],
    [null, null, { alle: 40 }],
  ] as const)('%s, %s', (art, groesse, quoten) =>
    expect(foerderQuoten(programm, { art, groesse })).toEqual(quoten),
  )
})

test('[R3.2-07] categories as calls answer them, all or the named ones', () => {
  const a = { art: 'PRIMAERPRODUZENT', groesse: null } as const
  expect(alsFoerderprogramme(programm, a).map((k) => k.id)).toEqual(['A.1', 'B.1'])
  expect(alsFoerderprogramme(programm, a, ['A.1', 'X'])).toEqual([
    {
      id: 'A.1',
      titel: 'Moor',
      foerderquoten: { staffel: 65 },
      foerdergegenstandKlassen: [
        {
          id: 'staffel',
          titel: 'staffel',
          foerdergegenstandTyp: 'MASCHINE',
          kombination: false,
          technischeKriterien: ['neu'],
        },
      ],
    },
  ])
})

test('[R3.2-05] document kinds of both programmes, all by name', () => {
  const felder = (schema: { shape: object }) => Object.keys(schema.shape).filter((name) => name !== 'type')
  expect(felder(DokumenteAnkNabo).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(DOKUMENTE_ANKNABO),
  )
  expect(felder(DokumenteZuklb)).toEqual(Object.keys(DOKUMENTE_ZUKLB))
  expect(Object.keys(DOKUMENTE_ANKNABO)).toHaveLength(11)
  expect(Object.keys(DOKUMENTE_ZUKLB)).toHaveLength(4)
})

test('[R3.2-03] capability flags', () => {
  expect(FAEHIGKEITEN.AnkNabo).toMatchObject({
    MitAntragstellerArt: true,
    MitFinanzierungsplan: true,
    MitMoorflaeche: true,
  })
  expect(FAEHIGKEITEN.ZUKLB).toMatchObject({
    MitAntragstellerArt: true,
    MitFinanzierungsplan: false,
    MitMoorflaeche: false,
  })
})
