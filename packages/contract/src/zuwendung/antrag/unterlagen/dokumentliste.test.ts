import { describe, expect, test } from 'vitest'
import {
  ANTRAGSTELLER_ARTEN,
  RECHTSFORMEN,
  type AntragstellerArt,
  type Rechtsform,
} from '../../../unternehmen/werte/enums.ts'
import {
  DOKUMENTE_ANKNABO,
  DOKUMENTE_ZUKLB,
  DOKUMENT_ARTEN,
} from '../../kern/antragsformular/dokumentArten.ts'
import { dokumentArten, dokumentListe, dokumentVeraltet, unterlagenVorab } from './dokumentliste.ts'
import { DOKUMENT_TABELLE } from './dokumentTabelle.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { DATEIEN, daten, formular, maschine } from '../../testing/testFormular.ts'

/** What each applicant type hands in besides the declaration on procurement: SVLFG, Gewerbe, Naturschutz. */
const NACH_ART: Record<AntragstellerArt, string> = {
  PRIMAERPRODUZENT: 'S',
  ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN: 'S',
  LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN: 'G',
  GEWERBLICHER_MASCHINENRING: 'G',
  ANERKANNTE_NATURSCHUTZVEREINIGUNG: 'N',
}
/** What each legal form hands in: Vertrag, sAtzung, Register. */
const NACH_RECHTSFORM: Record<Rechtsform, string> = {
  AKTIENGESELLSCHAFT: 'AR',
  ANSTALT_DES_OEFFENTLICHEN_RECHTS: 'A',
  EHEGATTENGEMEINSCHAFT: '',
  EINGETRAGENE_GENOSSENSCHAFT: 'AR',
  EINGETRAGENER_KAUFMANN: 'R',
  EINGETRAGENER_VEREIN: 'AR',
  EINZELUNTERNEHMER: '',
  GESELLSCHAFT_BUERGERLICHEN_RECHTS: 'V',
  GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG: 'AR',
  HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT: 'VR',
  KOMMANDITGESELLSCHAFT: 'VR',
  KOERPERSCHAFT_DES_OEFFENTLICHEN_RECHTS: 'A',
  OFFENE_HANDELSGESELLSCHAFT: 'VR',
  UNTERNEHMENSGEMEINSCHAFT: 'V',
}
const KUERZEL: Readonly<Record<string, string>> = {
  selbsterklaerungVergaberechtlicheVorgaben: 'E',
  beitragsBescheideSvlfg: 'S',
  gewerbeanmeldung: 'G',
  nachweisAnerkannteNaturschutzvereinigung: 'N',
  gesellschaftsvertrag: 'V',
  gesellschaftsvertragSatzung: 'A',
  registerauszug: 'R',
  nachweisMoorflaechen: 'm',
  amtlicherNachweisMoorflaechen: 'M',
}
const pflicht = (f: AntragFormular) => dokumentListe(f, {}).filter((d) => d.erforderlich)
const kurz = (f: AntragFormular) =>
  pflicht(f)
    .map((d) => KUERZEL[d.art])
    .join('')
const antrag = (art: AntragstellerArt, rechtsform: Rechtsform, kategorie: string) =>
  formular({
    unternehmen: { rechtsform },
    produktgruppenDaten: daten({ antragstellerArt: art }),
    foerdergegenstandSeiten: [{ kategorie, foerdergegenstandKlasse: 'x', foerdergegenstaende: [maschine()] }],
  })

const ALLE = ANTRAGSTELLER_ARTEN.flatMap((art) => RECHTSFORMEN.map((form) => [art, form] as const))

describe('[S4-06] the documents of AnkNabo, the whole table', () => {
  test.each(ALLE)('%s, %s, with moor and without', (art, form) => {
    const ohne = `E${NACH_ART[art]}${NACH_RECHTSFORM[form]}`
    expect(kurz(antrag(art, form, 'B.1'))).toBe(ohne)
    expect(kurz(antrag(art, form, 'A.1'))).toBe(`${ohne}mM`)
  })

  test('before it is known who applies and for what, only what everybody hands in', () =>
    expect(
      kurz(
        formular({
          unternehmen: null,
          produktgruppenDaten: { type: 'AnkNabo' },
          foerdergegenstandSeiten: [],
        }),
      ),
    ).toBe('E'))

  test('[R3.2-05] all 11 kinds of AnkNabo and all 4 of ZUKLB stand in the table, each with why and what it shows', () => {
    const namen = (o: object) => Object.keys(o).toSorted((a, b) => a.localeCompare(b))
    expect(dokumentArten('AnkNabo').toSorted((a, b) => a.localeCompare(b))).toEqual(namen(DOKUMENTE_ANKNABO))
    expect(dokumentArten('ZUKLB').toSorted((a, b) => a.localeCompare(b))).toEqual(namen(DOKUMENTE_ZUKLB))
    for (const zeile of Object.values(DOKUMENT_TABELLE).flat())
      for (const satz of [zeile.grund, zeile.zeigt]) expect(satz).toMatch(/^[A-ZÄÖÜ].*\.$/)
    expect(DOKUMENT_ARTEN).toHaveLength(14)
  })

  test('ZUKLB asks everybody for the same two', () => {
    for (const [art] of ALLE) {
      const f = formular({
        produktgruppenDaten: { type: 'ZUKLB', antragstellerArt: art },
        dokumente: { type: 'ZUKLB' },
      })
      expect(pflicht(f).map((d) => d.art)).toEqual(['beitragbescheidSvlfg', 'deMinimisBeihilfeErklaerung'])
    }
  })
})

