import type { AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import { fruehesterTag } from '@foerderportal/contract/auszahlung/rules'
import type { AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Auszahlungspunkt } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/auszahlungspunkt'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql, type RawBuilder } from 'kysely'
import { befangen, befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { auszahlungspunkteFuer } from '../../zuwendung/public.ts'
import { postenVon, type Posten } from '../kern/auszahlungen.ts'
import { mitPruefstand } from '../kern/dateien.ts'

type FallRow = {
  readonly guid: string
  readonly status: AuszahlungStatus
  readonly formular: AuszahlungFormular
  readonly geschaeft_guid: string
  readonly ge_nr: string
  readonly programm: Programm
  readonly demo: boolean
  readonly unternehmen_guid: string
  readonly unternehmen_name: string
  readonly eingangsnummer: string
  readonly eingegangen_am: Date
  readonly eingang_sha256: string
  readonly beleg_guid: string | null
  readonly bewilligt_am: Date
  readonly vorhabenbeginn_ab: string | null
  readonly max_auszahlungen: number
  readonly nr: number
  readonly gegenstaende: readonly Posten[]
  readonly eigener: boolean
  readonly befangen: boolean
}

/** A sent payout request as somebody of the bank has it before him. */
export type Pruefungsfall = Omit<FallRow, 'befangen'> & {
  readonly katalog: readonly Auszahlungspunkt[]
  readonly fruehesterTag: string
}

/** `geschaeft`, `unternehmen` and `mitgliedschaft` are read here as in repository.ts. */
const laden = (guid: string, sub: string, sperre: RawBuilder<unknown> = sql``) => sql<FallRow>`
  select a.guid, a.status, a.formular, a.geschaeft_guid, g.ge_nr, g.programm, g.demo, a.unternehmen_guid,
    u.name as unternehmen_name, e.eingangsnummer, e.eingegangen_am, e.sha256 as eingang_sha256, e.beleg_guid, b.bewilligt_am, g.vorhabenbeginn_ab,
    b.max_auszahlungen,
    (select count(*)::integer from auszahlung z where z.geschaeft_guid = a.geschaeft_guid and z.status <> 'ABGELEHNT'
      and (z.angelegt_am, z.guid) < (a.angelegt_am, a.guid)) + 1 as nr,
    ${postenVon(sql`a.geschaeft_guid`, sql`a.guid`)} as gegenstaende,
    exists (select from mitgliedschaft m where m.unternehmen_guid = a.unternehmen_guid
      and m.nutzer_sub = ${sub}) as eigener,
    ${befangen({ geschaeft: sql`g.guid`, unternehmen: sql`a.unternehmen_guid` }, sub)} as befangen
  from auszahlung a
    join geschaeft g on g.guid = a.geschaeft_guid
    join unternehmen u on u.guid = a.unternehmen_guid
    join bewilligung b on b.geschaeft_guid = a.geschaeft_guid
    join einreichung e on e.dokument_guid = a.guid and e.dokument_version = a.eingereicht_version
  where a.guid = ${guid} and a.status <> 'IN_BEARBEITUNG' ${sperre}`

/** 404 unknown or never sent, 403 with a conflict of interest (S9-01). */
const zugaenglich = (row: FallRow | undefined): FallRow => {
  if (row === undefined) throw absagen(AUSZAHLUNG_PROBLEME.auszahlungFehlt)
  if (row.befangen) throw befangenAbsagen()
  return row
}

const mitKatalog = async (db: Database | Tx, gefunden: FallRow | undefined): Promise<Pruefungsfall> => {
  const row = zugaenglich(gefunden)
  return {
    ...row,
    formular: await mitPruefstand(db, row.formular),
    katalog: await auszahlungspunkteFuer(db, row.programm, row.eingegangen_am),
    fruehesterTag: fruehesterTag(tagInBerlin(row.bewilligt_am), row.vorhabenbeginn_ab),
  }
}

/** What of it names files, with the same refusals. */
export const genanntesLaden = async (
  db: Database,
  guid: string,
  sub: string,
): Promise<Pick<FallRow, 'formular' | 'beleg_guid' | 'unternehmen_name'>> =>
  zugaenglich((await laden(guid, sub).execute(db)).rows[0])

/** The request with the programme's points and the state of its files; refuses as `zugaenglich` does. */
export const pruefungsfallLaden = async (
  db: Database | Tx,
  guid: string,
  sub: string,
): Promise<Pruefungsfall> => mitKatalog(db, (await laden(guid, sub).execute(db)).rows[0])

/** The same, locked: two who check or release one request queue here. */
export const pruefungsfallSperren = async (tx: Tx, guid: string, sub: string): Promise<Pruefungsfall> =>
  mitKatalog(tx, (await laden(guid, sub, sql`for update of a`).execute(tx)).rows[0])
