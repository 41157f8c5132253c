import { setProblemListener, setTokenSource } from '@foerderportal/client/environment'
import { createSession, type AuthSession } from '@foerderportal/client/session/session'
import type { SessionEvent } from '@foerderportal/client/session/events'
import { readTheme } from '@foerderportal/ui/stil/thema'
import { fehlerMelden } from './globaleFehler.ts'
import { meldungZeigen } from './meldungen.ts'

/** Where every sign-in event of section 8 arrives. The console is the log of a browser; tokens never get here. */
const ereignis = (event: SessionEvent, cause: unknown): void => {
  // eslint-disable-next-line no-console -- the only log that a browser has
  console.warn(`Anmeldung: ${event}`, cause instanceof Error ? cause.message : '')
}

/** What was typed stays on the screen until the user has read why he has to sign in again. */
const beendet = async (grund: 'refused' | 'elsewhere'): Promise<void> => {
  const text =
    grund === 'elsewhere'
      ? 'Sie haben sich in einem anderen Fenster abgemeldet.'
      : 'Ihre Anmeldung ist abgelaufen. Was gespeichert war, ist sicher. Bitte melden Sie sich wieder an.'
  await meldungZeigen({
    titel: 'Sie sind abgemeldet',
    text,
    knopf: grund === 'elsewhere' ? 'OK' : 'Wieder anmelden',
  })
  if (grund === 'elsewhere') location.assign('/start')
  else location.reload()
}

/** The session of this page, connected with the calls. */
export const sitzungAufbauen = (): AuthSession => {
  const sitzung = createSession({
    event: ereignis,
    ended: (grund) => void beendet(grund),
    theme: readTheme,
  })
  setTokenSource(sitzung.token)
  setProblemListener(fehlerMelden)
  return sitzung
}
