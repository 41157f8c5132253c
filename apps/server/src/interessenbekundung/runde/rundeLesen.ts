import { rundeAnsehen, type Antwort } from './rundeAnsehen.ts'
import type { Rundenaufruf, Rundendienste } from './rundendienste.ts'
import { gefunden } from './rundePolicy.ts'
import { rundeFinden } from './runden.ts'

/** S9-05: a round with everything that its page shows. */
export const rundeLesen = async (
  { db, clock }: Rundendienste,
  { guid, person }: Rundenaufruf,
): Promise<Antwort> => rundeAnsehen(db, gefunden(await rundeFinden(db, guid)), person, clock.now())
