import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { hindernis, istEntwurf, type Aktion } from '@foerderportal/contract/zuwendung/lifecycle'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { dokumentSperren } from '../../platform/dokument/dokument.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { befangen, befangenAbsagen } from './befangenheit.ts'
import { ANTRAG, antragSpalten, rundeDazu, type AntragRow } from '../kern/repository.ts'

/** An application as the bank has it: also when it was withdrawn. */
export type BankAntrag = Omit<AntragRow, 'zeichnungsberechtigung'> & {
  readonly zurueckgezogen_am: Date | null
  /** Who asks is a member of its company (permitted read, see repository.ts). */
  readonly eigener: boolean
  /** Who asks has declared a conflict of interest (S9-01). */
  readonly befangen: boolean
}

/** Locked as its own people lock it, case included. */
const antragFuerBankSperren = (tx: Tx, guid: string, sub: string): Promise<BankAntrag | undefined> =>
  dokumentSperren(tx, ANTRAG, {
    laden: (dazu) => sql<BankAntrag>`select ${antragSpalten}, g.zurueckgezogen_am,
        exists (select from mitgliedschaft m where m.unternehmen_guid = a.unternehmen_guid
          and m.nutzer_sub = ${sub}) as eigener,
        ${befangen(sql`g.guid`, sub)} as befangen ${dazu}
      from antrag a join geschaeft g on g.guid = a.geschaeft_guid ${rundeDazu}
      where a.guid = ${guid}`,
    sperre: sql`a, g`,
  })

const EIGENER =
  'Dieser Antrag ist von einem Unternehmen, für das Sie selbst handeln. Jemand anderes aus der Sachbearbeitung bearbeitet ihn.'

/**
 * The application for somebody of the bank, locked: 404 unknown, 403 with a conflict of interest or of his own company,
 * 412 withdrawn.
 */
export const bankAntragSperren = async (tx: Tx, guid: string, sub: string): Promise<BankAntrag> => {
  const antrag = gefunden(await antragFuerBankSperren(tx, guid, sub))
  if (antrag.befangen) throw befangenAbsagen()
  if (antrag.eigener) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENER)
  if (antrag.zurueckgezogen_am !== null)
    throw nichtMoeglich(
      `Der Antrag wurde am ${alsZeitpunkt(antrag.zurueckgezogen_am.toISOString())} Uhr zurückgezogen.`,
    )
  return antrag
}

/** 412 with the reason unless the life cycle lets the bank do it. */
export const bankErlauben = (aktion: Aktion, { status, nachforderung }: BankAntrag): void => {
  // To the bank an application that has been sent is never a draft: it is one that has come back to the applicant.
  const grund = hindernis(aktion, status, 'BANK', nachforderung !== null || !istEntwurf(status))
  if (grund !== null) throw nichtMoeglich(grund)
}
