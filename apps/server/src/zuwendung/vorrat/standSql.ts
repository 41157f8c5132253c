import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/kern/staende'
import {
  HINWEISE,
  STANDREGELN,
  type Fallfakten,
  type Hinweis,
  type Standregel,
} from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { sql, type RawBuilder } from 'kysely'

type Bedingung = RawBuilder<boolean>
type Werte = readonly (string | boolean | null)[]

export const alle = (teile: readonly Bedingung[]): Bedingung =>
  teile.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(teile, sql` and `)})`
export const eines = (teile: readonly Bedingung[]): Bedingung =>
  teile.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(teile, sql` or `)})`

const wort = (spalte: string) => (werte: Werte) => {
  const genannte = werte.filter((wert) => typeof wert === 'string')
  return eines([
    ...(werte.includes(null) ? [sql<boolean>`v.${sql.ref(spalte)} is null`] : []),
    ...(genannte.length > 0
      ? [sql<boolean>`v.${sql.ref(spalte)} in (${sql.join(genannte.map((w) => sql.lit(w)))})`]
      : []),
  ])
}

/** A deadline that is there runs, or is over at `jetzt`. */
const frist = (spalte: string) => (werte: Werte, jetzt: Date) => {
  const s = sql.ref(`v.${spalte}`)
  const teile = { LAEUFT: sql<boolean>`${s} > ${jetzt}`, ABGELAUFEN: sql<boolean>`${s} <= ${jetzt}` }
  return eines(
    werte.map((wert) =>
      wert === null ? sql<boolean>`${s} is null` : teile[wert === 'LAEUFT' ? 'LAEUFT' : 'ABGELAUFEN'],
    ),
  )
}

/** Where each fact stands in `vorrat v`. */
const FAKTEN: Record<keyof Fallfakten, (werte: Werte, jetzt: Date) => Bedingung> = {
  zurueckgezogen: (werte) =>
    werte.includes(true) ? sql<boolean>`v.zurueckgezogen` : sql<boolean>`not v.zurueckgezogen`,
  status: wort('status'),
  nachforderung: frist('nachforderung_bis'),
  anhoerung: frist('anhoerung_bis'),
  entscheidung: wort('entscheidung'),
  bekanntgabe: frist('bekanntgabe_bis'),
  verzicht: (werte) =>
    werte.includes(true) ? sql<boolean>`v.verzicht_am is not null` : sql<boolean>`v.verzicht_am is null`,
}

const regelSql = ({ wenn }: Standregel, jetzt: Date): Bedingung =>
  alle(
    // The keys of a row are those of the facts.
    (Object.entries(wenn) as [keyof Fallfakten, Werte][]).map(([fakt, werte]) => FAKTEN[fakt](werte, jetzt)),
  )

const wo = (passt: (regel: Standregel) => boolean, jetzt: Date): Bedingung =>
  eines(STANDREGELN.filter(passt).map((regel) => regelSql(regel, jetzt)))

export const hatStand = (staende: readonly string[], jetzt: Date): Bedingung =>
  wo(({ stand }) => staende.includes(stand), jetzt)
export const istAmZug = (werte: readonly string[], jetzt: Date): Bedingung =>
  wo(({ amZug }) => werte.includes(amZug), jetzt)

/** What else a rule asks for where status and withdrawal are known. */
const rest = ({ wenn: { status: _s, zurueckgezogen: _z, ...wenn }, ...regel }: Standregel): Standregel => ({
  ...regel,
  wenn,
})

/**
 * A number for the rule that fits. Asked status by status, each row meets a few rules instead of all: it is what a list in
 * this order does with every case.
 */
export const jeRegel = (zahl: (regel: Standregel) => number, jetzt: Date): RawBuilder<number> => {
  const erste = (regeln: readonly Standregel[]) =>
    sql`case ${sql.join(
      regeln.map((regel) => sql`when ${regelSql(rest(regel), jetzt)} then ${sql.lit(zahl(regel))}`),
      sql` `,
    )} end`
  const von = (wert: boolean) => STANDREGELN.filter(({ wenn }) => wenn.zurueckgezogen?.includes(wert) ?? true)
  // Most cases are decided: what is asked first decides what all of them cost.
  const jeStatus = GESCHAEFT_STATUS.toReversed().map(
    (status) =>
      sql`when ${sql.lit(status)} then ${erste(von(false).filter(({ wenn }) => wenn.status?.includes(status) ?? true))}`,
  )
  return sql<number>`case when v.zurueckgezogen then ${erste(von(true))} else
    case v.status ${sql.join(jeStatus, sql` `)} end end`
}

/** Of the row: the number of the rule that fits, as in STANDREGELN. */
export const regelNr = (jetzt: Date): RawBuilder<number> =>
  jeRegel((regel) => STANDREGELN.indexOf(regel), jetzt)

/** The notice that is waited for never lay in the portal for somebody to retrieve, or came back from the post (S9-10). */
const mussVersandtWerden = sql<boolean>`(v.frist_art = 'ABRUF' and not exists (select from bescheid b
  join bekanntgabe k on k.bescheid_guid = b.guid
  where b.geschaeft_guid = v.geschaeft_guid and v.frist_bis in (k.endet_am, k.beendet_am)))`

/** What the next deadline of the row is for. */
export const fristArt = sql`case when ${mussVersandtWerden} then 'VERSAND' else v.frist_art end`

const HINWEIS: Record<Hinweis, (jetzt: Date) => Bedingung> = {
  KORREKTUR: () => sql<boolean>`v.korrektur`,
  FRIST_ABGELAUFEN: (jetzt) => sql<boolean>`(v.frist_bis <= ${jetzt} and not ${mussVersandtWerden})`,
  VON_FREIGABE_ZURUECK: (jetzt) => hatStand(['ZURUECKGEGEBEN'], jetzt),
  BANKDATEN_NEU: () => sql<boolean>`v.bankdaten_neu`,
  DATEI_GESPERRT: () => sql<boolean>`v.datei_gesperrt`,
  BESCHEID_NICHT_ABGERUFEN: (jetzt) => sql<boolean>`v.bekanntgabe_bis > ${jetzt}`,
  BESCHEID_ANDERER_WEG: (jetzt) => sql<boolean>`v.bekanntgabe_bis <= ${jetzt}`,
  VERZICHT_ERKLAERT: () => sql<boolean>`v.verzicht_am is not null`,
  // As the inbox has it: the bank's reading leaves no mark, what counts is the answer.
  MITTEILUNG_UNBEANTWORTET: () => sql<boolean>`exists (select from konversation k
    where k.geschaeft_guid = v.geschaeft_guid and k.wartet_seit is not null and k.erledigt_am is null)`,
}

export const hatHinweis = (hinweise: readonly string[], jetzt: Date): Bedingung =>
  eines(HINWEISE.filter((h) => hinweise.includes(h)).map((h) => HINWEIS[h](jetzt)))

/** All that hold, in the order of the contract. */
export const hinweiseSql = (jetzt: Date): RawBuilder<Hinweis[]> =>
  sql<Hinweis[]>`array_remove(array[${sql.join(
    HINWEISE.map((h) => sql`case when ${HINWEIS[h](jetzt)} then ${sql.lit(h)} end`),
  )}], null)`
