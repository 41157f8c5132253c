import { fileURLToPath } from 'node:url'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { BESCHEIDARTEN } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidarten'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { programmdatenErgaenzen } from '../programmdaten/programmdatenLaden.ts'
import { programmordnerLesen } from '../programmdaten/programmordnerLesen.ts'

const ordner = (programm: string) =>
  fileURLToPath(new URL(`../../../daten/demo/${programm}`, import.meta.url))

/** Whether the notices of a programme have, until this day, a title for every kind that there is, and what they name. */
const istVollstaendig = async (tx: Tx, programm: string, tag: string): Promise<boolean> => {
  const { rows } = await sql<{
    alle: boolean
  }>`select daten -> 'titel' ?& ${[...BESCHEIDARTEN]}::text[] and daten ? 'anlagen' as alle
    from bescheidvorlage where programm = ${programm} and gueltig_ab <= ${tag}
    order by gueltig_ab desc limit 1`.execute(tx)
  return rows[0]?.alle ?? false
}

/**
 * The programmes of the demo world, from the folders that an operator could bring in as well (W-03: rates by machine
 * category as published; caps, the consultancy rate and all of ZUKLB are demo values). What is there stays; where a world
 * of an earlier release lacks kinds of notices or their enclosures, they come as they would to a bank: from tomorrow on.
 */
export const demoProgramme = async (tx: Tx, clock: Clock, sub: string): Promise<void> => {
  const gueltigAb = tagNach(clock.now(), 1)
  for (const programm of ['AnkNabo', 'ZUKLB']) {
    const fassungen = await programmordnerLesen(ordner(programm))
    await programmdatenErgaenzen(tx, { clock, sub }, fassungen)
    if (await istVollstaendig(tx, programm, gueltigAb)) continue
    const bescheide = fassungen.filter(({ art }) => art.tabelle === 'bescheidvorlage')
    await programmdatenErgaenzen(
      tx,
      { clock, sub },
      bescheide.map((fassung) => ({ ...fassung, gueltigAb })),
    )
  }
}
