import type { Session } from 'oidc-provider'
import type { RequiredAction } from '../../platform/auth/identity.ts'
import type { Anfrage, Antwort, InteraktionDeps } from '../anmeldung/interaktion.ts'
import type { Konto } from '../konto/konto.ts'

/** One request of a page that an action shows. */
export type AktionAnfrage = Anfrage & {
  /** As it stands now, not as it was when the page was made. */
  readonly konto: Konto
  readonly sitzung: Session
  /** Where the page's form is posted to. */
  readonly aktion: string
  /** For its hidden field `token`; the flow has checked it when `absenden` is called. */
  readonly token: string
}

/** The action is done: the flow takes it off the account and goes on. */
export type Fertig = {
  readonly fertig: true
  /** How the person is known from now on (RFC 8176), where the action proved more than the sign-in did. */
  readonly amr?: readonly string[]
}
export const FERTIG: Fertig = { fertig: true }

/**
 * The pages of one required action. The flow adds the way out below them unless they have their own: back to the portal where the portal asked for
 * the action, signing out where the account needs it.
 */
export type Aktion = {
  /** Answers FERTIG when nothing is left to do, e.g. because it was done in another tab. */
  readonly zeigen: (a: AktionAnfrage) => Promise<Antwort | Fertig>
  readonly absenden: (a: AktionAnfrage) => Promise<Antwort | Fertig>
}

/** A row of the table in aktionen.ts. */
export type Aktionsart = {
  readonly name: RequiredAction
  /** Seconds since the password was given, beyond which it is asked for again before the page shows. */
  readonly hoechstalter?: number
  /** Its page has its own way out. */
  readonly eigenerAusgang?: true
  readonly machen: (deps: InteraktionDeps) => Aktion
}
