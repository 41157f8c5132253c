import type { Principal } from '../../platform/auth/principal.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Programme } from '../kern/programmLesen.ts'
import { fallLaden } from '../zugang/bankFall.ts'
import { entscheidungAnsicht, type Antwort } from './entscheidungAnsicht.ts'
import { entscheidungFinden } from './entscheidungen.ts'
import { entscheidungsfallLaden } from './entscheidungsfall.ts'
import type { Beitraege } from './vorlegepruefungen.ts'

/** What the use cases of this room are given: the portal, and what other rooms contribute. */
export type Entscheidungsdienste = {
  readonly services: Services
  readonly beitraege: Beitraege
}

export type Entscheidungsaufruf = {
  readonly person: Pick<Principal, 'sub' | 'rollen' | 'vorname' | 'nachname'>
  readonly geschaeft: string
}

type Frage = Entscheidungsaufruf & { readonly programme: Programme; readonly jetzt: Date }

/** The decision on a case as it stands now, as this person has it. */
export const entscheidungZeigen = async (
  db: Database | Tx,
  beitraege: Beitraege,
  { person, geschaeft, programme, jetzt }: Frage,
): Promise<Antwort> => {
  const antrag = await fallLaden(db, geschaeft, person.sub)
  const row = await entscheidungFinden(db, geschaeft)
  const { verzichte } = beitraege
  const fall = await entscheidungsfallLaden(db, antrag, { programme, jetzt, art: row?.art, verzichte })
  return entscheidungAnsicht(db, { fall, row, person, beitraege, jetzt })
}
