import { DOKUMENT_ARTEN } from '@foerderportal/contract/zuwendung/kern/antragsformular/dokumentArten'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { UNTERLAGEN_JE_MASCHINE } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import { Pruefkatalog, type Pruefpunkt } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/katalog'
import { nachweiseZu } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/nachweise'
import { zuFordern } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/zuFordern'
import { KONTEXT, formular, maschine } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { dokumentArten } from '@foerderportal/contract/zuwendung/antrag/unterlagen/dokumentliste'
import { describe, expect, test } from 'vitest'
import ankNabo from '../../../daten/demo/AnkNabo/pruefkatalog.json' with { type: 'json' }
import zuklb from '../../../daten/demo/ZUKLB/pruefkatalog.json' with { type: 'json' }

const M1 = '30000000-0000-4000-8000-000000000001'
const M2 = '30000000-0000-4000-8000-000000000002'
const B1 = '30000000-0000-4000-8000-000000000003'
const an = (gegenstand: string, feld: string) => `foerdergegenstaende.${gegenstand}.${feld}`
const ANGEBOTE = [an(M1, 'dokumentAngebot'), an(M2, 'dokumentAngebot')]

type Fall = {
  /** Files in the order in which they prove the point. */
  readonly belegen: readonly string[]
  /** What is asked for where it failed and nobody chose evidence. */
  readonly fordern: readonly string[]
}

const dokumente = (...arten: string[]): Fall => ({
  belegen: arten,
  fordern: [`dokumente.${arten[0] ?? ''}`],
})
const nurAngaben = (...fordern: string[]): Fall => ({ belegen: [], fordern })

/** Every point of the demo's programmes. */
const ANK_NABO: Readonly<Record<string, Fall>> = {
  // Who was invited to what is no answer of the applicant: nothing of it can be mended.
  A1: nurAngaben(),
  A2: dokumente('gewerbeanmeldung', 'nachweisAnerkannteNaturschutzvereinigung', 'beitragsBescheideSvlfg'),
  A3: nurAngaben('produktgruppenDaten.anzahlMitarbeiter'),
  A4: dokumente(
    'gesellschaftsvertrag',
    'gesellschaftsvertragSatzung',
    'registerauszug',
    'vollmachtBevollmaechtigter',
  ),
  A5: dokumente('beitragsBescheideSvlfg'),
  A6: dokumente('nachweisMoorflaechen', 'amtlicherNachweisMoorflaechen'),
  A7: {
    belegen: ['dokumentHerstellerBestaetigung'],
    fordern: [an(M1, 'dokumentHerstellerBestaetigung'), an(M2, 'dokumentHerstellerBestaetigung')],
  },
  A8: { belegen: ['dokumentAngebot'], fordern: ANGEBOTE },
  A9: { belegen: ['dokumentAngebot', 'selbsterklaerungVergaberechtlicheVorgaben'], fordern: ANGEBOTE },
  A10: {
    belegen: ['dokumentAngebot'],
    fordern: [an(M1, 'anschaffungsZeitpunkt'), an(M2, 'anschaffungsZeitpunkt')],
  },
  A11: nurAngaben('produktgruppenDaten.darlehen'),
  A12: dokumente('sonstige'),
  A13: dokumente('registerauszug'),
  A14: nurAngaben(an(M1, 'hersteller'), an(M2, 'hersteller')),
  A15: { belegen: ['dokumentAngebot', 'dokumentHerstellerBestaetigung'], fordern: ANGEBOTE },
  A16: nurAngaben(an(M1, 'anschaffungskostenNettoEinzeln'), an(M2, 'anschaffungskostenNettoEinzeln')),
}
const ZUKLB: Readonly<Record<string, Fall>> = {
  K1: nurAngaben('produktgruppenDaten.antragstellerArt'),
  K2: dokumente('vollmachtBevollmaechtigter'),
  K3: dokumente('beitragbescheidSvlfg'),
  K4: dokumente('deMinimisBeihilfeErklaerung'),
  K5: dokumente('auflistungVerbundenerBetriebe'),
  K6: nurAngaben(an(B1, 'bezeichnung')),
  K7: nurAngaben(an(B1, 'bezeichnung')),
  K8: nurAngaben(an(B1, 'kosten')),
}

/** A file that is called like its kind, and like the machine that it is for. */
const datei = (uuid: string) => [{ uuid, dateiname: `${uuid}.pdf` }]
const unterlagen = (arten: readonly string[], m: string) =>
  Object.fromEntries(
    UNTERLAGEN_JE_MASCHINE.map((art) => [art, arten.includes(art) ? datei(`${art} ${m}`) : []]),
  )

/** Two machines, one of them for moor, with files of these kinds. */
const maschinen = (arten: readonly string[]): AntragFormular =>
  formular({
    foerdergegenstandSeiten: [
      {
        kategorie: 'A.1',
        foerdergegenstandKlasse: 'raupe',
        foerdergegenstaende: [maschine({ id: M1, ...unterlagen(arten, M1) })],
      },
      {
        kategorie: 'B.1',
        foerdergegenstandKlasse: 'mulch',
        foerdergegenstaende: [maschine({ id: M2, ...unterlagen(arten, M2) })],
      },
    ],
    dokumente: {
      type: 'AnkNabo',
      ...Object.fromEntries(
        arten
          .filter((art) => dokumentArten('AnkNabo').some((d) => d === art))
          .map((art) => [art, datei(art)]),
      ),
    },
  })
