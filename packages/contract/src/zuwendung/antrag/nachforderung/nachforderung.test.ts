import { describe, expect, test } from 'vitest'
import { seiteVon } from '../angaben/stellen.ts'
import { ANTRAGSTELLER_ARTEN } from '../../../unternehmen/werte/enums.ts'
import { antragPruefen } from '../flow.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { gesperrteStellen, offeneStellen, stelleVon, unerlaubte } from './nachforderung.ts'
import { zuwendungenBerechnen } from '../rules.ts'
import { gegenstandStelle, mitWert } from '../angaben/stellen.ts'
import { GRENZEN, KONTEXT, QUOTEN, formular, maschine } from '../../testing/testFormular.ts'

const ID = 'a0000000-0000-4000-8000-000000000001'
const berechnet = (f: AntragFormular): AntragFormular => ({
  ...f,
  foerdergegenstandSeiten: zuwendungenBerechnen(f.foerdergegenstandSeiten ?? [], QUOTEN, GRENZEN),
})
const gesendet = formular({
  foerdergegenstandSeiten: [
    { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: [maschine({ id: ID })] },
  ],
})

/** Every kind of answer that the bank can name here, with other answers that an applicant may give. */
const KORREKTUREN: readonly [string, readonly unknown[]][] = [
  ['produktgruppenDaten.antragstellerArt', ANTRAGSTELLER_ARTEN],
  ['produktgruppenDaten.haupttaetigkeit', ['Obstbau', null]],
  ['produktgruppenDaten.finanzamt', ['Kiel', null]],
  ['produktgruppenDaten.anzahlMitarbeiter', [12, 80, 900, null]],
  ['produktgruppenDaten.umsatz', [3_000_000, 60_000_000, null]],
  ['produktgruppenDaten.bilanzsumme', [3_000_000, 60_000_000, null]],
  ['produktgruppenDaten.kmuBestaetigt', [false, null]],
  ['produktgruppenDaten.darlehen', [0, 9_999, null]],
  ['produktgruppenDaten.eigenmittel', [1, null]],
  [gegenstandStelle(ID, 'anzahl'), [2, null]],
  [gegenstandStelle(ID, 'anschaffungskostenNettoEinzeln'), [1, 999_999, null]],
  [gegenstandStelle(ID, 'anschaffungsZeitpunkt'), ['2026-11-20', null]],
  [gegenstandStelle(ID, 'hersteller'), ['Fendt', null]],
  [gegenstandStelle(ID, 'dokumentAngebot'), [[]]],
  ['dokumente.beitragsBescheideSvlfg', [[]]],
]

describe('[S4-10] what opens with what the bank names', () => {
  for (const [stelle, werte] of KORREKTUREN)
    test(`[S4-10] no dead end: whatever a correction of ${stelle} upsets can be mended`, () => {
      expect(antragPruefen(gesendet, KONTEXT)).toEqual([])
      const offen = offeneStellen([stelle], { formular: gesendet, kontext: KONTEXT })
      expect(offen[0]).toBe(stelle)
      for (const wert of werte) {
        const neu = berechnet(mitWert(gesendet, stelle, wert))
        const gestoert = antragPruefen(neu, KONTEXT).map(({ pfad }) => stelleVon(neu, pfad))
        expect(unerlaubte(gestoert, offen), JSON.stringify(wert)).toEqual([])
      }
    })

  test('[S4-10] no more than that: an answer on which nothing depends opens alone', () => {
    const kontext = { formular: gesendet, kontext: KONTEXT }
    for (const stelle of [
      'produktgruppenDaten.finanzamt',
      gegenstandStelle(ID, 'anbieter'),
      'dokumente.sonstige',
    ])
      expect(offeneStellen([stelle], kontext)).toEqual([stelle])
    expect(offeneStellen([gegenstandStelle(ID, 'anzahl')], kontext)).toEqual([
      gegenstandStelle(ID, 'anzahl'),
      'produktgruppenDaten.darlehen',
      'produktgruppenDaten.eigenmittel',
    ])
  })

  test('[S4-10] what the rules lack already is open: another legal form of the company demands a paper', () => {
    const jetzt = {
      ...gesendet,
      unternehmen: { ...gesendet.unternehmen, rechtsform: 'GESELLSCHAFT_BUERGERLICHEN_RECHTS' as const },
    }
    const offen = offeneStellen(['produktgruppenDaten.finanzamt'], { formular: jetzt, kontext: KONTEXT })
    expect(offen).toContain('dokumente.gesellschaftsvertrag')
  })

  test('[S4-10] [S5-02] a locked file is open for another one, in what was sent and in the draft, and only there', () => {
    const datei = (scanStatus: string) => [{ uuid: ID, dateiname: 'A.pdf', scanStatus }]
    const angebot = gegenstandStelle(ID, 'dokumentAngebot')
    const mitDateien = (stand: string) =>
      mitWert(mitWert(gesendet, 'dokumente.sonstige', datei(stand)), angebot, datei(stand))
    const offen = (eingereicht: AntragFormular, entwurf?: AntragFormular) =>
      offeneStellen(['produktgruppenDaten.finanzamt'], { formular: eingereicht, kontext: KONTEXT }, entwurf)
    for (const stand of ['sauber', 'nicht geprüft', 'wird geprüft'])
      expect(offen(mitDateien(stand))).toEqual(['produktgruppenDaten.finanzamt'])
    const erwartet = ['produktgruppenDaten.finanzamt', 'dokumente.sonstige', angebot]
    expect(offen(mitDateien('infiziert'))).toEqual(erwartet)
    expect(offen(mitDateien('infiziert'), mitDateien('sauber'))).toEqual(erwartet)
    expect(offen(mitDateien('sauber'), mitDateien('infiziert'))).toEqual(erwartet)
    expect(gesperrteStellen(mitDateien('infiziert'))).toEqual(['dokumente.sonstige', angebot])
  })

  test('[S4-10] contact, signing and the company are never in the way', () => {
    expect(
      unerlaubte(
        [
          'ansprechpartner.telefon',
          'alleineZeichnungsberechtigt',
          'zeichnungsberechtigter',
          'unternehmen.rechtsform',
        ],
        [],
      ),
    ).toEqual([])
    expect(unerlaubte(['produktgruppenDaten.umsatz', 'foerdergegenstandSeiten'], [])).toHaveLength(2)
  })
})

test('[S11-13] a path of the form names an item by its place or its id; every place has its page', () => {
  const pfad = 'foerdergegenstandSeiten.0.foerdergegenstaende'
  for (const welcher of ['0', ID])
    expect(stelleVon(gesendet, `${pfad}.${welcher}.anbieter`)).toBe(gegenstandStelle(ID, 'anbieter'))
  expect(stelleVon(gesendet, `${pfad}.4.anbieter`)).toBe(`${pfad}.4.anbieter`)
  expect(KORREKTUREN.map(([stelle]) => seiteVon(stelle))).not.toContain('zusammenfassung')
  expect(seiteVon('dokumente.sonstige')).toBe('dokumente')
})
