import { describe, expect, test } from 'vitest'
import { ibanLesen } from './rules.ts'

describe('ibanLesen', () => {
  test.each([
    ['de89 3704 0044 0532 0130 00', 'DE', true, '37040044', null, '370400440532013000'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB', true, 'NWBK', '601613', 'NWBK60161331926819'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR', true, '20041', '01005', '20041010050500013M02606'],
    ['AL47 2121 1009 0000 0002 3569 8741', 'AL', true, '212', '11009', '212110090000000235698741'],
    ['TR33 0006 1005 1978 6457 8413 26', 'TR', false, null, null, '0006100519786457841326'],
  ])('%s', (text, countryCode, sepa, bankId, branchId, bban) => {
    const auskunft = ibanLesen(text)
    expect(auskunft?.meta).toMatchObject({ countryCode, sepa })
    expect(auskunft?.okay).toMatchObject({ bankId, branchId, bban })
    expect(auskunft?.okay.iban).toBe(auskunft?.okay.ibanFormatted.replaceAll(' ', ''))
    expect(new RegExp(auskunft?.meta.bban.pattern ?? '').test(bban)).toBe(true)
    expect(auskunft?.meta.bban.maxLength).toBe(bban.length)
  })

  test.each([
    '',
    'DE',
    'DE88 3704 0044 0532 0130 00',
    'XX89 3704 0044 0532 0130 00',
    'DE89 3704 0044 0532 0130 0',
  ])('%j does not hold', (text) => expect(ibanLesen(text)).toBeUndefined())
})
