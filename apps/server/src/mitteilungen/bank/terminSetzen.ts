import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { terminFehler } from '@foerderportal/contract/mitteilungen/termin'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ohneFehler } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { endeDesTages } from '../konversation/konversationen.ts'
import type { BankKonversationRow } from './bankKonversationen.ts'
import { konversationHandeln, type Konversationsaufruf } from './konversationHandeln.ts'

type Tat = { readonly sub: string; readonly jetzt: Date; readonly termin: string | null }

/** S7-02: the day of a conversation as it is from now on ('YYYY-MM-DD'); the same day again changes nothing. */
export const terminFestlegen = async (
  tx: Tx,
  konversation: Pick<BankKonversationRow, 'guid' | 'unternehmen_guid'>,
  { sub, jetzt, termin }: Tat,
): Promise<void> => {
  if (termin !== null) ohneFehler(terminFehler(termin, tagInBerlin(jetzt)))
  const neu = termin === null ? sql`null` : endeDesTages(termin)
  const { rows } = await sql`update konversation set termin = ${neu}, termin_geaendert_am = ${jetzt}
    where guid = ${konversation.guid} and termin is distinct from ${neu} returning guid`.execute(tx)
  if (rows.length === 0) return
  await protokollieren(tx, {
    unternehmenGuid: konversation.unternehmen_guid,
    sub,
    handlung: termin === null ? 'terminLoeschen' : 'terminSetzen',
    objektGuid: konversation.guid,
    ...(termin !== null && { angaben: { termin } }),
  })
}

/** Sets, moves or takes away the day of a conversation. */
export const terminSetzen = (
  services: Pick<Services, 'db' | 'clock'>,
  { termin, ...aufruf }: Konversationsaufruf & { readonly termin: string | null },
): Promise<BankKonversation> =>
  konversationHandeln(
    services,
    aufruf,
    termin === null ? 'terminLoeschen' : 'terminSetzen',
    async (tx, { row, jetzt }) => {
      await terminFestlegen(tx, row, { sub: aufruf.sub, jetzt, termin })
      return null
    },
  )
