import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  entscheidungStaende,
  type EntscheidungAktion,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fordern } from '../../platform/handlung/fordern.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { fallSperren } from '../zugang/bankFall.ts'
import { akteureFuer, standVon, type Antwort, type Person } from './entscheidungAnsicht.ts'
import { bewilligungSperren } from './bewilligungen.ts'
import { entscheidungFinden, type EntscheidungRow } from './entscheidungen.ts'
import { entscheidungsfallLaden, type Entscheidungsfall } from './entscheidungsfall.ts'
import {
  entscheidungZeigen,
  type Entscheidungsaufruf,
  type Entscheidungsdienste,
} from './entscheidungZeigen.ts'

/** What an act does, under the lock; answers what is worth logging. */
export type Tun = (tx: Tx, lage: Lage) => Promise<Readonly<Record<string, unknown>>>

export type Lage = {
  readonly fall: Entscheidungsfall
  readonly row: EntscheidungRow | undefined
  readonly jetzt: Date
}

/** The decision as the table lets this person act on it: 412 in another state, 403 for whoever has no part in the act. */
export const erlauben = (
  aktion: EntscheidungAktion,
  row: EntscheidungRow | undefined,
  person: Person,
): void => {
  fordern(entscheidungStaende.hindernis(aktion, standVon(row), akteureFuer(person, row)), nichtMoeglich)
}

/** The same of one that exists. */
export const vorhandene = (
  aktion: EntscheidungAktion,
  row: EntscheidungRow | undefined,
  person: Person,
): EntscheidungRow => {
  erlauben(aktion, row, person)
  if (row === undefined) throw new Error(`${aktion} goes without a decision`)
  return row
}

type Handlung = Entscheidungsaufruf & {
  readonly handlung: EntscheidungAktion
  /** What the act is about, where that is not the decision that there is. */
  readonly art?: EntscheidungArt | undefined
  readonly programme: Programme
}
type Handelnd = Pick<Entscheidungsdienste, 'beitraege'> & {
  readonly services: Pick<Entscheidungsdienste['services'], 'clock'>
}

/**
 * One act of the table in a transaction that there is: the case and what is approved of it locked, its audit row under the
 * act's name. The demo world acts by this as the product does.
 */
export const entscheidungHandeln = async (
  tx: Tx,
  { services, beitraege: { verzichte } }: Handelnd,
  { handlung, art, programme, person, geschaeft }: Handlung,
  tun: Tun,
): Promise<Date> => {
  const antrag = await fallSperren(tx, geschaeft, person.sub)
  await bewilligungSperren(tx, geschaeft)
  const jetzt = services.clock.now()
  const row = await entscheidungFinden(tx, geschaeft)
  const fall = await entscheidungsfallLaden(tx, antrag, {
    programme,
    jetzt,
    art: art ?? row?.art,
    verzichte,
  })
  const angaben = await tun(tx, { fall, row, jetzt })
  await protokollieren(tx, {
    unternehmenGuid: antrag.unternehmen_guid,
    sub: person.sub,
    handlung,
    objektGuid: antrag.guid,
    angaben,
  })
  return jetzt
}

/** The same in a transaction of its own, and the decision as it then stands. */
export const entscheidungAendern = async (
  dienste: Entscheidungsdienste,
  { art, ...aufruf }: Entscheidungsaufruf & { readonly art?: EntscheidungArt },
  handlung: EntscheidungAktion,
  tun: Tun,
): Promise<Antwort> => {
  const programme = await programmeLesen(dienste.services)
  return dienste.services.db.transaction().execute(async (tx) => {
    const jetzt = await entscheidungHandeln(tx, dienste, { ...aufruf, handlung, art, programme }, tun)
    return entscheidungZeigen(tx, dienste.beitraege, { ...aufruf, programme, jetzt })
  })
}