describe('[S4-06] a version of the programme asks others', () => {
  const f = { ...antrag('PRIMAERPRODUZENT', 'EINZELUNTERNEHMER', 'B.1'), dokumente: null }
  const mit = (regeln: Parameters<typeof dokumentListe>[1]) =>
    dokumentListe(f, regeln)
      .filter((d) => d.erforderlich)
      .map((d) => d.art)
  test('everybody, where the table asks some', () =>
    expect(mit({ gewerbeanmeldung: [{}] })).toContain('gewerbeanmeldung'))
  test('nobody any more, and then it is not even offered', () => {
    expect(mit({ beitragsBescheideSvlfg: [] })).not.toContain('beitragsBescheideSvlfg')
    expect(dokumentListe(f, { beitragsBescheideSvlfg: [] }).map((d) => d.art)).not.toContain(
      'beitragsBescheideSvlfg',
    )
  })
  test('those that fit all of a condition', () => {
    expect(
      mit({ registerauszug: [{ rechtsformen: ['EINZELUNTERNEHMER'], kategorien: ['A.1'] }] }),
    ).not.toContain('registerauszug')
    expect(mit({ registerauszug: [{ rechtsformen: ['EINZELUNTERNEHMER'], kategorien: ['B.1'] }] })).toContain(
      'registerauszug',
    )
  })
})

describe('[S4-06] the list before an application exists', () => {
  const vorab = (kategorien: string[], art: AntragstellerArt | null = 'PRIMAERPRODUZENT') =>
    unterlagenVorab({
      programm: 'AnkNabo',
      regeln: {},
      art,
      rechtsform: 'GESELLSCHAFT_BUERGERLICHEN_RECHTS',
      kategorien,
    })
      .filter((z) => z.erforderlich)
      .map((z) => (z.nurIn ? `${z.art} (${z.nurIn.join(', ')})` : z.art))
  const IMMER = [
    'selbsterklaerungVergaberechtlicheVorgaben',
    'beitragsBescheideSvlfg',
    'gesellschaftsvertrag',
  ]
  const JE_MASCHINE = ['dokumentAngebot', 'dokumentHerstellerBestaetigung']
  test.each([
    [
      'invited to moor and others',
      ['A.1', 'B.1'],
      [...IMMER, 'nachweisMoorflaechen (A.1)', 'amtlicherNachweisMoorflaechen (A.1)', ...JE_MASCHINE],
    ],
    [
      'invited to moor alone',
      ['A.1'],
      [...IMMER, 'nachweisMoorflaechen', 'amtlicherNachweisMoorflaechen', ...JE_MASCHINE],
    ],
    ['not invited to moor', ['B.1', 'B.2'], [...IMMER, ...JE_MASCHINE]],
  ])('%s', (_, kategorien, arten) => expect(vorab(kategorien)).toEqual(arten))

  test('what may be added stands at the end; ZUKLB knows no machines', () => {
    const zeilen = unterlagenVorab({
      programm: 'ZUKLB',
      regeln: {},
      art: null,
      rechtsform: null,
      kategorien: ['K.1'],
    })
    expect(zeilen.map((z) => [z.art, z.erforderlich])).toEqual([
      ['beitragbescheidSvlfg', true],
      ['deMinimisBeihilfeErklaerung', true],
      ['auflistungVerbundenerBetriebe', false],
      ['vollmachtBevollmaechtigter', false],
    ])
  })
})

test('[S4-11] a file is too old when its kind has an age limit and it was uploaded before', () => {
  const heute = '2026-11-20'
  expect(dokumentVeraltet('registerauszug', '2026-05-19T22:00:00Z', heute)).toBe(false)
  expect(dokumentVeraltet('registerauszug', '2026-05-19T21:59:59Z', heute)).toBe(true)
  expect(dokumentVeraltet('gesellschaftsvertrag', '1990-01-01T00:00:00Z', heute)).toBe(false)
})

test('files of a document that is not asked for any more stay visible', () => {
  const f = formular({ dokumente: { type: 'AnkNabo', registerauszug: DATEIEN } })
  expect(dokumentListe(f, {}).find((d) => d.art === 'registerauszug')).toMatchObject({
    erforderlich: false,
    grund: null,
  })
})
