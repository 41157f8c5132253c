import { sameIgnoringCase } from '@foerderportal/values/text'
import { LoginDaten } from '@foerderportal/contract/nutzer/schema'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'

/** What is sent of what was typed. */
export const loginAusWerten = ({ username, email }: LoginDaten): LoginDaten => ({
  username: username.trim(),
  email: email.trim(),
})

/** What is still wrong, in the words of the contract. */
export const loginWertePruefen = (werte: LoginDaten): Feldfehler[] =>
  schemaFehler(LoginDaten, loginAusWerten(werte))

/** What is said after saving. */
export const gespeichertText = (vorher: LoginDaten | undefined, neu: LoginDaten): string =>
  vorher !== undefined && sameIgnoringCase(vorher.email, neu.email)
    ? `Gespeichert. Sie melden sich ab jetzt mit ${neu.username} an.`
    : `Gespeichert. Wir haben eine E-Mail an ${neu.email} geschickt. Öffnen Sie den Link darin, damit die Adresse gilt.`
