import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { Bankperson, Bankpersonen } from './schema.ts'

/**
 * S9-02. The app of the bank's people calls it at each sign-in: who one is goes from the token into their register, to
 * assign cases to and to write to. Rights come from the token at every call, never from there.
 */
export const bankpersonAnmelden = route({
  method: 'POST',
  path: `${SACHBEARBEITUNG_SERVICE}/api/anmeldung`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Sich in das Verzeichnis der Mitarbeitenden der Bank eintragen',
  answers: { 200: Bankperson },
})

/** S9-02. Everybody of the bank who has signed in so far, by name. */
export const bankpersonenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/bankperson`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Die Mitarbeitenden der Bank',
  answers: { 200: Bankpersonen },
})
