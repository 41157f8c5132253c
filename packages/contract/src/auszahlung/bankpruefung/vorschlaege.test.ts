import { describe, expect, test } from 'vitest'
import type { Auszahlungsregel } from '../../zuwendung/bank/pruefpunkte/auszahlungspunkt.ts'
import type { Verwendungsnachweis } from '../formular.ts'
import { NACHWEIS } from '../testing/testFormular.ts'
import type { Auszahlungsgrundlage } from './regel.ts'
import type { Pruefposition } from './schema.ts'
import { vorschlaegeVon } from './vorschlaege.ts'

const DATEI = [{ uuid: '50000000-0000-4000-8000-000000000001' }]
const position = (
  n: Partial<Verwendungsnachweis> = {},
  mehr: Partial<Pruefposition> = {},
): Pruefposition => ({
  nachweis: { ...NACHWEIS, klimabilanzen: DATEI, evaluierungsboegen: DATEI, ...n },
  gegenstand: { nr: 1, name: 'Klimabilanz', foerderquote: 90, bewilligt: 1_000, rest: 1_000 },
  beantragt: 1_000,
  dubletten: [],
  ...mehr,
})

/** A request that every rule is content with. */
const GUT: Auszahlungsgrundlage = {
  positionen: [position()],
  dublettenGanz: true,
  unternehmenName: 'Hof Lindenau GbR',
  bankdaten: {
    iban: 'DE89',
    hindernis: null,
    inhaber: 'Hof Lindenau GbR',
    geaendertAm: null,
    ungesichtet: 0,
  },
  fruehesterTag: '2026-04-01',
  eingegangen: '2026-09-30',
  wirksamAb: '2026-04-20',
  deMinimis: {
    grenze: { verordnung: 'AGRAR', hoechstbetrag: 50_000, jahre: 3 },
    vergebenCent: 5_000_000,
  },
}
const vorschlag = (regel: Auszahlungsregel, angaben: Partial<Auszahlungsgrundlage> = {}, jahre = 3) =>
  vorschlaegeVon(
    [
      {
        code: 'K1',
        titel: 'Punkt',
        text: 'Stimmt es?',
        grundlage: '§ 1',
        liest: [],
        vermerkBei: [],
        regel,
        jahre,
      },
    ],
    { ...GUT, ...angaben },
  )[0]
const mit = (n: Partial<Verwendungsnachweis>, mehr: Partial<Pruefposition> = {}) => ({
  positionen: [position(), position(n, mehr)],
})
const konto = (angaben: Partial<Auszahlungsgrundlage['bankdaten']>) => ({
  bankdaten: { ...GUT.bankdaten, ...angaben },
})
const aufDemKonto = (vergebenCent: number) => ({
  deMinimis: GUT.deMinimis && { ...GUT.deMinimis, vergebenCent },
})
const DUBLETTE = { dubletten: [{ was: 'DATEI' as const, faelle: [] }] }

describe('[S9-07] [S6-06] what the rules propose of a payout request', () => {
  test.each<readonly [Auszahlungsregel, string]>([
    ['tageImZeitraum', '01.04.2026'],
    ['kostenHerausgerechnet', '3.800,00'],
    ['keineDublette', 'Keine Rechnung'],
    ['kontoDesUnternehmens', 'lautet auf das Unternehmen'],
    ['bescheidWirksam', '20.04.2026'],
    ['klimabilanzNichtZuAlt', 'vom 01.08.2026 berechnet'],
    ['evaluierungLiegtVor', 'liegt vor'],
    ['deMinimisEingehalten', 'von 50.000,00'],
  ])('%s is content', (regel, worte) => {
    expect(vorschlag(regel)).toMatchObject({ ergebnis: 'ERFUELLT', text: expect.stringContaining(worte) })
  })

  test.each<readonly [Auszahlungsregel, Partial<Auszahlungsgrundlage>, string]>([
    ['tageImZeitraum', mit({ zahlungsDatum: '2026-03-31' }), 'vom 31.03.2026'],
    ['kontoDesUnternehmens', konto({ iban: null }), 'kein Konto'],
    ['bescheidWirksam', { wirksamAb: null }, 'noch nicht bekannt gegeben'],
    ['klimabilanzLiegtVor', mit({ klimabilanzen: [] }), 'Klimabilanz fehlt'],
    ['evaluierungLiegtVor', mit({ evaluierungsboegen: null }), 'Evaluierungsbogen fehlt'],
    ['deMinimisEingehalten', aufDemKonto(5_000_001), 'jetzt 50.000,01'],
  ])('%s says that it is not so', (regel, angaben, worte) => {
    expect(vorschlag(regel, angaben)).toMatchObject({
      ergebnis: 'NICHT_ERFUELLT',
      text: expect.stringContaining(worte),
    })
  })

  test.each<readonly [Auszahlungsregel, Partial<Auszahlungsgrundlage>, string]>([
    ['kostenHerausgerechnet', mit({ nichtFoerderfaehigeKosten: 3_799.99 }), 'herausgerechnet sind 3.799,99'],
    ['keineDublette', mit({}, DUBLETTE), 'auch anderswo'],
    ['kontoDesUnternehmens', konto({ hindernis: 'Es liegt nicht im SEPA-Raum.' }), 'nicht im SEPA-Raum'],
    ['kontoDesUnternehmens', konto({ ungesichtet: 1 }), 'noch nicht gesichtet'],
    ['kontoDesUnternehmens', konto({ inhaber: 'Erna Lindenau' }), 'Erna Lindenau'],
    [
      'bescheidWirksam',
      mit({}, { gegenstand: { ...position().gegenstand, bewilligt: 0 } }),
      'nichts mehr bewilligt',
    ],
    ['klimabilanzLiegtVor', {}, 'Lesen Sie, nach welcher Norm'],
    ['klimabilanzNichtZuAlt', mit({ rechnungsDatum: '2023-09-29' }), 'älter als 3 Jahre'],
    [
      'klimabilanzNichtZuAlt',
      { positionen: [position({ rechnungsDatum: null })] },
      'Zu keiner Rechnung ist ein Datum angegeben.',
    ],
  ])('%s leaves it to a person, and says what to look at', (regel, angaben, worte) => {
    expect(vorschlag(regel, angaben)).toMatchObject({ ergebnis: null, text: expect.stringContaining(worte) })
  })

  test('three years to the day are not too old; the number is that of the catalogue', () => {
    const alt = mit({ rechnungsDatum: '2023-09-30' })
    expect(vorschlag('klimabilanzNichtZuAlt', alt)?.ergebnis).toBe('ERFUELLT')
    expect(vorschlag('klimabilanzNichtZuAlt', alt, 2)?.ergebnis).toBeNull()
  })

  test('what can not be judged has no proposal', () => {
    expect(vorschlag('kostenHerausgerechnet', mit({ umsatzsteuer: null }))).toBeUndefined()
    expect(vorschlag('deMinimisEingehalten', { deMinimis: undefined })).toBeUndefined()
    expect(vorschlag('keineDublette', { dublettenGanz: false })).toBeUndefined()
    expect(vorschlag('klimabilanzNichtZuAlt', mit({ klimabilanzen: [] }))).toBeUndefined()
  })
})
