import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { credentialsIn, urlFor } from '../database/launcher/credentials.ts'
import { startEmbedded } from '../database/launcher/launcher.ts'
import { DirectoryInUseError } from '../database/launcher/lock.ts'
import { auditPruefen, type Pruefung } from './pruefen.ts'

/**
 * `npm run audit:pruefen`: verifies the audit log of the database that the configuration names, also while the portal
 * runs. Ends with 1 and names the places when a chain does not hold.
 */

const still = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error }
const nichts = () => Promise.resolve()

/** Address of the embedded database while the portal keeps it running: its port stands in PostgreSQL's own file. */
const laufende = (directory: string): string => {
  const port = Number(readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3])
  return urlFor('portal_app', credentialsIn(directory), port, 'foerderportal')
}

const oeffnen = async (config: Config): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: nichts }
  const directory = join(config.datenVerzeichnis, 'datenbank')
  if (!existsSync(join(directory, 'cluster'))) {
    console.error(`In ${directory} gibt es noch keine Datenbank. Starten Sie das Portal zuerst: npm start`)
    process.exit(1)
  }
  try {
    const { appUrl, stop } = await startEmbedded({ directory, log: still })
    return { url: appUrl, stop }
  } catch (error) {
    if (error instanceof DirectoryInUseError) return { url: laufende(directory), stop: nichts }
    throw error
  }
}

const berichten = ({ zeilen, ketten, brueche }: Pruefung): number => {
  for (const { kette, nr, grund } of brueche) console.error(`${kette}, Zeile ${nr}: ${grund}`)
  if (brueche.length > 0) {
    console.error('Das Protokoll ist nicht unversehrt.')
    return 1
  }
  console.log(`Das Protokoll ist unversehrt: ${zeilen} Zeilen in ${ketten} Ketten.`)
  return 0
}

const { url, stop } = await oeffnen(readConfig(process.env))
const pool = openPool(url, 1)
try {
  process.exitCode = berichten(await auditPruefen(openDatabase(pool)))
} finally {
  await pool.end()
  await stop()
}
