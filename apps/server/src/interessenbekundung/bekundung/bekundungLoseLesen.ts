import type { Losziehung } from '@foerderportal/contract/interessenbekundung/reihungsplatz'
import type * as vertrag from '@foerderportal/contract/interessenbekundung/routes'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bekundungFinden } from '../bekundungen.ts'
import { platzAnsicht } from '../plaetze.ts'
import { gefunden, nichtMoeglich } from '../policy.ts'
import { ziehungFinden } from '../ziehungen.ts'

/** The own lots with what they were drawn from (S3-06), all of it published with the protocol. */
export const bekundungLoseLesen = async (
  { db, clock }: Services,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.bekundungLoseLesen>,
): Promise<Losziehung> => {
  const jetzt = clock.now()
  const b = gefunden(await bekundungFinden(db, { guid, sub, jetzt }))
  const ziehung = await ziehungFinden(db, guid)
  if (ziehung === undefined || ziehung.plaetze.length === 0)
    throw nichtMoeglich(
      'Zu dieser Interessenbekundung gibt es noch keine Lose. Sie stehen fest, wenn die Reihung freigegeben ist.',
    )
  const { seed, zufall, listHash, plaetze } = ziehung
  return {
    runde: b.ibk_meta_guid,
    bekundung: guid,
    seed,
    zufall,
    listHash,
    lose: plaetze.map((platz) => platzAnsicht(platz, jetzt)),
  }
}
