import { programmeLesen } from '../kern/programmLesen.ts'
import type { Antwort } from './entscheidungAnsicht.ts'
import {
  entscheidungZeigen,
  type Entscheidungsaufruf,
  type Entscheidungsdienste,
} from './entscheidungZeigen.ts'

/** The decision on a case (S9-04); where nobody has begun one, what the programme suggests. */
export const entscheidungLesen = async (
  { services, beitraege }: Entscheidungsdienste,
  aufruf: Entscheidungsaufruf,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  return entscheidungZeigen(services.db, beitraege, { ...aufruf, programme, jetzt: services.clock.now() })
}
