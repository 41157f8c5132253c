import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { expect, test } from 'vitest'
import { pfade } from '../../paths.ts'
import { antraege, auszahlungen, bekundung, inTagen, runde } from '../../testing/overviews.ts'
import { wartend } from '../../testing/verzichte.ts'
import { mitUnterschriften } from './unterschriften.ts'
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
  entschiedenAm: '2026-11-18T09:00:00.000Z',
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

test('[R3.3-01] [R3.2-01] what the bank decided on a payout is its last change, not the edit before it was sent', () => {
  expect(vorgang(null)).toMatchObject({
    letzteAenderung: '2026-11-18T09:00:00.000Z',
    entschiedenAm: '2026-11-18T09:00:00.000Z',
  })
})

const bewilligt = (angaben: Partial<GeschaeftDetail> = {}) => {
  const eintrag = antraege()
  const details = eintrag.details.map((d) => ({ ...d, geschaeftStatus: 'BEWILLIGT' as const, ...angaben }))
  const listen = { antraege: [{ ...eintrag, details }], bekundungen: [], auszahlungen: [] }
  return mitUnterschriften(vorgaengeSammeln(listen, JETZT), JETZT)[0]
}
const ANTRAG = antraege().details[0]?.antraege[0]?.guid ?? ''
const UNTERSCHREIBEN = {
  text: 'Verzicht zum Antrag GE-2026-0001 lesen und unterschreiben',
  dazu: 'Paul Partner hat am 20.11.2026 unterschrieben',
}

test('[S4-07] a waiver that waits for my signature is a task of mine, where one signs it', () => {
  expect(bewilligt({ verzicht: wartend() })).toMatchObject({
    entwurf: true,
    href: pfade.verzicht(ANTRAG),
    aufgabe: UNTERSCHREIBEN,
    status: {
      wort: 'Bewilligt',
      ton: 'warnung',
      weiter:
        'Paul Partner hat am 20.11.2026 einen Verzicht unterschrieben. Lesen Sie ihn und unterschreiben Sie mit: Erst dann ist er erklärt.',
    },
  })
})

test('[S4-07] for who signed it, and who may not sign, it is no task: the card says for whom it waits', () => {
  const vorgang = bewilligt({ verzicht: wartend({ fuerMich: false }) })
  expect(vorgang).toMatchObject({
    entwurf: false,
    href: pfade.eingang(ANTRAG),
    status: { wort: 'Bewilligt', ton: 'erfolg' },
  })
  expect(vorgang?.status.weiter).toMatch(/^Paul Partner hat .* sobald eine zweite Person unterschreibt/)
  expect(vorgang?.aufgabe).toBeUndefined()
})

test('[S4-07] [S9-03] whoever is heard besides has both to do, what has a deadline first', () => {
  const anhoerung = { frist: '2026-12-10T23:00:00.000Z', stand: 'OFFEN' as const }
  expect(bewilligt({ anhoerung, verzicht: wartend() })).toMatchObject({
    href: pfade.anhoerung(ANTRAG),
    aufgabe: { text: 'Zum Antrag GE-2026-0001 Stellung nehmen' },
    weitereAufgaben: [{ ...UNTERSCHREIBEN, href: pfade.verzicht(ANTRAG) }],
  })
})

test('[S4-07] signed or dropped it leaves nothing to do', () => {
  expect(bewilligt()).toMatchObject({ entwurf: false, status: { ton: 'erfolg' } })
})

test('[R3.2-01] the card of a case of which all was claimed does not ask to claim it', () => {
  const [eintrag] = [antraege()]
  const { geschaeftNr } = auszahlungen()
  const details = eintrag.details.map((d) => ({
    ...d,
    geNr: geschaeftNr,
    geschaeftStatus: 'BEWILLIGT' as const,
  }))
  const alles = {
    ...auszahlungen(),
    auszahlungAnlegbar: 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE',
    details: [bezahlt],
  } as const
  const karte = (faelle: AuszahlungUebersicht[]) =>
    vorgaengeSammeln(
      { antraege: [{ ...eintrag, details }], bekundungen: [], auszahlungen: faelle },
      JETZT,
    ).find(({ titel }) => titel === `Antrag ${geschaeftNr}`)?.status
  expect(karte([auszahlungen()])?.weiter).toContain('können Sie die Auszahlung beantragen')
  expect(karte([{ ...alles, details: [...alles.details] }])).toMatchObject({
    wort: 'Bewilligt',
    weiter: 'Alles ist beantragt. Die Bank hat über alle Auszahlungen entschieden.',
  })
})

test('[R3.2-01] a questionnaire that waits is a task, also beside another one, and leaves how the case stands', () => {
  const fragebogen = {
    text: 'Fragebogen zum Antrag GE-2026-0001 beantworten',
    dazu: 'auf der Seite des Antrags',
    href: pfade.eingang(ANTRAG),
  }
  expect(bewilligt({ inBefragung: true })).toMatchObject({ entwurf: false, weitereAufgaben: [fragebogen] })
  expect(bewilligt()?.weitereAufgaben).toBeUndefined()
  expect(bewilligt({ inBefragung: true, geschaeftStatus: 'IN_PRUEFUNG' })?.status.weiter).not.toContain(
    'nichts tun',
  )
  expect(bewilligt({ inBefragung: true, verzicht: wartend() })?.weitereAufgaben).toContainEqual(fragebogen)
  expect(
    bewilligt({ inBefragung: true, geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG' })?.weitereAufgaben,
  ).toBeUndefined()
})

test('[R3.4-01] the card of a round names its end while it is to be sent or can be changed, and never after', () => {
  const bis = inTagen(5)
  const zeitraum = { von: inTagen(-2), bis }
  const bekundet = (rest: Partial<BekundungUebersicht>) => {
    const eine = runde({ erfassungsZeitraum: zeitraum, detail: bekundung(), ...rest })
    return vorgaengeSammeln({ antraege: [], bekundungen: [eine], auszahlungen: [] }, new Date())[0]?.rundeBis
  }
  expect(bekundet({})).toBe(bis)
  expect(bekundet({ aenderbar: false })).toBeUndefined()
  const beantragt = (angaben: Partial<GeschaeftDetail>) => {
    const eintrag = antraege()
    const details = eintrag.details.map((d) => ({ ...d, ...angaben }))
    const listen = {
      antraege: [{ ...eintrag, erfassungsZeitraum: zeitraum, details }],
      bekundungen: [],
      auszahlungen: [],
    }
    return vorgaengeSammeln(listen, new Date())[0]?.rundeBis
  }
  expect(beantragt({ geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG' })).toBe(bis)
  expect(beantragt({ geschaeftStatus: 'NEUANTRAG_ABGESENDET' })).toBeUndefined()
})
