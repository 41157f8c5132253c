import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_UNTERNEHMEN, mitgliederLaden } from '../../unternehmen/public.ts'
import { demoAntraege } from './antraege.ts'
import { DEMO_RUNDE_OFFEN, demoEinladen, demoRundenAnlegen } from './runden.ts'

const LANDWIRTSCHAFT = ['hofAltmoor', 'lohnbetriebNord', 'maschinenringSued', 'hofUnbekannt'] as const

/**
 * The demo world of this slice, after users and companies: programmes, rounds, an invitation to the open round for
 * every farm, Lena's cases, an approved one of Maschinenring Süd GmbH. Safe to repeat at every start.
 */
export const demoZuwendung = async (services: Services, tx: Tx, petra: string): Promise<void> => {
  await demoRundenAnlegen(tx, services.clock, petra)
  const { hofLindenau, maschinenringSued } = DEMO_UNTERNEHMEN
  const lena = (await mitgliederLaden(tx, hofLindenau)).find((m) => m.username === 'lena.lindenau')
  const max = (await mitgliederLaden(tx, maschinenringSued)).find((m) => m.username === 'max.mehrfach')
  if (lena !== undefined && max !== undefined)
    await demoAntraege(services, tx, {
      lena: { unternehmenGuid: hofLindenau, nutzer: lena },
      ring: { unternehmenGuid: maschinenringSued, nutzer: max },
    })
  for (const name of LANDWIRTSCHAFT)
    await demoEinladen(tx, services.clock, {
      rundeGuid: DEMO_RUNDE_OFFEN,
      unternehmenGuid: DEMO_UNTERNEHMEN[name],
    })
}
