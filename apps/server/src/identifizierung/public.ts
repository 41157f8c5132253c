import type { Config } from '../platform/config.ts'
import type { Identdienst } from '../platform/ident/identdienst.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import { aufzeichnungHolen } from './aufzeichnungHolen.ts'
import { aufzeichnungenLoeschen } from './aufzeichnungenLoeschen.ts'
import { demoIdentdienst } from './demo/demoIdentdienst.ts'
import { meldungSenden } from './demo/meldungSenden.ts'

export const identifizierungAufgaben: readonly Task[] = [
  aufzeichnungHolen,
  aufzeichnungenLoeschen,
  meldungSenden,
]

/** The identification service: that of the demo. Without the demo there is none, and screens say whom to ask. */
export const openIdentdienst = async (
  config: Pick<Config, 'demo' | 'portalUrl'>,
  secrets: Secrets,
): Promise<Identdienst | undefined> =>
  config.demo ? demoIdentdienst(config, await secrets.get('identdienst', 32)) : undefined
