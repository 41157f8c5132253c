import { randomUUID } from 'node:crypto'
import { istBeginnbar } from '@foerderportal/contract/identifizierung/staende'
import { nutzerSperren } from '../nutzer/public.ts'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { startverweisLesen } from '../platform/ident/startverweis.ts'
import type { Services } from '../platform/services.ts'
import {
  letzterVersuch,
  ortVermerken,
  standLaden,
  versuchEinfuegen,
  type VersuchZeile,
} from './repository.ts'

const neuerVersuch = async (tx: Tx, sub: string, nummer: number, am: Date): Promise<VersuchZeile> => {
  const versuch = await versuchEinfuegen(tx, { guid: randomUUID(), sub, nummer, am })
  await protokollieren(tx, {
    unternehmenGuid: null,
    sub,
    handlung: 'identifizierungBeginnen',
    objektGuid: versuch.guid,
    angaben: { versuch: nummer },
  })
  return versuch
}

/** The attempt of this number if it runs or may begin now; clicks at the same moment get the same one. */
const versuchFinden = async (
  tx: Tx,
  sub: string,
  nummer: number,
  am: Date,
): Promise<VersuchZeile | undefined> => {
  if ((await nutzerSperren(tx, sub)) === undefined) return undefined
  const lage = await standLaden(tx, sub)
  const letzter = await letzterVersuch(tx, sub)
  if (lage?.stand === 'IN_ARBEIT' && letzter?.nummer === nummer) return letzter
  const beginnt = lage !== undefined && istBeginnbar(lage.stand) && lage.versuche + 1 === nummer
  return beginnt ? neuerVersuch(tx, sub, nummer, am) : undefined
}

/**
 * Where a link of ours leads: to the service, with an attempt begun; undefined when there is nothing to begin any more.
 * The service is asked outside the transaction, and again where its answer got lost: it knows the attempt by its number.
 */
export const versuchBeginnen = async (services: Services, verweis: string): Promise<string | undefined> => {
  const { db, clock, identdienst, identKey } = services
  const gelesen = startverweisLesen(identKey, verweis)
  if (gelesen === undefined || identdienst === undefined) return undefined
  const { sub, nummer } = gelesen
  const versuch = await db.transaction().execute((tx) => versuchFinden(tx, sub, nummer, clock.now()))
  if (versuch === undefined) return undefined
  if (versuch.url !== null) return versuch.url
  const ort = await identdienst.vorgangAnlegen({ vorgang: versuch.guid })
  await ortVermerken(db, versuch.guid, ort)
  return ort.url
}
