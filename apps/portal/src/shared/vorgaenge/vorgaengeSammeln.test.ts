import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { expect, test } from 'vitest'
import { pfade } from '../../paths.ts'
import { auszahlungen } from '../../testing/overviews.ts'
import { vorgaengeSammeln } from './vorgaengeSammeln.ts'

const JETZT = new Date('2026-11-21T12:00:00Z')
const GUID = 'a2000000-0000-4000-8000-000000000007'

const bezahlt: AuszahlungUebersicht['details'][number] = {
  guid: GUID,
  status: 'BEWILLIGT',
  dokumenteVorhanden: true,
  ersteller: 'Lena Lindenau',
  letzterBearbeiter: 'Lena Lindenau',
  letzteBearbeitung: '2026-11-01T09:00:00.000Z',
  beantragterBetrag: 8_000,
  bewilligterBetrag: 7_000,
  eingereichtAm: '2026-11-01T09:00:00.000Z',
  zahlungZurueck: null,
}
const vorgang = (zahlungZurueck: typeof bezahlt.zahlungZurueck) => {
  const fall = { ...auszahlungen(), details: [{ ...bezahlt, zahlungZurueck }] }
  return vorgaengeSammeln({ antraege: [], bekundungen: [], auszahlungen: [fall] }, JETZT)[0]
}

test('[S6-07] a payment that came back is a task of the company, at the request that it was for', () => {
  expect(vorgang({ am: '2026-11-20T09:00:00.000Z', grund: 'AC04 Konto geschlossen' })).toMatchObject({
    entwurf: true,
    href: pfade.auszahlungEingang(GUID),
    aufgabe: { text: 'Bankverbindung prüfen', dazu: 'Eine Zahlung kam zurück' },
    status: { wort: 'Zahlung kam zurück', ton: 'warnung' },
    letzteAenderung: '2026-11-20T09:00:00.000Z',
  })
})

test('[S6-07] mended it is none any more', () => {
  expect(vorgang(null)).toMatchObject({ entwurf: false, status: { wort: 'Bewilligt' } })
})
