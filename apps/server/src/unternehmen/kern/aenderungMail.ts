import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { UnternehmenDokument } from '@foerderportal/contract/unternehmen/rules'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Verwalter } from './aenderungen.ts'
import { FELD_TEXT, istBankdaten, type unterschiede } from './unterschiede.ts'

export type Nachricht = {
  readonly value: UnternehmenDokument
  readonly felder: ReturnType<typeof unterschiede>
  /** Who changed it; undefined when he is no admin any more. */
  readonly von: Verwalter | undefined
  readonly am: Date
  /** Of changed bank data, where nobody proved anew who he is. */
  readonly ohneErneuteAnmeldung: boolean
  readonly demo: boolean
}

/** The last four characters tell an account to who knows it; a mail never holds the whole IBAN (S1-08). */
const kontoZeile = (iban: string): string => `- IBAN mit dem Ende ${iban.replaceAll(' ', '').slice(-4)}`

/** The portal asks before it sends changed bank data: who reads this looks twice. */
const OHNE_ANMELDUNG =
  'Ohne erneute Anmeldung: Das Passwort wurde für diese Änderung nicht noch einmal abgefragt. Das Portal fragt sonst immer danach.'

const konten = ({ value, felder }: Nachricht): string[] =>
  istBankdaten(felder) && value.type === 'LandwirtschaftlichesUnternehmen'
    ? [
        `Jetzt eingetragen:\n${value.kontoInformationen.map(({ iban }) => kontoZeile(iban)).join('\n')}`,
        'Vor der nächsten Auszahlung prüfen wir die neue Bankverbindung.',
      ]
    : []

const absaetze = (b: Betreiber, n: Nachricht, an: Verwalter): string[] => [
  anrede(an),
  `die Angaben zum Unternehmen „${n.value.name}“ wurden geändert.`,
  [
    ...(n.von === undefined ? [] : [`Geändert von: ${n.von.vorname} ${n.von.nachname}`]),
    `Zeitpunkt: ${alsMinute(n.am)} Uhr`,
    ...(n.ohneErneuteAnmeldung ? [OHNE_ANMELDUNG] : []),
    `Geändert: ${n.felder.map((feld) => FELD_TEXT[feld]).join(', ')}`,
  ].join('\n'),
  ...konten(n),
  `Den neuen Stand sehen Sie hier:\n${b.portalUrl}/unternehmen-aendern/unternehmen`,
  `Stimmt etwas nicht? Dann rufen Sie uns gleich an: ${b.bankTelefon}, oder schreiben Sie an ${b.bankEmail}.`,
]

/** S1-08: what an admin hears of a change. Names the fields, not their values: a mail is read by many eyes. */
export const aenderungMail = (b: Betreiber, n: Nachricht, an: Verwalter): Mail => ({
  an: an.email,
  betreff: istBankdaten(n.felder)
    ? `Neue Bankverbindung von „${n.value.name}“ (${b.portalName})`
    : `Angaben zu „${n.value.name}“ geändert (${b.portalName})`,
  text: brief(b, absaetze(b, n, an)),
  demo: n.demo,
})
