import { zusageText } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import type { Tx } from '../../platform/database/database.ts'
import { geheimnisVergessen } from '../../platform/secrets/secrets.ts'
import type { Services } from '../../platform/services.ts'
import { krypto } from './krypto.ts'

const BYTES = 32
/** Sealed with the master key like every other secret, until the ranking is released. */
const name = (runde: string) => `reihung-seed:${runde}`

/** Draws the seed of a round, once, and commits to it (S3-03). */
export const zusageAnlegen = async (
  { secrets }: Pick<Services, 'secrets'>,
  runde: string,
): Promise<string> => {
  const seed = await secrets.get(name(runde), BYTES)
  return krypto.sha256(zusageText(runde, seed.toString('hex')))
}

/** The seed in hex; undefined where it is lost: then there is no ranking, and no other seed takes its place. */
export const seedFinden = async (
  { secrets }: Pick<Services, 'secrets'>,
  runde: string,
): Promise<string | undefined> => (await secrets.find(name(runde)))?.toString('hex')

/** Of a round that goes without a trace outside: its publication was perhaps given back, the seed drawn by then. */
export const seedVergessen = (tx: Tx, runde: string): Promise<void> => geheimnisVergessen(tx, name(runde))
