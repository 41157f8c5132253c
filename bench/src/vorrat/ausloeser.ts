import { MAINTENANCE, openPool } from '../../../apps/server/src/platform/database/database.ts'
import { vollerFall } from '../../../e2e/src/antrag/fall.ts'
import { einreichen } from './fallseite.ts'
import { median, ms } from './zeiten.ts'

/** Submissions of a block, and how many blocks of each kind; switching triggers makes every connection plan anew. */
const JE_BLOCK = Number(process.env.BENCH_EINREICHUNGEN ?? 12)
const AUFWAERMEN = 4
const BLOECKE = 3
const TABELLEN = ['geschaeft', 'einreichung', 'zuweisung', 'unternehmen', 'datei'] as const

const block = async (url: string, zeiten: number[]): Promise<void> => {
  for (let nr = -AUFWAERMEN; nr < JE_BLOCK; nr++) {
    const zeit = await einreichen(await vollerFall(url))
    if (nr >= 0) zeiten.push(zeit)
  }
}

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
    for (let nr = 0; nr < BLOECKE; nr++) {
      await block(url, mit)
      await schalten('disable')
      await block(url, ohne)
      await schalten('enable')
    }
  } finally {
    await schalten('enable')
    await pool.end()
  }
  return `Einen Antrag einreichen, je ${BLOECKE * JE_BLOCK} mal in Blöcken im Wechsel, mit den Triggern des Vorrats und ohne sie: Median ${ms(median(mit))} ms gegen ${ms(median(ohne))} ms.`
}
