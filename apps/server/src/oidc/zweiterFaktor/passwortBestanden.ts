import {
  angemeldet,
  wegZu,
  type Anfrage,
  type Antwort,
  type InteraktionDeps,
} from '../anmeldung/interaktion.ts'
import { PASSWORT_STIMMTE } from './vorhaben.ts'

/**
 * The way on for whoever has proved that he knows the password, or has just chosen it by a mail: to the second factor
 * where the account has one, else he is signed in.
 */
export const passwortBestanden = async (
  deps: InteraktionDeps,
  a: Anfrage,
  kontoId: string,
): Promise<Antwort> => {
  if (!(await deps.zweiterFaktor.noetig(kontoId))) return angemeldet(deps, a, kontoId)
  await PASSWORT_STIMMTE.merken(deps.db, a.interaction.uid, kontoId)
  return { weiter: wegZu(a.interaction.uid, '/zweiter-faktor') }
}
