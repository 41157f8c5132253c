import { BarriereEingabe, BarriereEingang } from '../shared/barriereSchema.ts'
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
  OtpParams,
} from './schema.ts'

const path = `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer` as const

export const nutzerLesen = route({
  method: 'GET',
  path,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'LESEN'],
  summary: 'Angaben zur angemeldeten Person',
  answers: { 200: NutzerHuelle },
  problems: [ALLGEMEIN.nichtGefunden],
})

export const nutzerAnlegen = route({
  method: 'PUT',
  path,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN'],
  summary: 'Angemeldete Person registrieren',
  aufrufschluessel: 'moeglich',
  body: NutzerEingabe,
  answers: { 200: NutzerHuelle },
  problems: [BENUTZER_VORHANDEN],
})

/**
 * R7.1-03. Changes the signed-in person's own data; its kind stays what it was. `guid` names the snapshot that was read:
 * an older one answers 409.
 */
export const nutzerAendern = route({
  method: 'POST',
  path,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  summary: 'Angaben zur angemeldeten Person ändern',
  query: NutzerStand,
  pflicht: ['guid'],
  body: NutzerEingabe,
  answers: { 200: NutzerHuelle },
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
export const entwurfSchluesselLesen = route({
  method: 'GET',
  path: `${path}/entwurfschluessel`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'LESEN'],
  summary: 'Schlüssel der lokalen Entwürfe der angemeldeten Person',
  answers: { 200: EntwurfSchluessel },
})

/**
 * R7.1-07. Changes the name and the mail address by which the signed-in person signs in. Needs an authentication not
 * older than 30 seconds, else 401 'Reauthentication required' (S1-04).
 */
export const loginDatenAendern = route({
  method: 'POST',
  path: `${path}/logindaten`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  summary: 'Benutzernamen und E-Mail-Adresse ändern',
  query: LoginDaten,
  pflicht: ['username', 'email'],
  answers: { 200: LoginDatenErgebnis },
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden, ALLGEMEIN.zuOft, BENUTZER_VORHANDEN],
})

/** R7.1-08 */
export const otpListeLesen = route({
  method: 'GET',
  path: `${path}/otp`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  summary: 'Zweite Faktoren der angemeldeten Person',
  answers: { 200: OtpListe },
})

/**
 * R7.1-09. Needs an authentication not older than 30 seconds, else 401 'Reauthentication required' (S1-04); whoever
 * deletes the last one signs in by password alone from then on.
 */
export const otpLoeschen = route({
  method: 'DELETE',
  path: `${path}/otp/:otpId`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  summary: 'Zweiten Faktor der angemeldeten Person löschen',
  params: OtpParams,
  answers: { 204: null },
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden],
})

/** Reports a barrier to the provider, with or without an account; without token, so without anti-forgery header (S11-02). */
export const barriereMelden = route({
  method: 'POST',
  path: `${NUTZER_SERVICE}/api/public/${PORTAL}/barriere`,
  permission: 'public',
  summary: 'Eine Barriere melden',
  body: BarriereEingabe,
  answers: { 200: BarriereEingang },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.zuOft],
})
