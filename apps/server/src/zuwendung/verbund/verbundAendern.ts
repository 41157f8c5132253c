import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { erreichtesPruefen } from '../../platform/befangenheit/erreichtes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { verbundSperren } from '../deminimis/konto.ts'
import { IM_VERBUND, verbundNaehe } from '../deminimis/verbundnaehe.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { eigenerAbsagen } from '../zugang/bankFall.ts'
import { bankUnternehmenHalten } from '../zugang/bankUnternehmen.ts'
import { kontoAnsicht } from './kontoLesen.ts'

export type Verbundauftrag = { readonly sub: string; readonly guid: string }

/** What is to be logged of it; null where it changed nothing, because it was so already. */
type Getan = Readonly<Record<string, string | number>> | null

/**
 * One change of the account of an enterprise: under the lock that whoever grants takes as well, by nobody who belongs to one
 * of its companies or has a conflict of interest there (S9-01), before the change and after it: a link needs both sides.
 */
export const verbundAendern = async (
  services: Services,
  { sub, guid }: Verbundauftrag,
  handlung: string,
  tun: (tx: Tx, jetzt: Date) => Promise<Getan>,
): Promise<DeMinimisKonto> => {
  const programme = await programmeLesen(services)
  return services.db.transaction().execute(async (tx) => {
    if ((await bankUnternehmenHalten(tx, guid, sub)).eigener) throw eigenerAbsagen()
    await verbundSperren(tx, guid)
    const verbundPruefen = async () => erreichtesPruefen(await verbundNaehe(tx, sub, guid), IM_VERBUND)
    await verbundPruefen()
    const jetzt = services.clock.now()
    const angaben = await tun(tx, jetzt)
    await verbundPruefen()
    if (angaben !== null)
      await protokollieren(tx, { unternehmenGuid: guid, sub, handlung, objektGuid: guid, angaben })
    return kontoAnsicht(tx, guid, { programme, jetzt })
  })
}
