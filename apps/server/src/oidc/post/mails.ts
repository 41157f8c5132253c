import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Konto } from '../konto/konto.ts'
import { BASIS } from '../ort.ts'
import { LINK_GILT, type Ausgestellt, type Zweck } from './einmallink.ts'
import { VORLAEUFIG_TAGE } from './vorlaeufige.ts'

/** Where the links of the mails lead: outside of any dialogue, because they are opened on whatever device. */
export const LINKWEG: Readonly<Record<Zweck, string>> = {
  EMAIL_BESTAETIGEN: `${BASIS}/login-actions/email-bestaetigen`,
  PASSWORT_NEU: `${BASIS}/login-actions/passwort-neu`,
}

const adresse = ({ portalUrl }: Betreiber, zweck: Zweck, { schluessel }: Ausgestellt) =>
  `${portalUrl}${LINKWEG[zweck]}?schluessel=${schluessel}`

const frist = (zweck: Zweck, { gueltigBis }: Ausgestellt) =>
  `Der Link gilt ${LINK_GILT[zweck].text} (bis ${alsMinute(gueltigBis)} Uhr) und nur einmal.`

const NAME_VERGEBEN =
  'Der gewünschte Benutzername ist schon vergeben. Einen anderen wählen Sie auf der Seite, die sich mit dem Link öffnet.'

/**
 * Says nothing that the account's owner typed but the address: whoever registers could write to strangers in the
 * bank's name otherwise.
 */
export const bestaetigungsMail = (
  b: Betreiber,
  { email, vorlaeufig, nameOffen }: Pick<Konto, 'email' | 'vorlaeufig' | 'nameOffen'>,
  link: Ausgestellt,
): Mail => ({
  an: email,
  betreff: `Bestätigen Sie Ihre E-Mail-Adresse (${b.portalName})`,
  vertraulich: true,
  text: brief(b, [
    'Guten Tag,',
    vorlaeufig
      ? `mit dieser E-Mail-Adresse wurde ein Konto angelegt: ${b.portalName} ${b.bankNameGenitiv}. Bestätigen Sie, dass die Adresse Ihnen gehört:`
      : `diese E-Mail-Adresse wurde für ein Konto eingetragen: ${b.portalName} ${b.bankNameGenitiv}. Bestätigen Sie, dass sie Ihnen gehört:`,
    ...(nameOffen ? [NAME_VERGEBEN] : []),
    adresse(b, 'EMAIL_BESTAETIGEN', link),
    frist('EMAIL_BESTAETIGEN', link),
    vorlaeufig
      ? `Haben Sie kein Konto angelegt? Dann müssen Sie nichts tun: Ohne Bestätigung löschen wir es nach ${VORLAEUFIG_TAGE} Tagen.`
      : 'Haben Sie das nicht getan? Dann müssen Sie nichts tun.',
  ]),
})

/** To whom the address belongs already. The form has told nobody: only who reads this mailbox learns it (S1-15). */
export const schonDaMail = (b: Betreiber, email: string): Mail => ({
  an: email,
  betreff: `Sie haben schon ein Konto (${b.portalName})`,
  text: brief(b, [
    'Guten Tag,',
    `jemand wollte sich mit dieser E-Mail-Adresse registrieren: ${b.portalName} ${b.bankNameGenitiv}. Zu der Adresse gibt es schon ein Konto. Waren Sie es, melden Sie sich damit an:`,
    `${b.portalUrl}/dashboard`,
    'Haben Sie Ihr Passwort oder Ihren Benutzernamen vergessen? Dann wählen Sie dort „Passwort vergessen?“ und geben diese E-Mail-Adresse ein.',
    'Waren Sie es nicht? Dann müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.',
  ]),
})

export const passwortMail = (
  b: Betreiber,
  konto: Pick<Konto, 'email' | 'benutzername' | 'vorlaeufig'>,
  link: Ausgestellt,
): Mail => ({
  an: konto.email,
  betreff: `Neues Passwort wählen (${b.portalName})`,
  vertraulich: true,
  text: brief(b, [
    'Guten Tag,',
    'für Ihr Konto wurde ein neues Passwort angefordert. Wählen Sie es hier:',
    adresse(b, 'PASSWORT_NEU', link),
    frist('PASSWORT_NEU', link),
    ...(konto.vorlaeufig ? [] : [`Ihr Benutzername: ${konto.benutzername}`]),
    'Haben Sie das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  ]),
})
