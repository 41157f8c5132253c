import { describe, expect, test } from 'vitest'
import { GESCHAEFT_STATUS } from '../../kern/staende.ts'
import { STANDREGELN, WARTEN, regelFuer, type Fallfakten } from './stand.ts'

const WARTET = [null, ...WARTEN]
/** Every combination of the facts, those that never meet too. */
const ALLE: readonly Fallfakten[] = [true, false].flatMap((zurueckgezogen) =>
  GESCHAEFT_STATUS.flatMap((status) =>
    WARTET.flatMap((nachforderung) =>
      WARTET.flatMap((anhoerung) =>
        ([null, 'ENTWURF', 'ZURUECKGEGEBEN', 'VORGELEGT'] as const).flatMap((entscheidung) =>
          WARTET.flatMap((bekanntgabe) =>
            [true, false].map((verzicht) => ({
              zurueckgezogen,
              status,
              nachforderung,
              anhoerung,
              entscheidung,
              bekanntgabe,
              verzicht,
            })),
          ),
        ),
      ),
    ),
  ),
)

test('[S9-02] each combination of the facts of a case has exactly one state and one turn', () => {
  expect(ALLE).toHaveLength(2_160)
  const verfehlt = ALLE.filter(
    (fakten) => STANDREGELN.filter((regel) => regelFuer(fakten, [regel])).length !== 1,
  )
  expect(verfehlt).toEqual([])
})

const FALL: Fallfakten = {
  zurueckgezogen: false,
  status: 'IN_PRUEFUNG',
  nachforderung: null,
  anhoerung: null,
  entscheidung: null,
  bekanntgabe: null,
  verzicht: false,
}

describe('[S9-02] state and turn', () => {
  test.each<[string, string, Partial<Fallfakten>]>([
    ['EINGEGANGEN', 'BANK', { status: 'NEUANTRAG_ABGESENDET' }],
    ['IN_PRUEFUNG', 'BANK', {}],
    ['IN_PRUEFUNG', 'BANK', { entscheidung: 'ENTWURF' }],
    ['IN_PRUEFUNG', 'BANK', { anhoerung: 'ABGELAUFEN' }],
    ['ANHOERUNG', 'ANTRAGSTELLER', { anhoerung: 'LAEUFT' }],
    ['NACHFORDERUNG', 'ANTRAGSTELLER', { status: 'NEUANTRAG_IN_BEARBEITUNG', nachforderung: 'LAEUFT' }],
    ['NACHFORDERUNG', 'BANK', { status: 'NEUANTRAG_IN_BEARBEITUNG', nachforderung: 'ABGELAUFEN' }],
    ['VORGELEGT', 'FREIGABE', { entscheidung: 'VORGELEGT' }],
    ['ZURUECKGEGEBEN', 'BANK', { entscheidung: 'ZURUECKGEGEBEN' }],
    ['BEWILLIGT', 'NIEMAND', { status: 'BEWILLIGT' }],
    ['BEWILLIGT', 'BANK', { status: 'BEWILLIGT', entscheidung: 'ENTWURF', bekanntgabe: 'LAEUFT' }],
    ['ANHOERUNG', 'ANTRAGSTELLER', { status: 'BEWILLIGT', entscheidung: 'ENTWURF', anhoerung: 'LAEUFT' }],
    ['BEWILLIGT', 'NIEMAND', { status: 'BEWILLIGT', anhoerung: 'ABGELAUFEN' }],
    ['VORGELEGT', 'FREIGABE', { status: 'BEWILLIGT', entscheidung: 'VORGELEGT', bekanntgabe: 'LAEUFT' }],
    ['BEWILLIGT', 'BANK', { status: 'BEWILLIGT', verzicht: true, bekanntgabe: 'LAEUFT' }],
    ['VORGELEGT', 'FREIGABE', { status: 'BEWILLIGT', verzicht: true, entscheidung: 'VORGELEGT' }],
    ['BEWILLIGT', 'ANTRAGSTELLER', { status: 'BEWILLIGT', bekanntgabe: 'LAEUFT' }],
    ['ABGELEHNT', 'BANK', { status: 'ABGELEHNT', bekanntgabe: 'ABGELAUFEN' }],
    ['ZURUECKGEZOGEN', 'NIEMAND', { zurueckgezogen: true, entscheidung: 'VORGELEGT' }],
  ])('%s, %s: %o', (stand, amZug, fakten) => {
    expect(regelFuer({ ...FALL, ...fakten })).toMatchObject({ stand, amZug })
  })
})
