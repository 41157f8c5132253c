import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/kern/staende'
import { expect, test } from 'vitest'
import { pfade } from '../../paths.ts'
import { wartend } from '../../testing/verzichte.ts'
import { wegeDesAntrags, wegeDesGeschaefts } from './wege.ts'

const GUID = '0b9c2c0e-7b55-4d59-9c1e-6f3f0a4a0f11'
const AUSZAHLUNG = pfade.auszahlungen
const FRAGEBOGEN = '/fragebogen/7'
const MITTEILUNGEN = pfade.konversation(GUID)
const ziele = (wege: ReturnType<typeof wegeDesAntrags>) => wege.map(({ href }) => href)

test.each(
  GESCHAEFT_STATUS.flatMap((status) => [
    [status, null, status === 'BEWILLIGT' ? [AUSZAHLUNG] : []] as const,
    [status, FRAGEBOGEN, status === 'BEWILLIGT' ? [AUSZAHLUNG, FRAGEBOGEN] : [FRAGEBOGEN]] as const,
  ]),
)('%s, questionnaire %s: the case leads to %j', (geschaeftStatus, fragebogenUrl, erwartet) => {
  expect(ziele(wegeDesAntrags({ guid: GUID, geschaeftStatus, fragebogenUrl }))).toEqual([
    ...erwartet,
    MITTEILUNGEN,
    ...(geschaeftStatus === 'BEWILLIGT' ? [pfade.verzicht(GUID)] : []),
  ])
})

test('[S9-04] nothing is waived before the approval is known', () => {
  const antrag = { guid: GUID, geschaeftStatus: 'BEWILLIGT', fragebogenUrl: null } as const
  expect(ziele(wegeDesAntrags({ ...antrag, unwirksam: true }))).toEqual([MITTEILUNGEN])
})

const ANTRAG = { guid: GUID, typ: 'AnkNabo' } as const
const EINGEREICHT = { eingereichtAm: '2026-11-20T09:00:00.000Z' }

test.each([
  ['BEWILLIGT', true, [ANTRAG], [AUSZAHLUNG, pfade.eingang(GUID)]],
  ['BEWILLIGT', false, [ANTRAG], [AUSZAHLUNG]],
  ['IN_PRUEFUNG', true, [ANTRAG], [pfade.eingang(GUID)]],
  ['IN_PRUEFUNG', true, [], []],
  ['IN_PRUEFUNG', false, [ANTRAG], []],
] as const)('in the overview: %s, asked %s', (geschaeftStatus, inBefragung, antraege, erwartet) => {
  expect(
    ziele(wegeDesGeschaefts({ geschaeftStatus, inBefragung, antraege: [...antraege], ...EINGEREICHT }, {})),
  ).toEqual([...erwartet, ...antraege.map(() => MITTEILUNGEN)])
})

test.each([
  [true, 'Verzicht unterschreiben'],
  [false, 'Zum Verzicht'],
])(
  '[S4-07] a waiver that waits for a second signature (mine: %s): %s, and no other one',
  (fuerMich, text) => {
    const fall = { geschaeftStatus: 'BEWILLIGT', verzicht: wartend({ fuerMich }) } as const
    const alsListe = wegeDesGeschaefts(
      { ...fall, inBefragung: false, antraege: [ANTRAG], ...EINGEREICHT },
      {},
    )
    for (const wege of [wegeDesAntrags({ ...fall, guid: GUID, fragebogenUrl: null }), alsListe])
      expect(wege.filter(({ href }) => href === pfade.verzicht(GUID)).map((w) => w.text)).toEqual([text])
  },
)

const FRIST = '2026-12-10T23:00:00Z'
test.each([
  [{ bescheid: { guid: 'b', zuTun: true }, unwirksam: true }, undefined, ['Bescheid abrufen']],
  [{ bescheid: { guid: 'b', zuTun: false }, unwirksam: true }, undefined, ['Zum Bescheid']],
  [{ bescheid: { guid: 'b', zuTun: false } }, undefined, ['Zum Bescheid', 'Zur Auszahlung']],
  [{}, 'OFFEN', ['Stellung nehmen', 'Zur Auszahlung']],
  [{}, 'BEANTWORTET', ['Zur Anhörung', 'Zur Auszahlung']],
] as const)('[S9-10] [S9-03] an approved case %o, heard %s, leads to %j', (stand, gehoert, erwartet) => {
  const anhoerung = gehoert && { frist: FRIST, stand: gehoert }
  const fall = {
    geschaeftStatus: 'BEWILLIGT',
    inBefragung: false,
    antraege: [ANTRAG],
    anhoerung,
    ...EINGEREICHT,
  } as const
  expect(wegeDesGeschaefts({ ...fall, antraege: [ANTRAG] }, stand).map(({ text }) => text)).toEqual([
    ...erwartet,
    'Der Bank schreiben',
  ])
})

test('[S7-01] a draft that was never sent has no way to the bank beside it', () => {
  const entwurf = { geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG', inBefragung: false } as const
  expect(wegeDesGeschaefts({ ...entwurf, antraege: [ANTRAG], eingereichtAm: null }, {})).toEqual([])
})
