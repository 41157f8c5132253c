import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { readConfig } from '../config.ts'
import { cliDatabase } from '../database/cliDatabase.ts'
import { MAINTENANCE, openDatabase, openPool } from '../database/database.ts'
import { koepfeOrdner } from './koepfe/koepfeSichern.ts'
import { koepfeVergleichen, type Vergleich } from './koepfe/koepfeVergleichen.ts'
import { auditPruefen, type Pruefung } from './pruefen.ts'
import { fuerBetreiber } from '../startError.ts'

/**
 * `npm run audit:pruefen`: verifies the audit log of the database that the configuration names, also while the portal
 * runs, also against the heads that are kept outside. Ends with 1 and names the places when a chain does not hold.
 */
const ausserhalb = (v: Vergleich | undefined): string =>
  v === undefined
    ? 'Außerhalb der Datenbank ist noch kein Kettenkopf verwahrt.'
    : `Auch gegen die ${v.ketten} Köpfe, die am ${alsDatum(v.tag)} außerhalb verwahrt wurden.`

const berichten = ({ zeilen, ketten, ...geprueft }: Pruefung, vergleich: Vergleich | undefined): number => {
  const brueche = [...geprueft.brueche, ...(vergleich?.brueche ?? [])]
  for (const { kette, nr, grund } of brueche) console.error(`${kette}, Zeile ${nr}: ${grund}`)
  if (brueche.length > 0) {
    console.error('Das Protokoll ist nicht unversehrt.')
    return 1
  }
  console.log(`Das Protokoll ist unversehrt: ${zeilen} Zeilen in ${ketten} Ketten.`)
  console.log(ausserhalb(vergleich))
  return 0
}

const config = readConfig(process.env)
const { url, stop } = await cliDatabase(config, 'portal_app', console.error)
const pool = openPool(url, 1, MAINTENANCE)
try {
  const db = openDatabase(pool)
  process.exitCode = berichten(await auditPruefen(db), await koepfeVergleichen(db, koepfeOrdner(config)))
} catch (error) {
  console.error(fuerBetreiber(error))
  process.exitCode = 1
} finally {
  await pool.end()
  await stop()
}
