import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Seeddienste } from '../runde/rundendienste.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import type { Angemeldet } from '../runde/rundePolicy.ts'
import { getippteZiehung } from './getippteZiehung.ts'
import { reihungRechnen } from './reihungRechnen.ts'
import { seedFinden } from './seed.ts'
import { versiegeln } from './siegel.ts'

type Vorbereiten = { readonly guid: string; readonly person: Angemeldet; readonly zufall: string }

/**
 * S3-03: ranks with the draw that the round names, and lays it sealed before a second person. Whoever has typed it sees
 * nothing of it either; the log keeps the hash of what was sealed.
 */
export const reihungVorbereiten = async (
  services: Seeddienste,
  { zufall: text, ...aufruf }: Vorbereiten,
): Promise<Antwort> => {
  requireFreshSignIn(aufruf.person, services.clock.now())
  const seed = await seedFinden(services, aufruf.guid)
  return rundeBewegen(services, aufruf, 'reihungVorbereiten', async (tx, { runde, person, jetzt }) => {
    const zufall = getippteZiehung(runde, text)
    const { protokoll } = await reihungRechnen(tx, runde, { seed, zufall })
    const guid = randomUUID()
    const versiegelt = versiegeln(services, guid, { zufall, protokoll })
    await sql`insert into reihung (guid, ibk_meta_guid, status, liste_sha256, versiegelt, vorbereitet_von, vorgelegt_am)
      values (${guid}, ${runde.guid}, 'VORGELEGT', ${runde.liste_sha256}, ${versiegelt}, ${person.sub}, ${jetzt})`.execute(
      tx,
    )
    return { reihung: guid, siegel: createHash('sha256').update(versiegelt).digest('hex') }
  })
}
