import type { ProblemError } from '@foerderportal/client/problem'
import type { AuthSession } from '@foerderportal/client/session/session'
import { meldungZeigen } from './meldungZeigen.ts'
import { gesichertVerlassen } from './verlassen.ts'

/** Section 6: the provider's action for the terms, unless the answer names another one. */
const AKTION = 'terms_and_conditions'
const IST_AKTION = /^[A-Za-z]+(?:_[A-Za-z]+)+$/

/** When this window was last sent to the terms. */
const GESCHICKT = 'portal-bedingungen'
/** Whoever is asked again so soon has not agreed, or the provider does not ask: sending him again would go in circles. */
const KREIS_MS = 60_000

const ebenGeschickt = (): boolean => {
  const seit = Date.now() - Number(sessionStorage.getItem(GESCHICKT) ?? Number.NaN)
  return seit >= 0 && seit < KREIS_MS
}

const hier = () => location.pathname + location.search + location.hash

const FRAGE = {
  titel: 'Nutzungsbedingungen',
  text: 'Bitte stimmen Sie den Nutzungsbedingungen zu. Ohne Ihre Zustimmung können Sie das Portal nicht nutzen.',
}

/** The text of the answer, where it is a sentence and not the name of an action. */
const begruendung = ({ problem: { detail } }: ProblemError): string =>
  detail === undefined || IST_AKTION.test(detail) ? FRAGE.text : detail

const aktion = ({ problem: { detail } }: ProblemError): string =>
  detail !== undefined && IST_AKTION.test(detail) ? detail : AKTION

const anfordern = async (sitzung: AuthSession, fehler: ProblemError): Promise<void> => {
  const nochmal =
    !ebenGeschickt() ||
    (await meldungZeigen({
      titel: FRAGE.titel,
      text: begruendung(fehler),
      knopf: 'Zu den Nutzungsbedingungen',
      sonst: 'Abmelden',
    }))
  if (!nochmal) return sitzung.logout()
  sessionStorage.setItem(GESCHICKT, String(Date.now()))
  return gesichertVerlassen(() => sitzung.login(hier(), { kc_action: aktion(fehler) }))
}

const verlassen = async (sitzung: AuthSession, fehler: ProblemError): Promise<void> => {
  await (fehler.hasBody ? anfordern(sitzung, fehler) : sitzung.logout())
  // The page is on its way out.
  return new Promise(() => undefined)
}

let unterwegs: Promise<void> | undefined

/**
 * Status 470 on any call (section 7.4): with a problem body the terms are asked for, and the user comes back to where he
 * is; without one he is logged out. Settles only when neither is to be had, which a modal has said by then.
 */
export const bedingungenAnfordern = (sitzung: AuthSession, fehler: ProblemError): Promise<void> => {
  unterwegs ??= verlassen(sitzung, fehler)
    .catch(() => undefined)
    .finally(() => {
      unterwegs = undefined
    })
  return unterwegs
}
