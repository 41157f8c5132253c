import type { ActionOutcome } from '@foerderportal/client/session/engine'
import type { Ergebnis } from '../formular/Meldung.tsx'
import type { Unterbrechung } from '../rahmen/unterbrechung.ts'
import type { Aktion, Mitnahme } from './mitnahme.ts'
import type { Faktor } from './faktorquelle.ts'

type Zuvor = Unterbrechung<Mitnahme> | undefined

/** How the action ended from which the page came back; undefined when it was another one, or left by another way. */
const ausgangVon = (aktion: Aktion, zuvor: Zuvor, ausgang: ActionOutcome | undefined) => {
  if (!zuvor?.zurueck || ausgang?.name !== aktion) return undefined
  const { schritt } = zuvor.inhalt
  return schritt.art === 'aktion' && schritt.aktion === aktion ? { ...ausgang, schritt } : undefined
}

/** What is said of the password after its page. */
export const passwortErgebnis = (zuvor: Zuvor, ausgang: ActionOutcome | undefined): Ergebnis | undefined => {
  switch (ausgangVon('UPDATE_PASSWORD', zuvor, ausgang)?.status) {
    case 'success':
      return { ton: 'success', text: 'Ihr neues Passwort gilt ab sofort.' }
    case 'cancelled':
      return { ton: 'info', text: 'Ihr Passwort ist unverändert.' }
    case 'error':
      return {
        ton: 'warning',
        text: 'Ihr Passwort ließ sich nicht ändern. Bitte versuchen Sie es noch einmal.',
      }
    default:
      return undefined
  }
}

/** What is said of the mail address after its page: the new token knows whether it is confirmed. */
export const adressErgebnis = (
  zuvor: Zuvor,
  ausgang: ActionOutcome | undefined,
  bestaetigt: boolean,
): Ergebnis | undefined => {
  if (ausgangVon('VERIFY_EMAIL', zuvor, ausgang) === undefined) return undefined
  return bestaetigt
    ? { ton: 'success', text: 'Ihre E-Mail-Adresse ist bestätigt.' }
    : {
        ton: 'info',
        text: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail.',
      }
}

/** What is said of the second factors after their page: what counts is the list, read anew. */
export const faktorErgebnis = (
  zuvor: Zuvor,
  ausgang: ActionOutcome | undefined,
  faktoren: readonly Faktor[],
): Ergebnis | undefined => {
  const schritt = zuvor?.inhalt.schritt
  if (schritt?.art !== 'aktion' || schritt.aktion !== 'CONFIGURE_TOTP') return undefined
  const neu = faktoren.find(({ id }) => !schritt.faktoren.includes(id))
  if (neu !== undefined)
    return {
      ton: 'success',
      text: `„${neu.name}“ ist eingerichtet. Bei der nächsten Anmeldung fragen wir nach dem Passwort auch nach dem Code.`,
    }
  switch (ausgangVon('CONFIGURE_TOTP', zuvor, ausgang)?.status) {
    case 'cancelled':
      return { ton: 'info', text: 'Es wurde kein zweiter Faktor eingerichtet.' }
    case undefined:
      return undefined
    default:
      return {
        ton: 'warning',
        text: 'Der zweite Faktor ließ sich nicht einrichten. Bitte versuchen Sie es noch einmal.',
      }
  }
}
