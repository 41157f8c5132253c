import { CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Route } from '@foerderportal/contract/shared/route'
import { csrfCookies } from '../../http/csrf.ts'
import { SIGNATUR, ZEITSTEMPEL } from '../../ident/signatur.ts'

/** What a caller shows, by the names that `securityOf` uses. */
export const securitySchemes = (portalUrl: string) => ({
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Zugriffstoken des Anmeldedienstes; ihn nennt /api/keycloak/baseUrl.',
  },
  csrfHeader: {
    type: 'apiKey',
    in: 'header',
    name: CSRF_HEADER,
    description: 'Derselbe Wert wie im Cookie. Ohne ihn antworten ändernde Aufrufe 403.',
  },
  csrfCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: csrfCookies(portalUrl)[0].name,
    description:
      'Setzt die Antwort auf jeden Aufruf mit Token, solange er fehlt oder zu einer anderen Sitzung gehört.',
  },
  identSignatur: {
    type: 'apiKey',
    in: 'header',
    name: SIGNATUR,
    description: 'sha256= und der HMAC-SHA-256 über Zeitstempel, Punkt und Körper, hexadezimal.',
  },
  identZeitstempel: {
    type: 'apiKey',
    in: 'header',
    name: ZEITSTEMPEL,
    description: 'Sekunden seit 1970; höchstens fünf Minuten von der Uhr des Portals entfernt.',
  },
})

type Requirement = Partial<Record<keyof ReturnType<typeof securitySchemes>, readonly string[]>>

/** What a call demands, all of it together; an empty list says that it is open to everybody. */
export const securityOf = ({ permission, method, signed }: Route): readonly Requirement[] => {
  if (signed === true) return [{ identSignatur: [], identZeitstempel: [] }]
  if (permission === 'public') return []
  return [{ token: [], ...(method !== 'GET' && { csrfHeader: [], csrfCookie: [] }) }]
}
