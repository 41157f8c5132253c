import type * as vertrag from '@foerderportal/contract/unternehmen/bank/routes'
import type { OffeneBankdaten } from '@foerderportal/contract/unternehmen/bank/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { offeneBankdatenLaden } from '../kern/bankdaten.ts'
import { bankdatenAenderung } from '../kern/view.ts'

/** S9-06: of all companies, what nobody has looked at, the oldest first. */
export const offeneBankdatenLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub } }: Aufruf<typeof vertrag.offeneBankdatenLesen>,
): Promise<OffeneBankdaten[]> =>
  (await offeneBankdatenLaden(db, sub)).map((zeile) => ({
    unternehmen: { guid: zeile.unternehmenGuid, name: zeile.unternehmenName },
    aenderung: bankdatenAenderung(zeile),
  }))
