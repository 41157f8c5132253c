import { programmeLesen } from '../kern/programmLesen.ts'
import { fallLaden } from '../zugang/bankAntrag.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungAendern.ts'
import { entscheidungAnsicht, type Antwort } from './entscheidungAnsicht.ts'
import { entscheidungFinden } from './entscheidungen.ts'
import { entscheidungsfallLaden } from './entscheidungsfall.ts'

/** The decision on a case (S9-04); where nobody has begun one, what the programme suggests. */
export const entscheidungLesen = async (
  { services, beitraege }: Entscheidungsdienste,
  { person, geschaeft }: Entscheidungsaufruf,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  const { db, clock } = services
  const jetzt = clock.now()
  const antrag = await fallLaden(db, geschaeft, person.sub)
  const fall = await entscheidungsfallLaden(db, antrag, { programme, jetzt })
  const row = await entscheidungFinden(db, geschaeft)
  return entscheidungAnsicht(db, { fall, row, person, beitraege, jetzt })
}
