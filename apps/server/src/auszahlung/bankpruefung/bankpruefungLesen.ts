import type { Services } from '../../platform/services.ts'
import type { Pruefungsaufruf } from './pruefungAendern.ts'
import { pruefungAnsehen, type Antwort } from './pruefungAnsicht.ts'
import { pruefungFinden } from './pruefungen.ts'
import { pruefungsfallLaden } from './pruefungsfall.ts'

/** A sent payout request with its check, as this person of the bank has it (S9-06). */
export const bankpruefungLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { guid, person }: Pruefungsaufruf,
): Promise<Antwort> =>
  pruefungAnsehen(db, {
    fall: await pruefungsfallLaden(db, guid, person.sub),
    row: await pruefungFinden(db, guid),
    person,
    jetzt: clock.now(),
  })
