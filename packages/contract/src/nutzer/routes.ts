import { BarriereEingabe, BarriereEingang } from '../shared/barriereSchema.ts'
import { akt, lesen, loeschen, setzen } from '../shared/bauer.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import {
  BENUTZER_VORHANDEN,
  KEIN_NUTZER,
  ZUSTIMMUNG_FEHLT,
  BENUTZER_NICHT_VORHANDEN,
  MEHRERE_UNTERNEHMEN,
} from './problems.ts'
import {
  EntwurfSchluessel,
  NutzerEingabe,
  NutzerHuelle,
  NutzerStatus,
  NutzerStand,
  LoginDaten,
  LoginDatenErgebnis,
  OtpListe,
} from './schema.ts'

const path = `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer` as const

export const nutzerLesen = lesen(path, 'PERSON_LIEST', {
  summary: 'Angaben zur angemeldeten Person',
  antwort: NutzerHuelle,
  problems: [ALLGEMEIN.nichtGefunden],
})

export const nutzerAnlegen = setzen(path, 'PERSON_LEGT_AN', {
  summary: 'Angemeldete Person registrieren',
  aufrufschluessel: 'moeglich',
  body: NutzerEingabe,
  antwort: NutzerHuelle,
  problems: [BENUTZER_VORHANDEN],
})

/**
 * R7.1-03. Changes the signed-in person's own data; its kind stays what it was. `guid` names the snapshot that was read:
 * an older one answers 409.
 */
export const nutzerAendern = akt(path, 'PERSON_SCHREIBT', {
  summary: 'Angaben zur angemeldeten Person ändern',
  query: NutzerStand,
  pflicht: ['guid'],
  body: NutzerEingabe,
  antwort: NutzerHuelle,
  problems: [ALLGEMEIN.konkurrierend, BENUTZER_NICHT_VORHANDEN, MEHRERE_UNTERNEHMEN],
})

export const nutzerStatusLesen = route({
  method: 'GET',
  path: `${path}/status`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'LESEN'],
  summary: 'Unternehmen und Einladungen der angemeldeten Person',
  answers: { 200: NutzerStatus },
  problems: [KEIN_NUTZER],
  ohneZustimmung: ZUSTIMMUNG_FEHLT,
})

/**
 * The key with which a browser encrypts what the signed-in person typed and has not saved (S10-03): it holds the key in
 * memory only, so that after the logout nothing on the device can be read. Also for an account without registered user.
 */
export const entwurfSchluesselLesen = lesen(`${path}/entwurfschluessel`, 'PERSON_LIEST', {
  summary: 'Schlüssel der lokalen Entwürfe der angemeldeten Person',
  antwort: EntwurfSchluessel,
})

/**
 * R7.1-07. Changes the name and the mail address by which the signed-in person signs in. Needs an authentication not
 * older than 30 seconds, else 401 'Reauthentication required' (S1-04).
 */
export const loginDatenAendern = akt(`${path}/logindaten`, 'PERSON_SCHREIBT', {
  summary: 'Benutzernamen und E-Mail-Adresse ändern',
  query: LoginDaten,
  pflicht: ['username', 'email'],
  antwort: LoginDatenErgebnis,
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden, ALLGEMEIN.zuOft, BENUTZER_VORHANDEN],
})

/** R7.1-08 */
export const otpListeLesen = lesen(`${path}/otp`, 'PERSON_SCHREIBT', {
  summary: 'Zweite Faktoren der angemeldeten Person',
  antwort: OtpListe,
})

/**
 * R7.1-09. Needs an authentication not older than 30 seconds, else 401 'Reauthentication required' (S1-04); whoever
 * deletes the last one signs in by password alone from then on.
 */
export const otpLoeschen = loeschen(`${path}/otp/:otpId`, 'PERSON_SCHREIBT', {
  summary: 'Zweiten Faktor der angemeldeten Person löschen',
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden],
})

/** Reports a barrier to the provider, with or without an account; without token, so without anti-forgery header (S11-02). */
export const barriereMelden = akt(`${NUTZER_SERVICE}/api/public/${PORTAL}/barriere`, 'public', {
  summary: 'Eine Barriere melden',
  body: BarriereEingabe,
  antwort: BarriereEingang,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.zuOft],
})
