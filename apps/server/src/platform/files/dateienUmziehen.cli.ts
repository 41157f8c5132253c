import { readConfig } from '../config.ts'
import { cliDatabase } from '../database/cliDatabase.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { dateienUmziehen, type Umzug } from './dateienUmziehen.ts'
import { openFileStore, ordnerAblage } from './openFileStore.ts'
import { fuerBetreiber } from '../startError.ts'

/**
 * `npm run dateien:umziehen`: copies all files from the folder to the S3 store that the configuration names;
 * `npm run dateien:umziehen -- zurueck` the other way. Ends with status 1 when a file could not be copied.
 */
const ALLE_WIEVIEL = 100
const worte = ({ kopiert, vorhanden, fehlerhaft }: Umzug) =>
  `${kopiert} Dateien kopiert, ${vorhanden} waren schon da, ${fehlerhaft.length} fehlen oder sind beschädigt.`

const config = readConfig(process.env)
if (config.s3 === undefined) {
  console.error('S3_ENDPOINT fehlt: Setzen Sie die Variablen der Dateiablage (docs/betrieb/dateiablage.md).')
  process.exit(1)
}
const [ordner, s3] = [ordnerAblage(config), openFileStore(config)]
const zurueck = process.argv.includes('zurueck')
const { url, stop } = await cliDatabase(config, 'portal_owner', console.error)
const pool = openPool(url, 1)
try {
  const { ok, message } = await s3.befinden()
  if (!ok) throw new Error(message)
  const wege = zurueck ? { von: s3, nach: ordner } : { von: ordner, nach: s3 }
  const ergebnis = await dateienUmziehen(openDatabase(pool), wege, (stand) => {
    if ((stand.kopiert + stand.vorhanden + stand.fehlerhaft.length) % ALLE_WIEVIEL === 0)
      console.log(worte(stand))
  })
  console.log(worte(ergebnis))
  for (const guid of ergebnis.fehlerhaft) console.error(`Nicht kopiert: ${guid}`)
  if (ergebnis.fehlerhaft.length > 0) process.exitCode = 1
} catch (error) {
  const satz = fuerBetreiber(error)
  console.error(satz instanceof Error ? satz.message : satz)
  process.exitCode = 1
} finally {
  await pool.end()
  await stop()
}
