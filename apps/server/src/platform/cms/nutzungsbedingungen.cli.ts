import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { readConfig } from '../config.ts'
import { cliDatabase } from '../database/cliDatabase.ts'
import { openDatabase, openPool, type Database } from '../database/database.ts'
import { fassungenLesen, fassungVeroeffentlichen, textpruefsumme, type Fassung } from './fassungen.ts'
import { fuerBetreiber } from '../startError.ts'

/**
 * `npm run nutzungsbedingungen`: lists the versions of the terms of use. With `-- --neu "Was sich geändert hat"` it
 * publishes one (`--ab "2027-01-01 00:00"`: from then on; `--von`: by whom), also while the portal runs.
 */
const { values } = parseArgs({
  options: { neu: { type: 'string' }, ab: { type: 'string' }, von: { type: 'string' } },
})

const zeile = ({ version, giltAb, gilt, aenderung, zustimmungen, veroeffentlichtVon }: Fassung) =>
  `Fassung ${version}, ${gilt ? 'gilt seit' : 'angekündigt für'} ${alsZeitpunkt(giltAb.toISOString())}: ${zustimmungen} Zustimmungen. ` +
  `${aenderung} (veröffentlicht von ${veroeffentlichtVon})`

const auflisten = async (db: Database, sha256: string) => {
  const fassungen = await fassungenLesen(db)
  for (const fassung of fassungen) console.log(zeile(fassung))
  console.log(
    fassungen.at(-1)?.sha256 === sha256
      ? 'Der Text ist der der letzten Fassung.'
      : 'Der Text ist seit der letzten Fassung geändert worden. Veröffentlichen Sie ihn mit --neu "Was sich geändert hat".',
  )
}

const ZEITPUNKT = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/

const veroeffentlichen = async (db: Database, aenderung: string, sha256: string) => {
  const { ab, von = userInfo().username } = values
  if (ab !== undefined && !ZEITPUNKT.test(ab))
    throw new Error('--ab erwartet eine Zeit wie "2027-01-01 00:00".')
  const { version, giltAb } = await fassungVeroeffentlichen(db, { aenderung, sha256, von, ab })
  console.log(
    `Fassung ${version} gilt ab ${alsZeitpunkt(giltAb.toISOString())}. Wer angemeldet ist, wird dann um Zustimmung gebeten.`,
  )
}

const config = readConfig(process.env)
const { url, stop } = await cliDatabase(config, 'portal_app', console.error)
const pool = openPool(url, 1)
try {
  const sha256 = await textpruefsumme(config)
  const db = openDatabase(pool)
  await (values.neu === undefined ? auflisten(db, sha256) : veroeffentlichen(db, values.neu, sha256))
} catch (error) {
  const satz = fuerBetreiber(error)
  console.error(satz instanceof Error ? satz.message : satz)
  process.exitCode = 1
} finally {
  await pool.end()
  await stop()
}
