import { lesen } from '../shared/bauer.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import { IdentBefinden, Identifizierung, IdentMeldung, mitIdentConfigKey } from './schema.ts'

/** The state with an ETag: open pages ask it again and again and mostly get 304. */
export const identifizierungLesen = lesen(
  `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer/identifizierung`,
  'PERSON_LIEST',
  {
    summary: 'Stand der Identifizierung der angemeldeten Person',
    antwort: Identifizierung,
    etag: 'state',
    problems: [ALLGEMEIN.nichtGefunden],
  },
)

const ident = `${NUTZER_SERVICE}/api/public/ident` as const

/**
 * The service reports (R7.1-18); the body is an IdentMeldung. Its signature covers the bytes as they are, so they are
 * read before they are parsed.
 */
export const identRueckmelden = route({
  method: 'POST',
  path: `${ident}/response/:identConfigKey`,
  permission: 'public',
  summary: 'Rückmeldung des Identifizierungsdienstes, unterschrieben',
  params: mitIdentConfigKey,
  rawBody: true,
  rawJson: IdentMeldung,
  signed: true,
  answers: { 204: null },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

export const identBefindenLesen = lesen(`${ident}/response/:identConfigKey/health`, 'public', {
  summary: 'Ob Rückmeldungen des Identifizierungsdienstes angenommen werden',
  params: mitIdentConfigKey,
  antwort: IdentBefinden,
  problems: [ALLGEMEIN.nichtGefunden],
})

/** Only in the demo, else 404; it stores nothing (S11-02). */
export const identProbeMelden = route({
  method: 'POST',
  path: `${ident}/responseTest/:identConfigKey`,
  permission: 'public',
  summary: 'Probe einer Rückmeldung; sie bewirkt nichts',
  params: mitIdentConfigKey,
  rawBody: true,
  rawJson: IdentMeldung,
  answers: { 204: null },
})
