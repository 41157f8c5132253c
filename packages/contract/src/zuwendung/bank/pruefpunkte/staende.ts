import { kundeUndBank } from '../../../shared/lauf/akteure.ts'
import { BLEIBT, lauf, type AktionVon } from '../../../shared/lauf/lauf.ts'
import { STATUS_ANZEIGE } from '../../kern/staende.ts'

const SCHREIBBAR = {
  von: ['IN_PRUEFUNG', 'NEUANTRAG_IN_BEARBEITUNG'],
  wer: ['BANK'],
  nach: BLEIBT,
} as const

/**
 * From where the bank writes of an application (S9-07): while it checks, and while it waits for a correction. No row
 * moves the case; each is the `handlung` of its audit row. The bank never sees a first draft: what it sees as one has
 * come back to the applicant.
 */
export const vermerkStaende = lauf({
  was: 'Antrag',
  staende: {
    ...STATUS_ANZEIGE,
    NEUANTRAG_IN_BEARBEITUNG: { ...STATUS_ANZEIGE.NEUANTRAG_IN_BEARBEITUNG, wort: 'Nachgefordert' },
  },
  anfang: 'IN_PRUEFUNG',
  ende: [],
  akteure: kundeUndBank('Antrag'),
  zeilen: {
    vermerkSchreiben: { ...SCHREIBBAR, verb: 'mit Vermerken versehen' },
    vermerkStreichen: { ...SCHREIBBAR, verb: 'mit einer Streichung versehen' },
  },
})
export type Vermerkhandlung = AktionVon<typeof vermerkStaende>
