import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

type Knoten = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Knoten[]
}

const alle = (knoten: Knoten): Knoten[] => [knoten, ...(knoten.Plans ?? []).flatMap(alle)]

/** Reads rows without having been told which: the whole table, or an index from one end. */
const liestAlles = (k: Knoten): boolean =>
  k['Node Type'] === 'Seq Scan' || (/Index/.test(k['Node Type']) && k['Index Cond'] === undefined)

/** The plan that holds for all values, as a named statement gets it; asked in a way that PostgreSQL 15 knows too. */
const plan = async (tx: Tx, text: string): Promise<Knoten> => {
  const parameter = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, nr]) => Number(nr)))
  const werte = parameter === 0 ? '' : `(${Array.from({ length: parameter }, () => 'null').join(', ')})`
  await sql`prepare gefragt as ${sql.raw(text)}`.execute(tx)
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Knoten }[] }>`
    explain (format json) execute gefragt ${sql.raw(werte)}`.execute(tx)
  await sql`deallocate gefragt`.execute(tx)
  const knoten = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (knoten === undefined) throw new Error(`no plan: ${text}`)
  return knoten
}

/**
 * Tables that an operator fills by hand, with a row for each round, version or bulk message, and his own people: read as
 * a whole, or from their newest row on, on purpose.
 */
const WENIGE = new Set([
  'bankperson',
  'foerderrunde',
  'ibk_meta',
  'nutzungsbedingungen',
  'programm',
  'reihung',
  'reihung_lebend',
  'runde_budget',
  'serienmitteilung',
  'staffel',
  'umfrage',
  'umfrage_fassung',
  'verzeichnis_version',
  'vorlegung_runde',
])

/**
 * What a list of any filter and order, and its count, read as a whole: the narrow rows of the work list, made for it. The
 * bench measures it with 200,000 of them (S9-02). With it stand the bank's people, some dozens; and what waits for them to
 * look at it, in a table or an index of its own.
 */
const ALS_GANZES = new Set([
  'vorrat',
  'bankperson',
  'befangenheit',
  'befangenheit_unternehmen_offen',
  'bankdaten_offen',
  'identifizierung_versuch_offen',
  'konversation_wartet',
  'vorlegung_offen',
  'vorlegung_wartet',
  'zahllauf_verfall_offen',
  'zahllauf_wartet',
])

/** Begin, commit and the like have no plan. */
const HAT_PLAN = /^\s*(select|with|insert|update|delete)\b/i

/**
 * Of these statements the tables that PostgreSQL can read from end to end only. With the ways that suit small
 * tables forbidden, a whole one is read where there is no other way at all, however small it is in a test.
 */
export const zugriffeOhneIndex = (db: Database, anweisungen: readonly string[]): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    for (const weg of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${weg}`)} = off`.execute(tx)
    const gefunden: string[] = []
    for (const text of anweisungen.filter((a) => HAT_PLAN.test(a)))
      for (const knoten of alle(await plan(tx, text)).filter(liestAlles)) {
        const namen = [knoten['Index Name'], knoten['Relation Name']].filter((name) => name !== undefined)
        const erlaubt = (name: string) =>
          WENIGE.has(name) || ALS_GANZES.has(name.replace(/^vorrat_.*/, 'vorrat'))
        if (!namen.some(erlaubt)) gefunden.push(`${namen.at(-1) ?? '?'}: ${text.replace(/\s+/g, ' ')}`)
      }
    return gefunden
  })
