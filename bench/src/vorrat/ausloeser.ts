import { MAINTENANCE, openPool } from '../../../apps/server/src/platform/database/database.ts'
import { vollerFall } from '../../../e2e/src/antrag/fall.ts'
import { einreichen } from './fallseite.ts'
import { median, ms } from './zeiten.ts'

const PAARE = Number(process.env.BENCH_EINREICHUNGEN ?? 20)
const TABELLEN = ['geschaeft', 'einreichung', 'zuweisung', 'unternehmen', 'datei'] as const

/**
 * What a submission costs with the work list's triggers, and without: in turn, in the same database. Without them its case
 * has no row; nobody asks for it.
 */
export const ausloeserMessen = async (url: string, ownerUrl: string): Promise<string> => {
  const pool = openPool(ownerUrl, 1, MAINTENANCE)
  const schalten = async (wie: 'enable' | 'disable') => {
    for (const tabelle of TABELLEN) await pool.query(`alter table ${tabelle} ${wie} trigger vorrat_folgen`)
  }
  const [mit, ohne]: [number[], number[]] = [[], []]
  try {
    await einreichen(await vollerFall(url))
    for (let i = 0; i < PAARE; i++) {
      mit.push(await einreichen(await vollerFall(url)))
      await schalten('disable')
      ohne.push(await einreichen(await vollerFall(url)))
      await schalten('enable')
    }
  } finally {
    await schalten('enable')
    await pool.end()
  }
  return `Einen Antrag einreichen, ${PAARE} mal im Wechsel mit den Triggern des Vorrats und ohne sie: Median ${ms(median(mit))} ms gegen ${ms(median(ohne))} ms.`
}
