import { darf, type Recht } from '@foerderportal/contract/shared/permissions'

/** What the call of the sign-in has answered: who one is, what is refused (401, 403), or not called yet. */
export type Anmeldestand = 'eingetragen' | 'zweiter-faktor-fehlt' | 'abgelehnt' | undefined

export type Lage = {
  /** Realm roles of the access token; undefined without a session. */
  readonly rollen: readonly string[] | undefined
  readonly anmeldung: Anmeldestand
}

/** How one stands at the door: what the page shows. */
export type Zutritt = 'offen' | 'nicht-von-der-bank' | 'recht-fehlt' | 'zweiter-faktor-fehlt' | 'abgelehnt'

export type Entscheidung = Zutritt | 'anmelden' | 'eintragen'

/**
 * The guard of the bank's people (S1-11): neither a registration nor the terms for customers stand in their way. Pure: the
 * same facts give the same decision.
 */
export const entscheiden = ({ rollen, anmeldung }: Lage, recht: Recht | undefined): Entscheidung => {
  if (rollen === undefined) return 'anmelden'
  if (!darf(rollen, ['SACHBEARBEITUNG', 'LESEN'])) return 'nicht-von-der-bank'
  if (anmeldung === undefined) return 'eintragen'
  if (anmeldung !== 'eingetragen') return anmeldung
  return recht === undefined || darf(rollen, recht) ? 'offen' : 'recht-fehlt'
}
