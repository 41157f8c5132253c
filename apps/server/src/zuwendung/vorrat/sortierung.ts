import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { AM_ZUG, STAENDE, type Standregel } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import type { Sortierung, Spalte } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { absagen } from '../../platform/http/refusal.ts'
import type { Frage } from './auswahl.ts'
import type { Ausschnitt } from './faecher.ts'
import { ZULETZT, personenfaecher } from './personenfaecher.ts'
import { regelfaecher } from './regelfaecher.ts'
import { jeRegel } from './standSql.ts'

type Schluessel = {
  readonly ausdruck: RawBuilder<unknown>
  readonly typ: 'text' | 'bigint' | 'timestamptz'
  /** No index is in this order: how all cases are put in it all the same. */
  readonly faecher?: (hinter: readonly RawBuilder<boolean>[], ausschnitt: Ausschnitt) => RawBuilder<unknown>
}

const nachRegel = (zahl: (regel: Standregel) => number, jetzt: Date): Schluessel => {
  const wert = jeRegel(zahl, jetzt)
  return { ausdruck: wert, typ: 'bigint', faecher: (hinter, a) => regelfaecher(zahl, { wert, hinter }, a) }
}

/** By what each column sorts, never null; equal ones by their case, so that the order is the same on every page. */
const SCHLUESSEL: Record<Spalte, (jetzt: Date) => Schluessel> = {
  geNr: () => ({ ausdruck: sql`v.ge_nr collate "C"`, typ: 'text' }),
  unternehmen: () => ({ ausdruck: sql`v.sortname`, typ: 'text' }),
  kategorie: () => ({
    ausdruck: sql`vorrat_kategorie(v.programm, v.kategorien) collate "C"`,
    typ: 'text',
  }),
  stand: (jetzt) => nachRegel(({ stand }) => STAENDE.indexOf(stand), jetzt),
  amZug: (jetzt) => nachRegel(({ amZug }) => AM_ZUG.indexOf(amZug), jetzt),
  // The longest first: '-seit' would be what is newest.
  seit: () => ({ ausdruck: sql`v.seit`, typ: 'timestamptz' }),
  frist: () => ({ ausdruck: sql`v.frist_bis`, typ: 'timestamptz' }),
  betrag: () => ({ ausdruck: sql`v.betrag_cent`, typ: 'bigint' }),
  zugewiesen: () => ({
    ausdruck: sql`coalesce(b.sortname, ${ZULETZT}) collate "C"`,
    typ: 'text',
    faecher: (_hinter, a) => personenfaecher(a),
  }),
  eingang: () => ({ ausdruck: sql`v.eingang_am`, typ: 'timestamptz' }),
}

const spalteVon = (sortierung: Sortierung): Spalte => sortierung.replace('-', '') as Spalte // what stands behind the sign

/** Where a page ends: the key of its last row as PostgreSQL writes it, and the case. */
const Marke = z.tuple([z.string(), z.string(), z.uuid()])

type Zeile = { readonly schluessel: string; readonly geschaeft: string }

export type Ordnung = {
  readonly wert: RawBuilder<unknown>
  /** Of rows `f` with `wert` and `geschaeft_guid`. */
  readonly ordnen: RawBuilder<unknown>
  /** Rows behind the mark; of a first page nothing. */
  readonly hinter: readonly RawBuilder<boolean>[]
  /** Of all cases those among which the page is, where no index begins with them. */
  readonly faecher?: (frage: Frage, anzahl: number) => RawBuilder<unknown>
  readonly marke: (zeile: Zeile) => string
}

const lesen = (marke: string, sortierung: Sortierung): NonNullable<Ausschnitt['hinter']> => {
  const text = Buffer.from(marke, 'base64url').toString()
  const gelesen = z.safeParse(Marke, text.startsWith('[') ? versuchen(text) : null)
  if (!gelesen.success || gelesen.data[0] !== sortierung)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: 'nach', text: 'Diese Seite gibt es nicht. Beginnen Sie die Liste von vorn.' },
    ])
  const [, wert, guid] = gelesen.data
  return { wert, guid }
}

const versuchen = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** How a list is put in order and goes on behind a row (keyset): no page is counted off. */
export const ordnung = (sortierung: Sortierung, nach: string | undefined, jetzt: Date): Ordnung => {
  const { ausdruck, typ, faecher } = SCHLUESSEL[spalteVon(sortierung)](jetzt)
  const ab = sortierung.startsWith('-')
  const richtung = sql.raw(ab ? 'desc' : 'asc')
  const zeichen = sql.raw(ab ? '<' : '>')
  const art = sql.raw(typ === 'text' ? '::text collate "C"' : `::${typ}`)
  const stelle = nach === undefined ? undefined : lesen(nach, sortierung)
  const hinter = stelle
    ? [sql<boolean>`(${ausdruck}, v.geschaeft_guid) ${zeichen} (${stelle.wert}${art}, ${stelle.guid}::uuid)`]
    : []
  return {
    wert: ausdruck,
    ordnen: sql`order by f.wert ${richtung}, f.geschaeft_guid ${richtung}`,
    hinter,
    ...(faecher && {
      faecher: (frage: Frage, anzahl: number) => faecher(hinter, { frage, ab, hinter: stelle, anzahl }),
    }),
    marke: ({ schluessel, geschaeft }) =>
      Buffer.from(JSON.stringify([sortierung, schluessel, geschaeft])).toString('base64url'),
  }
}
