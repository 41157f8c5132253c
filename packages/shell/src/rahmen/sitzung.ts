import {
  setProblemListener,
  setRepeatQuestion,
  setTermsRequest,
  setTokenSource,
} from '@foerderportal/client/environment'
import type { EndReason } from '@foerderportal/client/session/leaving'
import { onTold } from '@foerderportal/client/session/channel'
import type { Places } from '@foerderportal/client/session/places'
import { createSession, type AuthSession } from '@foerderportal/client/session/session'
import { readTheme } from '@foerderportal/ui/stil/thema'
import { abmeldungMerken, abmeldungVergessen, type Abmeldegrund } from '../abmeldung.ts'
import { logEvent } from './logEvent.ts'
import { fehlerHoeren, nochmalFragen } from './globaleFehler.ts'
import { istDa, warZuLangeWeg } from './leerlauf.ts'
import { meldungZeigen } from './meldungZeigen.ts'

const GRUND: Readonly<Record<Exclude<EndReason, 'wish'>, Abmeldegrund>> = {
  idle: 'leerlauf',
  'idle-elsewhere': 'leerlauf',
  refused: 'abgelaufen',
  elsewhere: 'anderswo',
  replaced: 'ersetzt',
}

/** Whoever leaves by himself has no place to come back to; everybody else is led to where he was. */
const platzMerken = (ende: EndReason): void => {
  if (ende === 'wish') return abmeldungVergessen()
  // After a long sleep of the computer the provider may refuse before the clock is asked.
  const grund = warZuLangeWeg() ? 'leerlauf' : GRUND[ende]
  abmeldungMerken({ grund, zurueck: location.pathname + location.search + location.hash })
}

/** Section 8: the identity configuration did not load, or not within ten seconds. */
const ANMELDEDIENST_FEHLT = {
  titel: 'Fehler beim Laden der Seite',
  text: 'Die Seite steht aktuell nicht zur Verfügung. Bitte versuchen Sie es später noch einmal.',
}

/** Wherever a login is started: when it can't be, a modal says so. Rejects when that has been read. */
const mitMeldung =
  (login: AuthSession['login']): AuthSession['login'] =>
  async (...angaben) => {
    try {
      await login(...angaben)
    } catch (error) {
      await meldungZeigen(ANMELDEDIENST_FEHLT)
      throw error
    }
  }

/**
 * The session of this page, connected with the calls. `places`: where this app meets the sign-in service; `rat`: whom its
 * people ask for what they may not do.
 */
export const sitzungAufbauen = (places: Places, rat: string): AuthSession => {
  const kern = createSession({ places, event: logEvent, ending: platzMerken, theme: readTheme })
  const sitzung = { ...kern, login: mitMeldung(kern.login) }
  // Signed in in another window: somebody is there, whatever this one remembers.
  onTold(({ art }) => {
    if (art === 'angemeldet') istDa()
  })
  setTokenSource(sitzung.token)
  setProblemListener(fehlerHoeren(sitzung, rat))
  setRepeatQuestion(nochmalFragen)
  setTermsRequest(async (fehler) => {
    const { bedingungenAnfordern } = await import('./bedingungen.ts')
    await bedingungenAnfordern(sitzung, fehler)
  })
  return sitzung
}
