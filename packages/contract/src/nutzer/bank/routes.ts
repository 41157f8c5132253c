import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import * as z from 'zod/mini'
import { EntwurfSchluessel, OtpListe, OtpParams } from '../schema.ts'
import { Bankperson, Bankpersonen, PersonSuche, PortalPerson } from './schema.ts'

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

/** S9-06. Users of the portal by a part of their name or address, with the companies they act for; fifty at most. */
export const personenSuchen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/person`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Personen suchen, für die Sachbearbeitung',
  query: PersonSuche,
  pflicht: ['text'],
  answers: { 200: z.array(PortalPerson) },
})

/**
 * S10-03. The key that encrypts what somebody of the bank types, on his device. By sub as the portal's
 * (entwurfSchluesselLesen), but a call of the bank's: who only works there is no customer (S1-11).
 */
export const bankEntwurfSchluesselLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/entwurfschluessel`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Schlüssel der lokalen Entwürfe, für die Sachbearbeitung',
  answers: { 200: EntwurfSchluessel },
})

/** S1-11. As `otpListeLesen`, but a call of the bank's: who only works there is no customer. */
export const bankFaktorenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/zweiterfaktor`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Die eigenen zweiten Faktoren, für die Sachbearbeitung',
  answers: { 200: OtpListe },
})

/** S1-11. As `otpLoeschen`; answers those that are left. Whose task asks for a second factor sets a new one up at the next sign-in. */
export const bankFaktorLoeschen = route({
  method: 'DELETE',
  path: `${SACHBEARBEITUNG_SERVICE}/api/zweiterfaktor/:otpId`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Einen eigenen zweiten Faktor löschen, für die Sachbearbeitung',
  params: OtpParams,
  answers: { 200: OtpListe },
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden],
})
