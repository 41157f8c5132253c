import { readConfig } from '../config.ts'
import { cliDatabase } from '../database/cliDatabase.ts'
import { MAINTENANCE, openDatabase, openPool } from '../database/database.ts'
import { auditPruefen, type Pruefung } from './pruefen.ts'

/**
 * `npm run audit:pruefen`: verifies the audit log of the database that the configuration names, also while the portal
 * runs. Ends with 1 and names the places when a chain does not hold.
 */
const berichten = ({ zeilen, ketten, brueche }: Pruefung): number => {
  for (const { kette, nr, grund } of brueche) console.error(`${kette}, Zeile ${nr}: ${grund}`)
  if (brueche.length > 0) {
    console.error('Das Protokoll ist nicht unversehrt.')
    return 1
  }
  console.log(`Das Protokoll ist unversehrt: ${zeilen} Zeilen in ${ketten} Ketten.`)
  return 0
}

const { url, stop } = await cliDatabase(readConfig(process.env), 'portal_app', console.error)
const pool = openPool(url, 1, MAINTENANCE)
try {
  process.exitCode = berichten(await auditPruefen(openDatabase(pool)))
} finally {
  await pool.end()
  await stop()
}
