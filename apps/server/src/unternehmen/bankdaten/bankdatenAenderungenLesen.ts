import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/unternehmen/bank/routes'
import type { BankdatenAenderung } from '@foerderportal/contract/unternehmen/bank/schema'
import { unbefangenPruefen } from '../../platform/befangenheit/befangenheit.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankdatenAenderungenLaden, unternehmenVorhanden } from '../kern/bankdaten.ts'
import { bankdatenAenderung } from '../kern/view.ts'

/** S1-08: for the provider, whose people see every company. */
export const bankdatenAenderungenLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub }, params: { guid: unternehmenGuid } }: Aufruf<typeof vertrag.bankdatenAenderungenLesen>,
): Promise<BankdatenAenderung[]> => {
  await unbefangenPruefen(db, sub, unternehmenGuid)
  const zeilen = await bankdatenAenderungenLaden(db, unternehmenGuid)
  if (zeilen.length === 0 && !(await unternehmenVorhanden(db, unternehmenGuid)))
    throw absagen(ALLGEMEIN.nichtGefunden)
  return zeilen.map(bankdatenAenderung)
}
