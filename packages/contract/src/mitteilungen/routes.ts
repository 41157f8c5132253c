import { lesen } from '../shared/bauer.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { ZUWENDUNGEN } from '../shared/route.ts'
import { Ungelesen } from './schema.ts'

const MITTEILUNG = `${ZUWENDUNGEN}/api/public/mitteilung` as const

/**
 * R7.2-23. Asked by every open portal once a minute: the answer carries an `ETag`, and a caller who names it in
 * `If-None-Match` gets 304 without a body. A browser's own cache does that by itself.
 */
export const ungeleseneZaehlen = lesen(`${MITTEILUNG}/:unternehmenGuid/anzahl`, 'KUNDE_LIEST', {
  summary: 'Anzahl der ungelesenen Mitteilungen',
  antwort: Ungelesen,
  etag: 'state',
  problems: [ALLGEMEIN.keineBerechtigung],
})
