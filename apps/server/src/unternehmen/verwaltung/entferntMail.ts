import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Beziehung } from '../kern/beziehungen.ts'

/** Who was removed from a company, by whom, and when. */
type Entfernung = { readonly wen: Beziehung; readonly von: Beziehung; readonly am: Date }

const name = ({ vorname, nachname }: Beziehung) => `${vorname} ${nachname}`

/** To the person: nobody loses a company without knowing. */
export const entferntMail = (b: Betreiber, { wen, von, am }: Entfernung): Mail => ({
  an: wen.email,
  betreff: `Sie handeln nicht mehr für „${wen.name}“ (${b.portalName})`,
  text: brief(b, [
    anrede(wen),
    `Sie wurden aus dem Unternehmen „${wen.name}“ entfernt. Seine Anträge, Auszahlungen und Mitteilungen sehen Sie nicht mehr.`,
    `Geändert von: ${name(von)}\nZeitpunkt: ${alsMinute(am)} Uhr`,
    'Was Sie eingereicht oder unterschrieben haben, gilt weiter. Ihre Entwürfe bleiben beim Unternehmen. Bat Sie jemand um eine Unterschrift, ist sie nicht mehr nötig. Ihr Konto bleibt bestehen.',
    `Wissen Sie davon nichts? Fragen Sie zuerst die Verwaltung des Unternehmens, oder rufen Sie uns an: ${b.bankTelefon}.`,
  ]),
  demo: wen.demo,
})

/** To the admin, in whose name it happened: he learns of it also where somebody else sat at his computer. */
export const entfernungBestaetigenMail = (b: Betreiber, { wen, von, am }: Entfernung): Mail => ({
  an: von.email,
  betreff: `${name(wen)} handelt nicht mehr für „${von.name}“ (${b.portalName})`,
  text: brief(b, [
    anrede(von),
    `Sie haben ${name(wen)} aus dem Unternehmen „${von.name}“ entfernt.`,
    `Zeitpunkt: ${alsMinute(am)} Uhr`,
    'Entwürfe der Person bleiben beim Unternehmen. War sie um eine zweite Unterschrift gebeten, geht die Bitte an die Person zurück, die gefragt hat. Soll sie wieder für das Unternehmen handeln, laden Sie sie neu ein.',
    `Waren Sie das nicht? Rufen Sie uns an: ${b.bankTelefon}.`,
  ]),
  demo: von.demo,
})
