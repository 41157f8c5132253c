import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import type { Mail } from '../../platform/mail/mailVersenden.ts'
import type { Absender } from '../kern/einladungen.ts'

type Einladung = { readonly guid: string; readonly email: string; readonly gueltigBis: Date }

/** Joins what stands around it and is not seen; no name in the DNS holds one. */
const WORTVERBINDER = '\u2060'

/**
 * Names go to people who never asked for them: nothing in them may become a link in our mail. Whole addresses go; of
 * what may be a company's name ('moor.de GbR') programs for mail make no link with a word joiner at its dots.
 */
const ohneVerweis = (name: string): string =>
  name
    .replaceAll(/\S*(?::\/\/|www\.|\.\p{L}{2,}\/)[^\s,;:!]*/giu, '…')
    .replaceAll(/\.(?=[\p{L}\d])/gu, `.${WORTVERBINDER}`)

const harmlos = ({ name, vorname, nachname, demo }: Absender): Absender => ({
  name: ohneVerweis(name),
  vorname: ohneVerweis(vorname),
  nachname: ohneVerweis(nachname),
  demo,
})

/** What is said of the recipient is nothing: it is the same with an account and without one. */
const absaetze = (b: Betreiber, { name, vorname, nachname }: Absender, e: Einladung): string[] => [
  'Guten Tag,',
  `${vorname} ${nachname} lädt Sie ein, im ${b.portalName} für das Unternehmen „${name}“ zu handeln. Die Einladung gilt bis ${alsMinute(e.gueltigBis)} Uhr.`,
  `Hier nehmen Sie die Einladung an oder lehnen sie ab:\n${b.portalUrl}/unternehmen-einladung-bestaetigung?einladungId=${e.guid}`,
  'Melden Sie sich dort mit dieser E-Mail-Adresse an. Haben Sie noch kein Konto, registrieren Sie sich zuerst mit ihr.',
  'Kennen Sie weder die Person noch das Unternehmen? Dann müssen Sie nichts tun. Ohne Ihre Zustimmung geschieht nichts.',
]

/**
 * The mail of an invitation. It holds no key: who answers is known by the account with the address (S1-02). The link
 * names the invitation, so that the page can tell who follows it with another account.
 */
export const einladungMail = (b: Betreiber, von: Absender, e: Einladung): Mail => {
  const absender = harmlos(von)
  return {
    an: e.email,
    betreff: `Einladung zum Unternehmen „${absender.name}“ (${b.portalName})`,
    text: brief(b, absaetze(b, absender, e)),
    demo: absender.demo,
  }
}
