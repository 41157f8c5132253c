import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import type { VorratFilter } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ZUGEWIESEN, alsListe } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql, type RawBuilder } from 'kysely'
import { gesucht } from '../../platform/database/gesucht.ts'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import { alle, eines, hatHinweis, hatStand, istAmZug } from './standSql.ts'

type Bedingung = RawBuilder<boolean>

/** Who asks, and when: deadlines are judged by the server's clock. */
export type Frage = { readonly sub: string; readonly jetzt: Date }

const MITTERNACHT = sql`::date::timestamp at time zone 'Europe/Berlin'`
const tagesbeginn = (tag: string) => sql`(${tag}${MITTERNACHT})`
const tagesende = (tag: string) => tagesbeginn(tageSpaeter(tag, 1))

/** 'heute' and '6tage' as days of the calendar. */
const tagVon = (text: string, jetzt: Date): string => {
  const tage = /^(?:heute|(\d+)tage)$/.exec(text)
  return tage === null ? text : tageSpaeter(tagInBerlin(jetzt), Number(tage[1] ?? 0))
}

const unter = (spalte: string) => (text: string) =>
  sql<boolean>`${sql.ref(`v.${spalte}`)} = any(${alsListe(text)})`

/** Every word is somewhere in what names the case: its numbers, the company and its ZID, who acts for it (S10-06). */
const enthaelt = (text: string): Bedingung => gesucht(sql`v.suchtext`, text)

const zugewiesen = (text: string, { sub }: Frage): Bedingung => {
  const werte = alsListe(text)
  const subs = werte
    .filter((wert) => wert !== ZUGEWIESEN.niemand)
    .map((wert) => (wert === ZUGEWIESEN.ich ? sub : wert))
  return eines([
    ...(werte.includes(ZUGEWIESEN.niemand) ? [sql<boolean>`v.zugewiesen_sub is null`] : []),
    ...(subs.length > 0 ? [sql<boolean>`v.zugewiesen_sub = any(${subs})`] : []),
  ])
}

const cent = (text: string) => inCent(Number(text))

/** What each field of the filter lets through, of `vorrat v`. */
const FELDER: { readonly [F in keyof Required<VorratFilter>]: (wert: string, frage: Frage) => Bedingung } = {
  text: enthaelt,
  programm: unter('programm'),
  runde: (text) => sql<boolean>`v.runde_guid = any(${alsListe(text)}::uuid[])`,
  kategorie: (text) => sql<boolean>`v.kategorien && ${alsListe(text)}::text[]`,
  stand: (text, { jetzt }) => hatStand(alsListe(text), jetzt),
  amZug: (text, { jetzt }) => istAmZug(alsListe(text), jetzt),
  zugewiesen,
  betragVon: (text) => sql<boolean>`v.betrag_cent >= ${cent(text)}`,
  betragBis: (text) => sql<boolean>`v.betrag_cent <= ${cent(text)}`,
  eingangVon: (tag) => sql<boolean>`v.eingang_am >= ${tagesbeginn(tag)}`,
  eingangBis: (tag) => sql<boolean>`v.eingang_am < ${tagesende(tag)}`,
  fristBis: (text, { jetzt }) => sql<boolean>`v.frist_bis <= ${tagesende(tagVon(text, jetzt))}`,
  antragstellerArt: unter('antragsteller_art'),
  rechtsform: unter('rechtsform'),
  land: unter('land'),
  hinweis: (text, { jetzt }) => hatHinweis(alsListe(text), jetzt),
  unternehmen: (text) => sql<boolean>`v.unternehmen_guid = any(${alsListe(text)}::uuid[])`,
}

/** The filter alone, for the counters of many views over the same rows. */
export const gefiltert = (filter: VorratFilter, frage: Frage): Bedingung =>
  alle(
    // The keys of a filter are those of its fields; what is not given narrows nothing.
    (Object.entries(filter) as [keyof VorratFilter, string | undefined][]).flatMap(([feld, wert]) =>
      wert === undefined ? [] : [FELDER[feld](wert, frage)],
    ),
  )

/**
 * The one query of the work list (S9-02), from `from` on: list, count, counters of the views, next case, and whatever lists
 * the same cases. On which somebody declared a conflict of interest, that does not exist for him (S9-01).
 */
export const auswahl = ({ sub }: Frage, ...bedingungen: readonly Bedingung[]): RawBuilder<unknown> =>
  sql`from vorrat v left join bankperson b on b.sub = v.zugewiesen_sub
    where ${alle([unbefangen({ geschaeft: sql`v.geschaeft_guid`, unternehmen: sql`v.unternehmen_guid` }, sub), ...bedingungen])}`
