import { readConfig } from '../platform/config.ts'
import { cliDatabase } from '../platform/database/cliDatabase.ts'
import { openDatabase, openPool } from '../platform/database/database.ts'
import { openFileStore } from '../platform/files/openFileStore.ts'
import { koepfeOrdner } from '../platform/audit/koepfe/koepfeSichern.ts'
import { koepfeBeiseiteLegen } from '../platform/audit/koepfe/koepfeBeiseiteLegen.ts'
import { demoLeeren } from './leeren.ts'
import { fuerBetreiber } from '../platform/startError.ts'

/** `npm run demo:leeren`: removes the demo world from the database that the configuration names. Start with DEMO=0 after it. */
const config = readConfig(process.env)
const { url, stop } = await cliDatabase(config, 'portal_owner', console.error)
const pool = openPool(url, 1)
try {
  const { unternehmen, konten, dateien } = await demoLeeren(openDatabase(pool))
  const files = openFileStore(config)
  for (const guid of dateien) await files.delete(guid)
  const beiseite = await koepfeBeiseiteLegen(koepfeOrdner(config), new Date())
  if (beiseite !== undefined)
    console.log(`Die Köpfe der Protokollketten bis heute liegen nun in ${beiseite}.`)
  console.log(
    `Die Demo-Welt ist entfernt: ${konten} Konten, ${unternehmen} Unternehmen, ${dateien.length} Dateien.`,
  )
} catch (error) {
  console.error(fuerBetreiber(error))
  process.exitCode = 1
} finally {
  await pool.end()
  await stop()
}
