import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { hindernis, istEntwurf, type Aktion } from '@foerderportal/contract/zuwendung/lifecycle'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dokumentSperren } from '../../platform/dokument/dokument.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { befangen, befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'
import { ANTRAG, antragSpalten, rundeDazu, type AntragRow } from '../kern/repository.ts'

/** An application as the bank has it: also when it was withdrawn. */
export type BankAntrag = Omit<AntragRow, 'zeichnungsberechtigung'> & {
  readonly zurueckgezogen_am: Date | null
  readonly status_seit: Date
  /** Who asks is a member of its company (permitted read, see repository.ts). */
  readonly eigener: boolean
  /** Who asks has declared a conflict of interest (S9-01). */
  readonly befangen: boolean
}

type Wo = RawBuilder<unknown>

/** By its guid. */
const derAntrag = (guid: string): Wo => sql`a.guid = ${guid}`
/** By its case, once it was sent: a first draft is the applicant's alone. */
const imGeschaeft = (guid: string): Wo => sql`a.geschaeft_guid = ${guid}
  and exists (select from einreichung e where e.dokument_guid = a.guid)`

const laden = (
  wo: Wo,
  sub: string,
  dazu: RawBuilder<unknown> = sql``,
) => sql<BankAntrag>`select ${antragSpalten},
    g.zurueckgezogen_am, g.status_seit,
    exists (select from mitgliedschaft m where m.unternehmen_guid = a.unternehmen_guid
      and m.nutzer_sub = ${sub}) as eigener,
    ${befangen({ geschaeft: sql`g.guid`, unternehmen: sql`a.unternehmen_guid` }, sub)} as befangen ${dazu}
  from antrag a join geschaeft g on g.guid = a.geschaeft_guid ${rundeDazu}
  where ${wo}`

/** Locked as its own people lock it, case included. */
const sperren = (tx: Tx, wo: Wo, sub: string): Promise<BankAntrag | undefined> =>
  dokumentSperren(tx, ANTRAG, { laden: (dazu) => laden(wo, sub, dazu), sperre: sql`a, g` })

export const EIGENER =
  'Dieser Antrag ist von einem Unternehmen, für das Sie selbst handeln. Jemand anderes aus der Sachbearbeitung bearbeitet ihn.'

const zurueckgezogen = ({ zurueckgezogen_am: am }: BankAntrag): string | null =>
  am === null ? null : `Der Antrag wurde am ${alsMinute(am)} Uhr zurückgezogen.`

/** Why nobody like this person writes at the case, whatever its status, as a sentence; null where he may. */
export const schreibhindernis = (antrag: BankAntrag): string | null =>
  antrag.eigener ? EIGENER : zurueckgezogen(antrag)

const beschreibbar = (antrag: BankAntrag | undefined): BankAntrag => {
  const da = gefunden(antrag)
  if (da.befangen) throw befangenAbsagen()
  if (da.eigener) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENER)
  const grund = zurueckgezogen(da)
  if (grund !== null) throw nichtMoeglich(grund)
  return da
}

/**
 * The application for somebody of the bank, locked: 404 unknown, 403 with a conflict of interest or of his own company,
 * 412 withdrawn.
 */
export const bankAntragSperren = async (tx: Tx, guid: string, sub: string): Promise<BankAntrag> =>
  beschreibbar(await sperren(tx, derAntrag(guid), sub))

/** The same by its case, for acts that the case is named by: 404 also while nothing was ever sent. */
export const fallSperren = async (tx: Tx, geschaeftGuid: string, sub: string): Promise<BankAntrag> =>
  beschreibbar(await sperren(tx, imGeschaeft(geschaeftGuid), sub))

/** A case as somebody of the bank reads it: 404 unknown or never sent, 403 with a conflict of interest. */
export const fallLaden = async (
  db: Database | Tx,
  geschaeftGuid: string,
  sub: string,
): Promise<BankAntrag> => {
  const { rows } = await laden(imGeschaeft(geschaeftGuid), sub).execute(db)
  const fall = gefunden(rows[0])
  if (fall.befangen) throw befangenAbsagen()
  return fall
}

/** 412 with the reason unless the life cycle lets the bank do it. */
export const bankErlauben = (aktion: Aktion, { status, nachforderung }: BankAntrag): void => {
  // To the bank an application that has been sent is never a draft: it is one that has come back to the applicant.
  const grund = hindernis(aktion, status, 'BANK', nachforderung !== null || !istEntwurf(status))
  if (grund !== null) throw nichtMoeglich(grund)
}
