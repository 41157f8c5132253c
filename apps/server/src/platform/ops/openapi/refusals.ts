import { ALLGEMEIN, type Absage } from '@foerderportal/contract/shared/problem'
import { Problem } from '@foerderportal/contract/shared/problemSchema'
import type { Route } from '@foerderportal/contract/shared/route'
import { istBankaufruf } from '../../auth/bankpersonen.ts'
import { ZU_LANGSAM } from '../../http/leitung/clientErrors.ts'
import { SCHLUESSEL_VERGEBEN } from '../../http/einmal/einmal.ts'
import { zustimmungsabsage } from '../../http/zustimmung.ts'
import type { Schemas } from './schemas.ts'

/** Of the gate in front of a call (platform/http/mount.ts). */
const ofGate = (route: Route): readonly Absage[] =>
  route.permission === 'public'
    ? []
    : [
        ALLGEMEIN.nichtAngemeldet,
        istBankaufruf(route.permission) ? ALLGEMEIN.neuAnmelden : zustimmungsabsage(route),
        ALLGEMEIN.keineBerechtigung,
      ]

/** Of the platform, whatever the call: unreadable, too slow, a part of the path too long, a failure, too much at once. */
const ofPlatform = ({ params, aufrufschluessel }: Route): readonly Absage[] => [
  ALLGEMEIN.ungueltig,
  ...(aufrufschluessel === 'noetig' ? [SCHLUESSEL_VERGEBEN] : []),
  ...(params === undefined ? [] : [ALLGEMEIN.nichtGefunden]),
  ZU_LANGSAM,
  ALLGEMEIN.serverfehler,
  ALLGEMEIN.ueberlastet,
]

/** Every refusal that a call can answer: its own, as the contract declares them, those of its gate and the platform's. */
const refusalsOf = (route: Route): readonly Absage[] => [
  ...ofPlatform(route),
  ...ofGate(route),
  ...(route.problems ?? []),
]

const RETRY_AFTER = {
  'Retry-After': {
    required: true,
    description: 'Sekunden bis zum nächsten Versuch',
    schema: { type: 'integer' },
  },
}
const HEADERS: Readonly<Record<number, object>> = {
  401: {
    'WWW-Authenticate': { required: true, description: 'Welche Anmeldung fehlt', schema: { type: 'string' } },
  },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
}

/** Each refused status with the titles that the catalogue gives it (section 8), and where `type` leads. */
export const refusalResponses = (route: Route, schemas: Schemas) => {
  const problem = schemas.describe(Problem, 'output')
  const byStatus = Map.groupBy(refusalsOf(route), ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      {
        description: [...new Set(refusals.map(({ title, type }) => `${title} (${type})`))].join('; '),
        ...(HEADERS[status] && { headers: HEADERS[status] }),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  )
}
