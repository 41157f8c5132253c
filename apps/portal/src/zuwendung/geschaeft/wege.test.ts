import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/lifecycle'
import { expect, test } from 'vitest'
import { pfade } from '../../paths.ts'
import { wegeDesAntrags, wegeDesGeschaefts } from './wege.ts'

const AUSZAHLUNG = pfade.auszahlungen
const FRAGEBOGEN = '/fragebogen/7'
const ziele = (wege: ReturnType<typeof wegeDesAntrags>) => wege.map(({ href }) => href)

test.each(
  GESCHAEFT_STATUS.flatMap((status) => [
    [status, null, status === 'BEWILLIGT' ? [AUSZAHLUNG] : []] as const,
    [status, FRAGEBOGEN, status === 'BEWILLIGT' ? [AUSZAHLUNG, FRAGEBOGEN] : [FRAGEBOGEN]] as const,
  ]),
)('%s, questionnaire %s: the case leads to %j', (geschaeftStatus, fragebogenUrl, erwartet) => {
  expect(ziele(wegeDesAntrags({ geschaeftStatus, fragebogenUrl }))).toEqual(erwartet)
})

const GUID = '0b9c2c0e-7b55-4d59-9c1e-6f3f0a4a0f11'
const ANTRAG = { guid: GUID, typ: 'AnkNabo' } as const

test.each([
  ['BEWILLIGT', true, [ANTRAG], [AUSZAHLUNG, pfade.eingang(GUID)]],
  ['BEWILLIGT', false, [ANTRAG], [AUSZAHLUNG]],
  ['IN_PRUEFUNG', true, [ANTRAG], [pfade.eingang(GUID)]],
  ['IN_PRUEFUNG', true, [], []],
  ['IN_PRUEFUNG', false, [ANTRAG], []],
] as const)('in the overview: %s, asked %s', (geschaeftStatus, inBefragung, antraege, erwartet) => {
  expect(ziele(wegeDesGeschaefts({ geschaeftStatus, inBefragung, antraege: [...antraege] }))).toEqual(
    erwartet,
  )
})
