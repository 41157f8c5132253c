import * as z from 'zod/mini'
import { GeheimnisError } from '../../platform/secrets/secrets.ts'
import type { Services } from '../../platform/services.ts'

/** What the first person typed, and what came of it. */
const Inhalt = z.object({ zufall: z.string(), protokoll: z.string() })
export type Versiegelt = z.infer<typeof Inhalt>

type Geheim = Pick<Services, 'secrets'>
const name = (reihung: string) => `reihung:${reihung}`

/** Seals draw and result with the master key, for this one ranking: in the database nobody reads them (S3-03). */
export const versiegeln = ({ secrets }: Geheim, reihung: string, inhalt: Versiegelt): Buffer =>
  secrets.seal(name(reihung), Buffer.from(JSON.stringify(inhalt)))

/** What was sealed for this ranking; undefined where it was changed, or the master key is another. */
export const siegelOeffnen = (
  { secrets }: Geheim,
  reihung: string,
  versiegelt: Buffer,
): Versiegelt | undefined => {
  try {
    return z.parse(Inhalt, JSON.parse(secrets.unseal(name(reihung), versiegelt).toString()))
  } catch (fehler) {
    if (fehler instanceof GeheimnisError) return undefined
    throw fehler
  }
}
