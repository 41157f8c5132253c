import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { GeschaeftStatus } from '@foerderportal/contract/zuwendung/lifecycle'
import type { Programm } from '@foerderportal/contract/zuwendung/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import { gefunden } from '../kern/policy.ts'
import { bankAntragSperren, type BankAntrag } from './bankAntrag.ts'
import { befangen, befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'

/** A case as the bank's people read it, the withdrawn ones too; a draft that was never sent is the applicant's alone. */
export type BankFall = {
  readonly geschaeft_guid: string
  readonly antrag_guid: string
  readonly unternehmen_guid: string
  readonly ge_nr: string
  readonly programm: Programm
  readonly status: GeschaeftStatus
  readonly zurueckgezogen_am: Date | null
  /** Who asks is a member of its company (permitted read, see kern/repository.ts). */
  readonly eigener: boolean
}

/** The case for somebody of the bank: 404 unknown or never sent, 403 with a conflict of interest (S9-01). */
export const bankFallLesen = async (db: Database | Tx, guid: string, sub: string): Promise<BankFall> => {
  const { rows } = await sql<BankFall & { readonly befangen: boolean }>`select g.guid as geschaeft_guid,
      a.guid as antrag_guid, a.unternehmen_guid, g.ge_nr, g.programm, g.status, g.zurueckgezogen_am,
      exists (select from mitgliedschaft m where m.unternehmen_guid = a.unternehmen_guid
        and m.nutzer_sub = ${sub}) as eigener,
      ${befangen({ geschaeft: sql`g.guid`, unternehmen: sql`a.unternehmen_guid` }, sub)} as befangen
    from geschaeft g join antrag a on a.geschaeft_guid = g.guid
    where g.guid = ${guid} and exists (select from einreichung e where e.dokument_guid = a.guid)`.execute(db)
  const { befangen: istBefangen, ...fall } = gefunden(rows[0])
  if (istBefangen) throw befangenAbsagen()
  return fall
}

/** Its application to write, locked with the case: besides, 403 of the own company and 412 withdrawn. */
export const bankFallSperren = async (tx: Tx, guid: string, sub: string): Promise<BankAntrag> => {
  const { antrag_guid: antragGuid } = await bankFallLesen(tx, guid, sub)
  return bankAntragSperren(tx, antragGuid, sub)
}

/** The same with the case locked first, withdrawn or not and whoever asks: what was changed while it waited is seen. */
export const bankFallHalten = async (tx: Tx, guid: string, sub: string): Promise<BankFall> => {
  await sql`select from geschaeft where guid = ${guid} for update`.execute(tx)
  return bankFallLesen(tx, guid, sub)
}

/** 403 to a member of the company who wants to change something; he may look (S9-01). */
export const eigenerAbsagen = (): Refusal =>
  absagen(
    ALLGEMEIN.keineBerechtigung,
    'Dieser Fall ist von einem Unternehmen, für das Sie selbst handeln. Jemand anderes aus der Sachbearbeitung bearbeitet ihn.',
  )
