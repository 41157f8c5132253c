import type { AuszahlungDaten, AuszahlungKontext } from '../antrag/daten.ts'
import type { AuszahlungFormular, Verwendungsnachweis } from '../formular.ts'
import type { AuszahlungGegenstand } from '../schema.ts'

export const MASCHINE = '40000000-0000-4000-8000-000000000001'
export const BERATUNG = '40000000-0000-4000-8000-000000000002'
const DATEI = { uuid: '50000000-0000-4000-8000-000000000001', dateiname: 'Beleg.pdf' }

const gegenstand = (
  nr: number,
  rest: number,
  foerdergegenstand: Pick<AuszahlungGegenstand, 'foerdergegenstand'>['foerdergegenstand'],
): AuszahlungGegenstand => ({
  bewilligterBetrag: rest,
  restBetrag: rest,
  positivListeStichtag: '2026-01-10',
  foerderquote: 40,
  foerdergegenstand: { ...foerdergegenstand, nr },
})

/** A machine and an advice at 40 %, approved on 1 April 2026. */
export const KONTEXT: AuszahlungKontext = {
  heute: '2026-09-30',
  fruehesterTag: '2026-04-01',
  produktGruppe: 'standard',
  gegenstaende: [
    gegenstand(1, 16_800, {
      type: 'Maschine',
      id: MASCHINE,
      klasse: 'mulchpflanzmaschine',
      kategorie: 'B.1',
      nr: 1,
      hersteller: 'Beispielwerk',
      typBezeichnung: 'MP 300',
    }),
    gegenstand(2, 1_200, {
      type: 'Beratungsdienstleistung',
      id: BERATUNG,
      klasse: 'bodenberatung',
      kategorie: 'B.4',
      nr: 2,
      bezeichnung: 'Einsatz von Mulch',
    }),
  ],
}

/** An invoice of 23,800.00 with 3,800.00 tax: 20,000.00 at 40 % are 8,000.00. */
export const NACHWEIS: Verwendungsnachweis = {
  id: '60000000-0000-4000-8000-000000000001',
  foerdergegenstandId: MASCHINE,
  rechnungen: [DATEI],
  rechnungsSteller: 'Landtechnik Nord GmbH',
  rechnungsNummer: 'RE 4711/26',
  rechnungsDatum: '2026-08-01',
  rechnungsBetrag: 23_800,
  umsatzsteuer: 3_800,
  wenigerGezahlt: false,
  nichtFoerderfaehigeKosten: 3_800,
  beantragteAuszahlung: 8_000,
  zahlungsDatum: '2026-08-20',
  zahlungsnachweise: [DATEI],
  sachbericht: 'Die Maschine läuft seit August auf allen Flächen.',
}

export const mitNachweisen = (
  verwendungsnachweise: readonly Partial<Verwendungsnachweis>[],
  kontext: Partial<AuszahlungKontext> = {},
): AuszahlungDaten => ({
  formular: formularMit(verwendungsnachweise),
  kontext: { ...KONTEXT, ...kontext },
})

const formularMit = (verwendungsnachweise: readonly Partial<Verwendungsnachweis>[]): AuszahlungFormular => ({
  guid: '70000000-0000-4000-8000-000000000001',
  classVersion: 1,
  verwendungsnachweise: verwendungsnachweise.map((n) => ({ ...NACHWEIS, ...n })),
})
