import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { STANDREGELN, type FristArt, type Hinweis } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { ANWESEND_SEKUNDEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql, type RawBuilder } from 'kysely'
import type { Frage } from './auswahl.ts'
import { fristArt, hinweiseSql, regelNr } from './standSql.ts'

export type Row = {
  readonly geschaeft: string
  readonly antrag: string
  readonly geNr: string
  readonly unternehmenGuid: string
  readonly unternehmenName: string
  readonly eigenes: boolean
  readonly programm: Programm
  readonly runde: string
  readonly kategorien: string[]
  readonly regel: number
  readonly seit: Date
  readonly fristArt: FristArt | null
  readonly fristBis: Date
  readonly betragCent: number
  readonly eingang: Date
  readonly zugewiesenSub: string | null
  readonly zugewiesenName: string | null
  readonly zuweisung: number
  readonly hinweise: Hinweis[]
  readonly anwesend: string[]
}

/** Who asks is a member of the company (permitted read of `mitgliedschaft`, see kern/repository.ts). */
export const eigenes = (sub: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from mitgliedschaft m where m.unternehmen_guid = v.unternehmen_guid and m.nutzer_sub = ${sub})`

/** SQL: others who said within the last seconds that they have the case open. */
export const andereIn = (geschaeftGuid: RawBuilder<unknown>, { sub, jetzt }: Frage): RawBuilder<unknown> =>
  sql`from anwesenheit w where w.geschaeft_guid = ${geschaeftGuid} and w.bankperson_sub <> ${sub}
    and w.zuletzt > ${new Date(jetzt.getTime() - ANWESEND_SEKUNDEN * 1_000)}`

/** Of `vorrat v` and who has it, `bankperson b`. */
export const zeilenSpalten = (frage: Frage): RawBuilder<unknown> =>
  sql`v.geschaeft_guid as geschaeft, v.antrag_guid as antrag, v.ge_nr as "geNr", v.unternehmen_guid as "unternehmenGuid",
    v.unternehmen_name as "unternehmenName", ${eigenes(frage.sub)} as eigenes, v.programm,
    (select r.bezeichnung from foerderrunde r where r.guid = v.runde_guid) as runde, v.kategorien,
    ${regelNr(frage.jetzt)} as regel, v.seit, ${fristArt} as "fristArt", v.frist_bis as "fristBis",
    v.betrag_cent as "betragCent", v.eingang_am as eingang, v.zugewiesen_sub as "zugewiesenSub",
    b.name as "zugewiesenName", v.zuweisung_nr as zuweisung, ${hinweiseSql(frage.jetzt)} as hinweise,
    array(select p.name from bankperson p where p.sub in (select w.bankperson_sub
      ${andereIn(sql`v.geschaeft_guid`, frage)}) order by p.name) as anwesend`

/** Somebody of whom the bank's register does not know a name any more. */
const OHNE_NAMEN = 'Unbekannt'

export const zeile = (row: Row): VorratZeile => {
  const regel = STANDREGELN[row.regel]
  if (regel === undefined) throw new Error(`case ${row.geschaeft} fits no row of STANDREGELN`)
  return {
    geschaeft: row.geschaeft,
    antrag: row.antrag,
    geNr: row.geNr,
    unternehmen: { guid: row.unternehmenGuid, name: row.unternehmenName },
    eigenes: row.eigenes,
    programm: row.programm,
    runde: row.runde,
    kategorien: row.kategorien,
    stand: regel.stand,
    amZug: regel.amZug,
    seit: row.seit.toISOString(),
    frist: row.fristArt && { art: row.fristArt, bis: row.fristBis.toISOString() },
    betrag: inEuro(row.betragCent),
    eingang: row.eingang.toISOString(),
    zugewiesen:
      row.zugewiesenSub === null ? null : { sub: row.zugewiesenSub, name: row.zugewiesenName ?? OHNE_NAMEN },
    zuweisung: row.zuweisung,
    hinweise: row.hinweise,
    anwesend: row.anwesend,
  }
}
