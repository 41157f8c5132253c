import { fileURLToPath } from 'node:url'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { programmdatenErgaenzen } from '../programmdaten/programmdatenLaden.ts'
import { programmordnerLesen } from '../programmdaten/programmordnerLesen.ts'

const ordner = (programm: string) =>
  fileURLToPath(new URL(`../../../daten/demo/${programm}`, import.meta.url))

/**
 * The programmes of the demo world, from the folders that an operator could bring in as well (W-03: rates by machine
 * category as published; caps, the consultancy rate and all of ZUKLB are demo values). What is there stays.
 */
export const demoProgramme = async (tx: Tx, clock: Clock, sub: string): Promise<void> => {
  for (const programm of ['AnkNabo', 'ZUKLB'])
    await programmdatenErgaenzen(tx, { clock, sub }, await programmordnerLesen(ordner(programm)))
}
