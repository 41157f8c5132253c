import { BarriereEingabe, BarriereEingang } from '../shared/barriereSchema.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import { BENUTZER_VORHANDEN, KEIN_NUTZER, ZUSTIMMUNG_FEHLT } from './problems.ts'
import { EntwurfSchluessel, NutzerEingabe, NutzerHuelle, NutzerStatus } from './schema.ts'

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
  body: NutzerEingabe,
  answers: { 200: NutzerHuelle },
  problems: [BENUTZER_VORHANDEN],
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

/** Reports a barrier to the provider, with or without an account; without token, so without anti-forgery header (S11-02). */
export const barriereMelden = route({
  method: 'POST',
  path: `${NUTZER_SERVICE}/api/public/${PORTAL}/barriere`,
  permission: 'public',
  summary: 'Eine Barriere melden',
  body: BarriereEingabe,
  answers: { 200: BarriereEingang },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.ueberlastet],
})
