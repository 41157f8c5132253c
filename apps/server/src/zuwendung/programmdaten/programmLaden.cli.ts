import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { cliDatabase } from '../../platform/database/cliDatabase.ts'
import { openDatabase, openPool } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { fuerBetreiber } from '../../platform/startError.ts'
import { erfundenes } from './erfundenes.ts'
import { programmdatenLaden, type Geladen } from './programmdatenLaden.ts'
import { Programmdatenfehler, programmordnerLesen, type Programmfassung } from './programmordnerLesen.ts'

/**
 * `npm run programm:laden -- ORDNER`: brings the versions of a programme in from its folder, also while the portal runs,
 * all of them or none (`--von`: by whom).
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { von: { type: 'string' } } })

/** The chain of the audit log that tells what operators did. */
const BETRIEB = 'betrieb'

const WORTE = { NEU: 'neu', ERSETZT: 'ersetzt die angekündigte Fassung', UNVERAENDERT: 'unverändert' }

const zeile = ({ fassung: { art, programm, gueltigAb }, ausgang }: Geladen): string =>
  `${programm}, ${art.datei}, gilt ab ${alsDatum(gueltigAb)}: ${typeof ausgang === 'string' ? WORTE[ausgang] : ''}`

const laden = async (url: string, fassungen: readonly Programmfassung[]): Promise<void> => {
  await migrate(url)
  const pool = openPool(url, 1)
  try {
    const umstaende = { clock: systemClock, sub: BETRIEB, von: values.von ?? userInfo().username }
    const geladen = await openDatabase(pool)
      .transaction()
      .execute((tx) => programmdatenLaden(tx, umstaende, fassungen))
    for (const eine of geladen) console.log(zeile(eine))
  } finally {
    await pool.end()
  }
}

const main = async (): Promise<void> => {
  const [ordner, ...weitere] = positionals
  if (ordner === undefined || weitere.length > 0)
    throw new Programmdatenfehler(['Nennen Sie einen Ordner: npm run programm:laden -- ORDNER'])
  const fassungen = await programmordnerLesen(ordner)
  const config = readConfig(process.env)
  const fehler = config.demo ? [] : await erfundenes(fassungen)
  if (fehler.length > 0) throw new Programmdatenfehler(fehler)
  const { url, stop } = await cliDatabase(config, 'portal_owner', console.error)
  try {
    await laden(url, fassungen)
  } finally {
    await stop()
  }
}

try {
  await main()
} catch (error) {
  // Errors that the operator can mend carry a German sentence; of all others the whole trace helps.
  console.error(error instanceof Programmdatenfehler ? error.message : fuerBetreiber(error))
  if (error instanceof Programmdatenfehler) console.error('Es wurde nichts geändert.')
  process.exitCode = 1
}
