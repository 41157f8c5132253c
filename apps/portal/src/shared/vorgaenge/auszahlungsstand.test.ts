import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { expect, test } from 'vitest'
import { auszahlungen } from '../../testing/overviews.ts'
import { auszahlungsstand } from './auszahlungsstand.ts'

const { geschaeftNr } = auszahlungen()
const KEIN_REST = 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE'
const HOECHSTZAHL = 'NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT'

type Eintrag = AuszahlungUebersicht['details'][number]
const eintrag = (status: Eintrag['status'], zahlungZurueck: Eintrag['zahlungZurueck'] = null): Eintrag => ({
  guid: 'a2000000-0000-4000-8000-000000000001',
  status,
  dokumenteVorhanden: true,
  ersteller: 'Lena Lindenau',
  letzterBearbeiter: 'Lena Lindenau',
  letzteBearbeitung: '2026-11-20T09:00:00.000Z',
  beantragterBetrag: 8_000,
  bewilligterBetrag: null,
  entschiedenAm: null,
  eingereichtAm: null,
  zahlungZurueck,
})
const BEZAHLT = eintrag('BEWILLIGT')
const ZURUECK = eintrag('BEWILLIGT', { am: '2026-11-20T09:00:00.000Z', grund: 'AC04' })

test.each<[AuszahlungUebersicht['auszahlungAnlegbar'], Eintrag[], string | null, RegExp]>([
  [KEIN_REST, [BEZAHLT, eintrag('IN_BEARBEITUNG')], 'SIE', /^Reichen Sie den Auszahlungsantrag ein/],
  [KEIN_REST, [BEZAHLT, eintrag('ABGESENDET')], 'BANK', /^Alles ist beantragt\. Jetzt prüft die Bank/],
  [HOECHSTZAHL, [eintrag('ABGESENDET')], 'BANK', /^Mehr Auszahlungen .* Jetzt prüft die Bank/],
  [KEIN_REST, [BEZAHLT, ZURUECK, eintrag('ABGESENDET')], 'SIE', /^Eine Zahlung kam zurück/],
  [
    KEIN_REST,
    [BEZAHLT, eintrag('ABGELEHNT')],
    null,
    /^Alles ist beantragt\. Die Bank hat über alle Auszahlungen entschieden\.$/,
  ],
  [HOECHSTZAHL, [BEZAHLT], null, /^Mehr Auszahlungen sind nicht möglich\. Die Bank hat/],
])(
  '[R3.2-01] [S6-01] %s, requests: the turn and the words are what is true %#',
  (anlegbar, details, zug, weiter) => {
    const stand = auszahlungsstand(
      [{ ...auszahlungen(), auszahlungAnlegbar: anlegbar, details }],
      geschaeftNr,
    )
    expect(stand?.amZug).toBe(zug)
    expect(stand?.weiter).toMatch(weiter)
  },
)

test('[R3.2-01] of what was approved nothing is left, and nothing was claimed: nobody’s turn', () => {
  const widerrufen = { ...auszahlungen(), auszahlungAnlegbar: KEIN_REST, bewilligterBetrag: 0 } as const
  expect(auszahlungsstand([widerrufen], geschaeftNr)).toEqual({
    amZug: null,
    weiter: 'Bewilligt ist nichts mehr.',
  })
})

test('[R3.2-01] while something can be claimed, or it is not known, there is nothing else to say', () => {
  expect(
    auszahlungsstand([{ ...auszahlungen(), details: [eintrag('ABGESENDET')] }], geschaeftNr),
  ).toBeUndefined()
  expect(auszahlungsstand([], geschaeftNr)).toBeUndefined()
  expect(auszahlungsstand([{ ...auszahlungen(), auszahlungAnlegbar: KEIN_REST }], 'GE-1')).toBeUndefined()
})
