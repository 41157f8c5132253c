import { alsZeitpunkt } from '@foerderportal/contract/shared/datum'
import { brief, type Betreiber } from '../platform/mail/betreiber.ts'
import type { Mail } from '../platform/mail/mailVersenden.ts'
import type { Absender } from './einladungen.ts'

/** What is said of the recipient is nothing: it is the same with an account and without one. */
const absaetze = (b: Betreiber, { name, vorname, nachname }: Absender, gueltigBis: Date): string[] => [
  'Guten Tag,',
  `${vorname} ${nachname} lädt Sie ein, im ${b.portalName} für das Unternehmen „${name}“ zu handeln. Die Einladung gilt bis ${alsZeitpunkt(gueltigBis.toISOString())} Uhr.`,
  `Hier nehmen Sie die Einladung an oder lehnen sie ab:\n${b.portalUrl}/unternehmen-einladung-bestaetigung`,
  'Melden Sie sich dort mit dieser E-Mail-Adresse an. Haben Sie noch kein Konto, registrieren Sie sich zuerst mit ihr.',
  'Kennen Sie weder die Person noch das Unternehmen? Dann müssen Sie nichts tun. Ohne Ihre Zustimmung geschieht nichts.',
]

/** The mail of an invitation. It holds no key: who answers is known by the account with the address (S1-02). */
export const einladungMail = (b: Betreiber, absender: Absender, an: string, gueltigBis: Date): Mail => ({
  an,
  betreff: `Einladung zum Unternehmen „${absender.name}“ (${b.portalName})`,
  text: brief(b, absaetze(b, absender, gueltigBis)),
  demo: absender.demo,
})
