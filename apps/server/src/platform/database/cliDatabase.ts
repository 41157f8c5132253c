import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { credentialsIn, urlFor } from './launcher/credentials.ts'
import { startEmbedded } from './launcher/launcher.ts'
import { DirectoryInUseError } from './launcher/lock.ts'

const still = () => undefined
const nichts = () => Promise.resolve()

type Rolle = 'portal_app' | 'portal_owner'

/** Address of the embedded database while the portal keeps it running: its port stands in PostgreSQL's own file. */
const laufende = async (directory: string, rolle: Rolle): Promise<string> => {
  const port = Number(readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3])
  return urlFor(rolle, await credentialsIn(directory), port, 'foerderportal')
}

const externe = ({ databaseUrl, databaseOwnerUrl }: Config, rolle: Rolle) =>
  rolle === 'portal_owner' ? (databaseOwnerUrl ?? databaseUrl) : databaseUrl

/**
 * The database that the configuration names, for a command beside the portal: the external one, else the embedded one,
 * which is started for the command when no portal runs. `stop` puts everything back as it was; `melden` hears of trouble.
 */
export const cliDatabase = async (
  config: Config,
  rolle: Rolle,
  melden: (text: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const url = externe(config, rolle)
  if (url !== undefined) return { url, stop: nichts }
  const directory = join(config.datenVerzeichnis, 'datenbank')
  try {
    const { appUrl, ownerUrl, stop } = await startEmbedded({
      directory,
      log: { debug: still, info: still, warn: melden, error: melden },
    })
    return { url: rolle === 'portal_owner' ? ownerUrl : appUrl, stop }
  } catch (error) {
    if (error instanceof DirectoryInUseError) return { url: await laufende(directory, rolle), stop: nichts }
    throw error
  }
}
