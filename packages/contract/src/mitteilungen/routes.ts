import { mitUnternehmen } from '../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { ZUWENDUNGEN, route } from '../shared/route.ts'
import { Ungelesen } from './schema.ts'

const MITTEILUNG = `${ZUWENDUNGEN}/api/public/mitteilung`

/**
 * R7.2-23. Asked by every open portal once a minute: the answer carries an `ETag`, and a caller who names it in
 * `If-None-Match` gets 304 without a body. A browser's own cache does that by itself.
 */
export const ungeleseneZaehlen = route({
  method: 'GET',
  path: `${MITTEILUNG}/:unternehmenGuid/anzahl`,
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Anzahl der ungelesenen Mitteilungen',
  params: mitUnternehmen,
  etag: 'state',
  answers: { 200: Ungelesen },
  problems: [ALLGEMEIN.keineBerechtigung],
})
