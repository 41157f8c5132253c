import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_UNTERNEHMEN, mitgliederLaden } from '../../unternehmen/public.ts'
import { demoAntraege } from './antraege.ts'
import { DEMO_RUNDE_OFFEN, demoEinladen, demoRundenAnlegen } from './runden.ts'

const LANDWIRTSCHAFT = ['hofAltmoor', 'lohnbetriebNord', 'maschinenringSued', 'hofUnbekannt'] as const

/**
 * The demo world of this slice, after users and companies: programmes, rounds, an invitation to the open round for
 * every farm, Lena's cases. Safe to repeat at every start.
 */
export const demoZuwendung = async (services: Services, tx: Tx, petra: string): Promise<void> => {
  await demoRundenAnlegen(tx, services.clock, petra)
  const unternehmenGuid = DEMO_UNTERNEHMEN.hofLindenau
  const lena = (await mitgliederLaden(tx, unternehmenGuid)).find((m) => m.username === 'lena.lindenau')
  if (lena !== undefined) await demoAntraege(services, tx, { unternehmenGuid, nutzer: lena })
  for (const name of LANDWIRTSCHAFT)
    await demoEinladen(tx, services.clock, {
      rundeGuid: DEMO_RUNDE_OFFEN,
      unternehmenGuid: DEMO_UNTERNEHMEN[name],
    })
}
