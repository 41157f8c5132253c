import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/vorrat/zustaendigkeitSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { eigenerAbsagen, bankFallHalten } from '../zugang/bankFall.ts'
import { befangenheitBeenden, befangenheitLaden, fallDerBefangenheit } from './befangenheiten.ts'

type Auftrag = {
  readonly principal: Pick<Principal, 'sub' | 'authTime'>
  readonly guid: string
  readonly grund: string
}

const EIGENE = 'Ihre eigene Befangenheit hebt jemand anderes aus der Leitung auf.'
const fehlt = () => absagen(ALLGEMEIN.nichtGefunden, 'Diese Befangenheit gibt es nicht.')

const geladen = async (tx: Tx, guid: string): Promise<Befangenheit> => {
  const eine = await befangenheitLaden(tx, guid)
  if (eine === undefined) throw fehlt()
  return eine
}

/** S9-01: Leitung alone, with a reason, right after signing in; twice is the same as once. */
export const befangenheitAufheben = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { principal, guid, grund }: Auftrag,
): Promise<Befangenheit> => {
  requireFreshSignIn(principal, clock.now())
  const { sub } = principal
  return db.transaction().execute(async (tx) => {
    const geschaeftGuid = await fallDerBefangenheit(tx, guid)
    if (geschaeftGuid === undefined) throw fehlt()
    if ((await geladen(tx, guid)).person.sub === sub) throw absagen(ALLGEMEIN.keineBerechtigung, EIGENE)
    const fall = await bankFallHalten(tx, geschaeftGuid, sub)
    if (fall.eigener) throw eigenerAbsagen()
    const bisher = await geladen(tx, guid)
    if (bisher.aufgehoben !== null) return bisher
    await befangenheitBeenden(tx, { guid, sub, grund, jetzt: clock.now() })
    await protokollieren(tx, {
      unternehmenGuid: fall.unternehmen_guid,
      sub,
      handlung: 'befangenheitAufheben',
      objektGuid: geschaeftGuid,
      angaben: { befangenheit: guid, person: bisher.person.sub },
    })
    return geladen(tx, guid)
  })
}
