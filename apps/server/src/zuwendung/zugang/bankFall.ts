import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  antragStaendeBei,
  istEntwurf,
  type Aktion,
  type GeschaeftStatus,
} from '@foerderportal/contract/zuwendung/kern/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql, type RawBuilder } from 'kysely'
import { befangen, befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dokumentSperren } from '../../platform/dokument/dokument.ts'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { ANTRAG, antragSpalten, rundeDazu, type AntragRow } from '../kern/repository.ts'

type Zugang = {
  /** Who asks. */
  readonly leser: string
  /** Also the withdrawn ones: the bank reads them, and writes nothing. */
  readonly zurueckgezogen_am: Date | null
  /** Who asks is a member of its company (permitted read, see kern/repository.ts). */
  readonly eigener: boolean
  /** Who asks has declared a conflict of interest (S9-01). */
  readonly befangen: boolean
}

/** A case as the bank's people read it. */
export type BankFall = Omit<Zugang, 'befangen'> & {
  readonly geschaeft_guid: string
  readonly antrag_guid: string
  readonly unternehmen_guid: string
  readonly ge_nr: string
  readonly programm: Programm
  readonly status: GeschaeftStatus
}

/** Its application, with the form. */
export type BankAntrag = Omit<AntragRow, 'zeichnungsberechtigung'> & Zugang & { readonly status_seit: Date }

type Wo = RawBuilder<unknown>

/** By its guid. */
const derAntrag = (guid: string): Wo => sql`a.guid = ${guid}`
/** By its case, once it was sent: a first draft is the applicant's alone. */
const imGeschaeft = (guid: string): Wo => sql`a.geschaeft_guid = ${guid}
  and exists (select from einreichung e where e.dokument_guid = a.guid)`

/** What decides whether this person reads and writes it. */
const zugang = (sub: string) => sql`g.zurueckgezogen_am, ${sub}::text as leser,
    exists (select from mitgliedschaft m where m.unternehmen_guid = a.unternehmen_guid
      and m.nutzer_sub = ${sub}) as eigener,
    ${befangen({ geschaeft: sql`g.guid`, unternehmen: sql`a.unternehmen_guid` }, sub)} as befangen`
const ANTRAG_IM_FALL = sql`from antrag a join geschaeft g on g.guid = a.geschaeft_guid`

const laden = (wo: Wo, sub: string, dazu: RawBuilder<unknown> = sql``) =>
  sql<BankAntrag>`select ${antragSpalten}, g.status_seit, ${zugang(sub)} ${dazu}
    ${ANTRAG_IM_FALL} ${rundeDazu}
    where ${wo}`

/** 404 unknown or never sent, 403 with a conflict of interest. */
const lesbar = <F extends Pick<Zugang, 'befangen'>>(fall: F | undefined): F => {
  const da = gefunden(fall)
  if (da.befangen) throw befangenAbsagen()
  return da
}

export const EIGENER =
  'Dieser Fall ist von einem Unternehmen, für das Sie selbst handeln. Jemand anderes aus der Sachbearbeitung bearbeitet ihn.'

/** 403 to a member of the company who wants to change something; he may look (S9-01). */
export const eigenerAbsagen = (): Refusal => absagen(ALLGEMEIN.keineBerechtigung, EIGENER)

const zurueckgezogen = ({ zurueckgezogen_am: am }: Pick<Zugang, 'zurueckgezogen_am'>): string | null =>
  am === null ? null : `Der Antrag wurde am ${alsMinute(am)} Uhr zurückgezogen.`

/** Why nobody like this person writes at the case, whatever its status, as a sentence; null where he may. */
export const schreibhindernis = (antrag: BankAntrag): string | null =>
  antrag.eigener ? EIGENER : zurueckgezogen(antrag)

/** Locked as its own people lock it, case included. */
const sperren = async (tx: Tx, wo: Wo, sub: string): Promise<BankAntrag> => {
  const da = lesbar(
    await dokumentSperren(tx, ANTRAG, { laden: (dazu) => laden(wo, sub, dazu), sperre: sql`a, g` }),
  )
  if (da.eigener) throw eigenerAbsagen()
  const grund = zurueckgezogen(da)
  if (grund !== null) throw nichtMoeglich(grund)
  return da
}

/**
 * The application for somebody of the bank, locked: 404 unknown, 403 with a conflict of interest or of his own company,
 * 412 withdrawn.
 */
export const bankAntragSperren = (tx: Tx, guid: string, sub: string): Promise<BankAntrag> =>
  sperren(tx, derAntrag(guid), sub)

/** The same by its case, for acts that the case is named by: 404 also while nothing was ever sent. */
export const fallSperren = (tx: Tx, geschaeftGuid: string, sub: string): Promise<BankAntrag> =>
  sperren(tx, imGeschaeft(geschaeftGuid), sub)

/** A case as somebody of the bank reads it, its form included: 404 unknown or never sent, 403 with a conflict of interest. */
export const fallLaden = async (db: Database | Tx, geschaeftGuid: string, sub: string): Promise<BankAntrag> =>
  lesbar((await laden(imGeschaeft(geschaeftGuid), sub).execute(db)).rows[0])

/** The same without the form, which is the most of it. */
export const bankFallLesen = async (
  db: Database | Tx,
  geschaeftGuid: string,
  sub: string,
): Promise<BankFall> => {
  const { rows } = await sql<BankFall & Zugang>`select g.guid as geschaeft_guid, a.guid as antrag_guid,
      a.unternehmen_guid, g.ge_nr, g.programm, g.status, ${zugang(sub)}
    ${ANTRAG_IM_FALL} where ${imGeschaeft(geschaeftGuid)}`.execute(db)
  const { befangen: _, ...fall } = lesbar(rows[0])
  return fall
}

/** The same with the case locked first, withdrawn or not and whoever asks: what was changed while it waited is seen. */
export const bankFallHalten = async (tx: Tx, geschaeftGuid: string, sub: string): Promise<BankFall> => {
  await sql`select from geschaeft where guid = ${geschaeftGuid} for update`.execute(tx)
  return bankFallLesen(tx, geschaeftGuid, sub)
}

/** 412 with the reason unless the life cycle lets the bank do it. */
export const bankErlauben = (aktion: Aktion, { status, nachforderung }: BankAntrag): void => {
  // To the bank an application that has been sent is never a draft: it is one that has come back to the applicant.
  const staende = antragStaendeBei(nachforderung !== null || !istEntwurf(status))
  const grund = staende.hindernis(aktion, status, ['BANK'])
  if (grund !== null) throw nichtMoeglich(grund.text)
}
