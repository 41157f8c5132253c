import { hash } from 'node:crypto'
import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import { ALLGEMEIN, absage } from '@foerderportal/contract/shared/problem'
import type { Route } from '@foerderportal/contract/shared/route'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../database/database.ts'
import { inOneTransaction } from '../../database/sharedTransaction.ts'
import type { Services } from '../../services.ts'
import { absagen, type Refusal } from '../refusal.ts'

/** How long a key is kept, in hours (S10-05); the cleaning job comes once an hour. */
export const SCHLUESSEL_GILT_STUNDEN = 24

/** Somebody sends another content under a key that he used within a day: neither is done in the other's name. */
export const SCHLUESSEL_VERGEBEN = absage(422, 'schluessel-vergeben', 'Schlüssel schon für anderes verwendet')

/** A string of RFC 8941, as the draft wants it, or without its quotation marks, as most clients write it. */
const FORM = /^("?)(?<schluessel>[\x21\x23-\x7e]{8,200})\1$/
const OHNE_SCHLUESSEL = `Dieser Aufruf legt etwas an. Geben Sie ihm im Kopf „${SCHLUESSEL_HEADER}“ einen eigenen Schlüssel mit: 8 bis 200 Zeichen ohne Leerzeichen und Umlaute.`
const VERGEBEN =
  'Unter diesem Schlüssel kam schon ein Aufruf mit anderem Inhalt. Geben Sie einem neuen Auftrag einen neuen Schlüssel.'

/** The key that a call names; 400 where it needs one and names none, or names what is none. */
export const schluesselVon = (route: Route, { headers }: FastifyRequest): string | undefined => {
  if (route.aufrufschluessel === undefined) return undefined
  const genannt = headers[SCHLUESSEL_HEADER]
  if (genannt === undefined && route.aufrufschluessel === 'moeglich') return undefined
  const schluessel = FORM.exec(String(genannt ?? ''))?.groups?.['schluessel']
  if (schluessel === undefined) throw absagen(ALLGEMEIN.ungueltig, OHNE_SCHLUESSEL)
  return schluessel
}

/** One answer, as it was written or will be. */
export type Antwort = {
  readonly status: number
  readonly fassung: number | null
  readonly text: string | null
}
type Aufruf = {
  readonly sub: string
  readonly aufruf: string
  readonly schluessel: string
  readonly inhalt: string
}

const aufrufVon = (route: Route, request: FastifyRequest, schluessel: string): Aufruf => {
  const { principal, params, query, body } = request
  if (principal === undefined) throw new Error(`${route.path} takes a key, but knows no person`)
  const inhalt = hash('sha256', JSON.stringify([params, query, body ?? null]))
  return { sub: principal.sub, aufruf: `${route.method} ${route.path}`, schluessel, inhalt }
}

/** Takes the key for this call. Who has it at the same time is waited for: his answer is this one's too. */
const nehmen = async (tx: Tx, { sub, aufruf, schluessel, inhalt }: Aufruf, jetzt: Date): Promise<boolean> => {
  const { rows } = await sql`insert into aufrufschluessel as a (sub, aufruf, schluessel, inhalt_sha256, am)
    values (${sub}, ${aufruf}, ${schluessel}, ${inhalt}, ${jetzt})
    on conflict (sub, aufruf, schluessel) do update
      set inhalt_sha256 = excluded.inhalt_sha256, am = excluded.am, status = null, fassung = null, antwort = null
      where a.am < excluded.am - make_interval(hours => ${SCHLUESSEL_GILT_STUNDEN})
    returning 1`.execute(tx)
  return rows.length > 0
}

const vergeben = (route: Route): Refusal =>
  absagen(route.aufrufschluessel === 'noetig' ? SCHLUESSEL_VERGEBEN : ALLGEMEIN.ungueltig, VERGEBEN)

const fruehere = async (tx: Tx, route: Route, { sub, aufruf, schluessel, inhalt }: Aufruf) => {
  const { rows } = await sql<
    Antwort & { inhalt: string }
  >`select inhalt_sha256 as inhalt, status, fassung, antwort as text
    from aufrufschluessel where sub = ${sub} and aufruf = ${aufruf} and schluessel = ${schluessel}`.execute(
    tx,
  )
  const [row] = rows
  // The cleaning job took it between the two statements: a day has passed.
  if (row === undefined) throw absagen(ALLGEMEIN.konkurrierend)
  if (row.inhalt !== inhalt) throw vergeben(route)
  return row
}

const festhalten = (tx: Tx, { sub, aufruf, schluessel }: Aufruf, { status, fassung, text }: Antwort) =>
  sql`update aufrufschluessel set status = ${status}, fassung = ${fassung}, antwort = ${text}
    where sub = ${sub} and aufruf = ${aufruf} and schluessel = ${schluessel}`.execute(tx)

/**
 * S10-05. Does a call once: its effect, its key and its answer are kept in one transaction. Sent again with the same key
 * it gets the first answer; what was refused left nothing, so its key is free.
 */
export const einmal = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  route: Route,
  { request, schluessel }: { readonly request: FastifyRequest; readonly schluessel: string },
  tun: () => Promise<Antwort>,
): Promise<Antwort> => {
  const aufruf = aufrufVon(route, request, schluessel)
  return inOneTransaction(db, async (tx) => {
    if (!(await nehmen(tx, aufruf, clock.now()))) return fruehere(tx, route, aufruf)
    const antwort = await tun()
    await festhalten(tx, aufruf, antwort)
    return antwort
  })
}
