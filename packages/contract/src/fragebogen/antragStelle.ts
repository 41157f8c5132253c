import type { Feldfehler } from '../shared/problem.ts'
import type { AntragFragebogen } from './antragFragebogen.ts'

/** The place of an application that stands for its questionnaire: its page, and what a Nachforderung names (S8-02). */
export const FRAGEBOGEN_STELLE = 'fragebogen'

/** What keeps an application from being sent: its questionnaire is not finished. */
export const fragebogenFehlt = (fragebogen: AntragFragebogen | null | undefined): Feldfehler[] => {
  if (!fragebogen?.verlangt || fragebogen.stand === 'ERLEDIGT') return []
  const text =
    fragebogen.stand === 'OFFEN'
      ? 'Beantworten Sie den Fragebogen, und schließen Sie ihn ab.'
      : 'Beantworten Sie den Fragebogen zu Ende, und schließen Sie ihn ab.'
  return [{ pfad: FRAGEBOGEN_STELLE, text }]
}
