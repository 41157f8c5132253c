import { akt, lesen, loeschen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import * as z from 'zod/mini'
import { EntwurfSchluessel, OtpListe } from '../schema.ts'
import { Bankperson, Bankpersonen, PersonSuche, PortalPerson } from './schema.ts'

/**
 * S9-02. The app of the bank's people calls it at each sign-in: who one is goes from the token into their register, to
 * assign cases to and to write to. Rights come from the token at every call, never from there.
 */
export const bankpersonAnmelden = akt(`${SACHBEARBEITUNG_SERVICE}/api/anmeldung`, 'BANK_LIEST', {
  summary: 'Sich in das Verzeichnis der Mitarbeitenden der Bank eintragen',
  antwort: Bankperson,
})

/** S9-02. Everybody of the bank who has signed in so far, by name. */
export const bankpersonenLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/bankperson`, 'BANK_LIEST', {
  summary: 'Die Mitarbeitenden der Bank',
  antwort: Bankpersonen,
})

/** S9-06. Users of the portal by a part of their name or address, with the companies they act for; fifty at most. */
export const personenSuchen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/person`, 'BANK_LIEST', {
  summary: 'Personen suchen, für die Sachbearbeitung',
  query: PersonSuche,
  pflicht: ['text'],
  antwort: z.array(PortalPerson),
})

/**
 * S10-03. The key that encrypts what somebody of the bank types, on his device. By sub as the portal's
 * (entwurfSchluesselLesen), but a call of the bank's: who only works there is no customer (S1-11).
 */
export const bankEntwurfSchluesselLesen = lesen(
  `${SACHBEARBEITUNG_SERVICE}/api/entwurfschluessel`,
  'BANK_LIEST',
  { summary: 'Schlüssel der lokalen Entwürfe, für die Sachbearbeitung', antwort: EntwurfSchluessel },
)

/** S1-11. As `otpListeLesen`, but a call of the bank's: who only works there is no customer. */
export const bankFaktorenLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/zweiterfaktor`, 'BANK_LIEST', {
  summary: 'Die eigenen zweiten Faktoren, für die Sachbearbeitung',
  antwort: OtpListe,
})

/** S1-11. As `otpLoeschen`; answers those that are left. Whose task asks for a second factor sets a new one up at the next sign-in. */
export const bankFaktorLoeschen = loeschen(
  `${SACHBEARBEITUNG_SERVICE}/api/zweiterfaktor/:otpId`,
  'BANK_LIEST',
  {
    summary: 'Einen eigenen zweiten Faktor löschen, für die Sachbearbeitung',
    antwort: OtpListe,
    problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden],
  },
)
