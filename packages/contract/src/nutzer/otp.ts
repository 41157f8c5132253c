import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import { OtpListe, OtpParams } from './otpSchema.ts'

const path = `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer/otp` as const

/** R7.1-08. Beside routes.ts, which every page loads: these two are needed on one screen. */
export const otpListeLesen = route({
  method: 'GET',
  path,
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
  path: `${path}/:otpId`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  summary: 'Zweiten Faktor der angemeldeten Person löschen',
  params: OtpParams,
  answers: { 204: null },
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden],
})
