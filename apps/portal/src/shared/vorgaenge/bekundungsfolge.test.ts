import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { expect, test } from 'vitest'
import { pfade } from '../../paths.ts'
import { antraege, bekundung, inTagen, runde } from '../../testing/overviews.ts'
import { bekundungsstand } from './bekundungsfolge.ts'
import { vorgaengeSammeln } from './vorgaengeSammeln.ts'

const JETZT = new Date()
const [FALL] = antraege().details
const ANTRAG = FALL?.antraege[0]?.guid ?? ''
const GEREIHT = runde({ bekundungStatus: 'NACH_REIHUNG', aenderbar: false })
const gereiht = { ...GEREIHT, detail: bekundung() }

const eintrag = (angaben: Partial<GeschaeftDetail> | null, rest: Partial<AntragUebersicht> = {}) => {
  const details = angaben === null ? [] : antraege().details.map((fall) => ({ ...fall, ...angaben }))
  return antraege({ ibkMetaGuid: GEREIHT.ibkMetaGuid, details, ...rest })
}
const stand = (...liste: AntragUebersicht[]) => bekundungsstand(gereiht, liste, JETZT)
const VORBEI = { erfassungsZeitraum: { von: inTagen(-60), bis: inTagen(-1) } }

test.each([
  [
    'invited',
    eintrag(null),
    'Eingeladen',
    /^Stellen Sie Ihren Antrag/,
    pfade.vorDemAntrag(eintrag(null).guid),
  ],
  [
    'an application begun',
    eintrag({}),
    'Eingeladen',
    /^Ihr Antrag GE-2026-0001 ist begonnen/,
    pfade.antragWeiter(ANTRAG),
  ],
  [
    'submitted',
    eintrag({ geschaeftStatus: 'NEUANTRAG_ABGESENDET' }),
    'Antrag gestellt',
    /^Ihr Antrag GE-2026-0001: /,
    pfade.eingang(ANTRAG),
  ],
  [
    'granted, and the invitation long over',
    eintrag({ geschaeftStatus: 'BEWILLIGT' }, VORBEI),
    'Antrag gestellt',
    /^Ihr Antrag GE-2026-0001: Bewilligt\.$/,
    pfade.eingang(ANTRAG),
  ],
])('[S3-04] %s: said of the declaration, with the way there', (_, liste, wort, weiter, href) => {
  expect(stand(liste)).toMatchObject({
    status: { wort, weiter: expect.stringMatching(weiter) as string },
    weg: { href },
  })
})

test('[S3-04] an invitation of another round, or one that is over, changes nothing', () => {
  const unveraendert = stand()
  expect(unveraendert).toMatchObject({ status: { wort: 'Gereiht' } })
  expect(stand(antraege(), eintrag(null, VORBEI), eintrag({}, VORBEI))).toEqual(unveraendert)
})

test('[S3-04] the dashboard says the same', () => {
  const listen = {
    antraege: [eintrag({ geschaeftStatus: 'BEWILLIGT' })],
    bekundungen: [gereiht],
    auszahlungen: [],
  }
  expect(vorgaengeSammeln(listen, JETZT).find(({ titel }) => titel === 'Interessenbekundung')).toMatchObject({
    status: { wort: 'Antrag gestellt' },
  })
})
