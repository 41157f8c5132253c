import type { StatusAnzeige } from '../shared/lauf/lauf.ts'
import { hatBegonnen, istBeendet } from '../shared/zeit/zeitraum.ts'
import type { Zeitraum } from '../shared/zeit/zeitraumSchema.ts'

/** Status of a round of declarations (section 4, S3-01), in the order in which it passes them. */
export const BEKUNDUNG_STATUS = ['INAKTIV', 'ERFASSUNG', 'VOR_REIHUNG', 'NACH_REIHUNG'] as const
export type BekundungStatus = (typeof BEKUNDUNG_STATUS)[number]

/** What the status means for a company that has declared its interest. */
export const BEKUNDUNG_ANZEIGE: Record<BekundungStatus, StatusAnzeige> = {
  INAKTIV: { wort: 'Noch nicht geöffnet', ton: 'neutral', weiter: 'Die Runde beginnt erst noch.' },
  ERFASSUNG: {
    wort: 'Runde läuft',
    ton: 'info',
    weiter: 'Bis zum Ende der Frist können Sie Ihre Angaben ändern oder zurückziehen.',
  },
  VOR_REIHUNG: {
    wort: 'Reihung folgt',
    ton: 'info',
    weiter: 'Die Frist ist beendet. Jetzt legt die Bank die Reihenfolge fest.',
  },
  NACH_REIHUNG: {
    wort: 'Gereiht',
    ton: 'erfolg',
    weiter:
      'Vorrang und Los haben die Reihenfolge ergeben. Nach ihr lädt die Bank ein, solange das Budget reicht.',
  },
}

type Runde = { readonly erfassungsZeitraum: Zeitraum; readonly reihungFreigegeben: boolean }

/**
 * INAKTIV → ERFASSUNG when the period starts → VOR_REIHUNG when it ends → NACH_REIHUNG when the ranking is released.
 * The first three follow from the clock, so that no job can be late.
 */
export const bekundungStatus = (
  { erfassungsZeitraum, reihungFreigegeben }: Runde,
  jetzt: Date,
): BekundungStatus => {
  if (!hatBegonnen(erfassungsZeitraum, jetzt)) return 'INAKTIV'
  if (!istBeendet(erfassungsZeitraum, jetzt)) return 'ERFASSUNG'
  return reihungFreigegeben ? 'NACH_REIHUNG' : 'VOR_REIHUNG'
}

/** Declarations are made, changed and withdrawn until the period has ended (S3-02). */
export const istErfassung = (status: BekundungStatus): boolean => status === 'ERFASSUNG'
