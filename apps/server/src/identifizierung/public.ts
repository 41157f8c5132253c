import type { Config } from '../platform/config.ts'
import type { Identdienst } from '../platform/ident/identdienst.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import { aufzeichnungHolen } from './aufzeichnungHolen.ts'
import { aufzeichnungenLoeschen } from './aufzeichnungenLoeschen.ts'
import { demoIdentdienst } from './demo/demoIdentdienst.ts'
import { meldungSenden } from './demo/meldungSenden.ts'
import { externerIdentdienst } from './externerIdentdienst.ts'

export const identifizierungAufgaben: readonly Task[] = [
  aufzeichnungHolen,
  aufzeichnungenLoeschen,
  meldungSenden,
]

/** The operator's identification service, else that of the demo. Without both there is none, and screens say whom to ask. */
export const openIdentdienst = async (
  config: Pick<Config, 'demo' | 'portalUrl' | 'ident'>,
  secrets: Secrets,
): Promise<Identdienst | undefined> => {
  if (config.ident !== undefined) return externerIdentdienst(config.ident, config)
  return config.demo ? demoIdentdienst(config, await secrets.get('identdienst', 32)) : undefined
}
