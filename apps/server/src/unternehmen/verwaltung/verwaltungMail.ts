import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Beziehung } from '../kern/beziehungen.ts'

const SATZ = {
  gegeben: [
    'Sie verwalten jetzt',
    'Sie können die Daten des Unternehmens ändern, Personen einladen und festlegen, wer zeichnet.',
  ],
  genommen: [
    'Sie verwalten nicht mehr',
    'Die Daten des Unternehmens ändern, Personen einladen und festlegen, wer zeichnet, können Sie nicht mehr. Sie handeln weiter für das Unternehmen.',
  ],
} as const

/** Who manages a company from now on, or no longer, hears of it: what changed, and whom to ask. */
export const verwaltungMail = (b: Betreiber, an: Beziehung, am: Date): Mail => {
  const was = an.istAdmin ? 'gegeben' : 'genommen'
  const [betreff, folge] = SATZ[was]
  return {
    an: an.email,
    betreff: `${betreff}: „${an.name}“ (${b.portalName})`,
    text: brief(b, [
      anrede(an),
      `Ihnen wurde die Verwaltung des Unternehmens „${an.name}“ ${was}.`,
      `Geändert von: ${b.bankName}\nZeitpunkt: ${alsMinute(am)} Uhr`,
      folge,
      `Zum Portal:\n${b.portalUrl}/dashboard`,
      `Wissen Sie davon nichts? Rufen Sie uns an: ${b.bankTelefon}.`,
    ]),
    demo: an.demo,
  }
}
