import { randomUUID } from 'node:crypto'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mitteilungEinfuegen } from '../konversation/konversationen.ts'
import type { BankKonversationRow } from './bankKonversationen.ts'
import { mitteilungMelden } from './mitteilungMelden.ts'

type Brief = {
  readonly sub: string
  readonly betreff: string
  readonly inhalt: string
  readonly anhaenge: readonly string[]
  readonly jetzt: Date
  /** The payout request that it is about. */
  readonly bezug?: string | undefined
  /** The bulk message that it belongs to. */
  readonly serie?: string
}

/** A message to the company, its row in the log and a mail to each member, in the caller's transaction; answers its guid. */
export const mitteilungSchreiben = async (
  services: Pick<Services, 'config'>,
  tx: Tx,
  konversation: BankKonversationRow,
  { sub, betreff, inhalt, anhaenge, jetzt, bezug, serie }: Brief,
): Promise<string> => {
  const mitteilung = randomUUID()
  const unternehmenGuid = konversation.unternehmen_guid
  await mitteilungEinfuegen(tx, {
    guid: mitteilung,
    konversation: konversation.guid,
    unternehmenGuid,
    zuKunde: true,
    betreff,
    inhalt,
    bezug: bezug ?? null,
    anhaenge,
    am: jetzt,
    absender: sub,
  })
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'mitteilungSenden',
    objektGuid: konversation.guid,
    angaben: { mitteilung, ...(serie !== undefined && { serie }) },
  })
  await mitteilungMelden(services, tx, konversation, mitteilung)
  return mitteilung
}
