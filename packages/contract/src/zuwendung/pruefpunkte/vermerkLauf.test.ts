import { expect, test } from 'vitest'
import { GESCHAEFT_STATUS, type GeschaeftStatus } from '../lifecycle.ts'
import { VERMERK_HANDLUNGEN, vermerkHindernis, type Vermerkhandlung } from './vermerkLauf.ts'

const MOEGLICH: Record<GeschaeftStatus, boolean> = {
  NEUANTRAG_IN_BEARBEITUNG: true,
  NEUANTRAG_ABGESENDET: false,
  IN_PRUEFUNG: true,
  ABGELEHNT: false,
  BEWILLIGT: false,
}

test.each(GESCHAEFT_STATUS)('[S9-07] %s: every act of a Vermerk', (status) => {
  for (const handlung of Object.keys(VERMERK_HANDLUNGEN) as Vermerkhandlung[]) {
    const grund = vermerkHindernis(handlung, status)
    expect(grund === null).toBe(MOEGLICH[status])
    if (grund !== null) expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
  }
})

test('[S9-07] a refusal names the status and those in which it is possible', () => {
  expect(vermerkHindernis('vermerkSchreiben', 'BEWILLIGT')).toBe(
    'Der Antrag hat den Stand „Bewilligt“. Mit Vermerken versehen lässt er sich nur im Stand „In Prüfung“ oder „Nachgefordert“.',
  )
})