const beratung = (arten: readonly string[]): AntragFormular =>
  formular({
    produktgruppenDaten: { type: 'ZUKLB', antragstellerArt: 'PRIMAERPRODUZENT' },
    foerdergegenstandSeiten: [
      {
        kategorie: 'B.1',
        foerdergegenstandKlasse: 'beratung',
        foerdergegenstaende: [{ type: 'Beratungsdienstleistung', id: B1, bezeichnung: 'Klima', kosten: 1 }],
      },
    ],
    dokumente: {
      type: 'ZUKLB',
      ...Object.fromEntries(
        arten.filter((art) => dokumentArten('ZUKLB').some((d) => d === art)).map((art) => [art, datei(art)]),
      ),
    },
  })

const ARTEN: readonly string[] = [...DOKUMENT_ARTEN, ...UNTERLAGEN_JE_MASCHINE]
const punkteAus = ({ gueltigAb: _tag, ...katalog }: typeof ankNabo | typeof zuklb): readonly Pruefpunkt[] =>
  Pruefkatalog.parse(katalog).punkte

describe.each([
  [
    'ANK NaBo',
    punkteAus(ankNabo),
    ANK_NABO,
    maschinen,
    [...dokumentArten('AnkNabo'), ...UNTERLAGEN_JE_MASCHINE],
  ],
  ['Zuschuss Klimabilanz', punkteAus(zuklb), ZUKLB, beratung, dokumentArten('ZUKLB')],
] as const)('[S9-07] %s', (_, punkte, tabelle, formularMit, arten) => {
  const daten = (welche: readonly string[]) => ({ formular: formularMit(welche), kontext: KONTEXT })
  /** Kinds of the files that it opens, in their order. */
  const geoeffnet = ({ liest }: Pruefpunkt, welche: readonly string[]) => [
    ...new Set(
      nachweiseZu(liest, daten(welche)).flatMap(({ dateien }) => dateien.map((uuid) => uuid.split(' ')[0])),
    ),
  ]

  test('the table names every point', () => {
    expect(punkte.map(({ code }) => code)).toEqual(Object.keys(tabelle))
  })

  test.each(punkte.map((punkt) => [punkt.code, punkt] as const))(
    '[S9-03] %s opens what proves it',
    (code, punkt) => {
      const { belegen = [], fordern } = tabelle[code] ?? {}
      expect(geoeffnet(punkt, ARTEN)).toEqual(belegen)
      for (const art of arten)
        expect(geoeffnet(punkt, [art]), art).toEqual(belegen.includes(art) ? [art] : [])
      expect(zuFordern(punkt, [], daten(ARTEN))).toEqual(fordern)
    },
  )

  test.each(punkte.map((punkt) => [punkt.code, punkt] as const))(
    '[S9-03] evidence leads %s to its own place, or nowhere else',
    (code, punkt) => {
      const { belegen = [], fordern = [] } = tabelle[code] ?? {}
      for (const art of arten) {
        const jeMaschine = UNTERLAGEN_JE_MASCHINE.some((eine) => eine === art)
        const [beleg, stelle] = jeMaschine ? [`${art} ${M2}`, an(M2, art)] : [art, `dokumente.${art}`]
        const erwartet = !belegen.includes(art)
          ? fordern
          : punkt.fordert === undefined
            ? [stelle]
            : [an(M2, 'anschaffungsZeitpunkt')]
        expect(zuFordern(punkt, [{ dateiGuid: beleg, stelle: null }], daten(ARTEN)), art).toEqual(erwartet)
      }
    },
  )
})

const [A4, A6, A9] = ['A4', 'A6', 'A9'].map((code) => {
  const punkt = punkteAus(ankNabo).find((p) => p.code === code)
  if (punkt === undefined) throw new Error(`no point ${code}`)
  return punkt
}) as [Pruefpunkt, Pruefpunkt, Pruefpunkt] // as many as were named

test('[S9-03] what should lie there and does not is named, and asked for', () => {
  const daten = { formular: maschinen([]), kontext: KONTEXT }
  expect(nachweiseZu(A6.liest, daten)).toEqual([
    {
      pfad: 'dokumente.nachweisMoorflaechen',
      frage: 'Nachweis der bewirtschafteten Moorflächen',
      dateien: [],
    },
    {
      pfad: 'dokumente.amtlicherNachweisMoorflaechen',
      frage: 'Amtlicher Nachweis der Moorflächen',
      dateien: [],
    },
  ])
  expect(zuFordern(A6, [], daten)).toEqual(['dokumente.nachweisMoorflaechen'])
  // Of nobody who applies alone is a contract demanded: what he may add is asked for, not what he cannot have.
  expect(nachweiseZu(A4.liest, daten)).toEqual([])
  expect(zuFordern(A4, [], daten)).toEqual(['dokumente.vollmachtBevollmaechtigter'])
})

test('[S9-03] a place that evidence names is asked for itself; one that nobody can answer is not', () => {
  const daten = { formular: maschinen(ARTEN), kontext: KONTEXT }
  const preis = an(M2, 'anschaffungskostenNettoEinzeln')
  const mit = (stelle: string) => zuFordern(A9, [{ dateiGuid: null, stelle }], daten)
  expect(mit(preis)).toEqual([preis])
  expect(mit('foerdergegenstandSeiten.kosten')).toEqual(ANGEBOTE)
})
