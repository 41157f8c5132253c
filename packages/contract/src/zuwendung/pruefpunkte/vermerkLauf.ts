import { hindernisIn } from '../../shared/lebenslauf.ts'
import { STATUS_ANZEIGE, type GeschaeftStatus } from '../lifecycle.ts'

/**
 * From where the bank writes of an application (S9-07): while it checks, and while it waits for a correction. No row
 * moves the case; each is the `handlung` of its audit row.
 */
export const VERMERK_HANDLUNGEN = {
  vermerkSchreiben: {
    von: ['IN_PRUEFUNG', 'NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['BANK'],
    verb: 'mit Vermerken versehen',
  },
  vermerkStreichen: {
    von: ['IN_PRUEFUNG', 'NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['BANK'],
    verb: 'mit einer Streichung versehen',
  },
} as const

export type Vermerkhandlung = keyof typeof VERMERK_HANDLUNGEN

/** The bank never sees a first draft: what it sees as one has come back to the applicant. */
const ANZEIGE = {
  ...STATUS_ANZEIGE,
  NEUANTRAG_IN_BEARBEITUNG: { ...STATUS_ANZEIGE.NEUANTRAG_IN_BEARBEITUNG, wort: 'Nachgefordert' },
}

/** Why nothing can be written in this status, as a sentence; null where it can. */
export const vermerkHindernis = (handlung: Vermerkhandlung, status: GeschaeftStatus): string | null =>
  hindernisIn({ was: 'Antrag', uebergang: VERMERK_HANDLUNGEN[handlung], anzeige: ANZEIGE }, status, 'BANK')
