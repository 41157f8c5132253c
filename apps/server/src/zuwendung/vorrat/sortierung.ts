import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { AM_ZUG, STAENDE } from '@foerderportal/contract/zuwendung/vorrat/stand'
import type { Sortierung, Spalte } from '@foerderportal/contract/zuwendung/vorrat/suche'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { absagen } from '../../platform/http/refusal.ts'
import { rang } from './standSql.ts'

type Schluessel = {
  readonly ausdruck: RawBuilder<unknown>
  readonly typ: 'text' | 'bigint' | 'timestamptz'
  /** No index is in this order: every row is read and put in it. */
  readonly ohneIndex?: true
}

/** After every name. */
const ZULETZT = sql`chr(1114111)`

/** By what each column sorts, never null; equal ones by their case, so that the order is the same on every page. */
const SCHLUESSEL: Record<Spalte, (jetzt: Date) => Schluessel> = {
  geNr: () => ({ ausdruck: sql`v.ge_nr collate "C"`, typ: 'text' }),
  unternehmen: () => ({ ausdruck: sql`v.sortname`, typ: 'text' }),
  kategorie: () => ({
    ausdruck: sql`vorrat_kategorie(v.programm, v.kategorien) collate "C"`,
    typ: 'text',
  }),
  stand: (jetzt) => ({
    ausdruck: rang(STAENDE, ({ stand }) => stand, jetzt),
    typ: 'bigint',
    ohneIndex: true,
  }),
  amZug: (jetzt) => ({ ausdruck: rang(AM_ZUG, ({ amZug }) => amZug, jetzt), typ: 'bigint', ohneIndex: true }),
  // The longest first: '-seit' would be what is newest.
  seit: () => ({ ausdruck: sql`v.seit`, typ: 'timestamptz' }),
  frist: () => ({ ausdruck: sql`v.frist_bis`, typ: 'timestamptz' }),
  betrag: () => ({ ausdruck: sql`v.betrag_cent`, typ: 'bigint' }),
  zugewiesen: () => ({
    ausdruck: sql`coalesce(b.sortname, ${ZULETZT}) collate "C"`,
    typ: 'text',
    ohneIndex: true,
  }),
  eingang: () => ({ ausdruck: sql`v.eingang_am`, typ: 'timestamptz' }),
}

const spalteVon = (sortierung: Sortierung): Spalte => sortierung.replace('-', '') as Spalte // what stands behind the sign

/** Where a page ends: the key of its last row as PostgreSQL writes it, and the case. */
const Marke = z.tuple([z.string(), z.string(), z.uuid()])

export type Ordnung = {
  readonly wert: RawBuilder<unknown>
  /** A list of all begins at the end of an index. */
  readonly mitIndex: boolean
  /** Of rows `f` with `wert` and `geschaeft_guid`. */
  readonly ordnen: RawBuilder<unknown>
  /** Rows behind a mark. */
  readonly hinter: (marke: string) => RawBuilder<boolean>
  readonly marke: (zeile: { readonly schluessel: string; readonly geschaeft: string }) => string
}

const lesen = (marke: string, sortierung: Sortierung): z.infer<typeof Marke> => {
  const text = Buffer.from(marke, 'base64url').toString()
  const gelesen = z.safeParse(Marke, text.startsWith('[') ? versuchen(text) : null)
  if (!gelesen.success || gelesen.data[0] !== sortierung)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: 'nach', text: 'Diese Seite gibt es nicht. Beginnen Sie die Liste von vorn.' },
    ])
  return gelesen.data
}

const versuchen = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** How a list is put in order and goes on behind a row (keyset): no page is counted off. */
export const ordnung = (sortierung: Sortierung, jetzt: Date): Ordnung => {
  const { ausdruck, typ, ohneIndex = false } = SCHLUESSEL[spalteVon(sortierung)](jetzt)
  const ab = sortierung.startsWith('-')
  const richtung = sql.raw(ab ? 'desc' : 'asc')
  const zeichen = sql.raw(ab ? '<' : '>')
  const art = sql.raw(typ === 'text' ? '::text collate "C"' : `::${typ}`)
  return {
    wert: ausdruck,
    mitIndex: !ohneIndex,
    ordnen: sql`order by f.wert ${richtung}, f.geschaeft_guid ${richtung}`,
    hinter: (marke) => {
      const [, wert, guid] = lesen(marke, sortierung)
      return sql<boolean>`(${ausdruck}, v.geschaeft_guid) ${zeichen} (${wert}${art}, ${guid}::uuid)`
    },
    marke: ({ schluessel, geschaeft }) =>
      Buffer.from(JSON.stringify([sortierung, schluessel, geschaeft])).toString('base64url'),
  }
}
