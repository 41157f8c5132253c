import type { BankpruefungAktion } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { bewilligungSperren } from '../kern/bewilligungen.ts'
import { pruefungAnsehen, type Antwort } from './pruefungAnsicht.ts'
import { pruefungFinden, type PruefungRow } from './pruefungen.ts'
import { erlauben, type Person } from './pruefungPolicy.ts'
import { pruefungsfallLaden, pruefungsfallSperren, type Pruefungsfall } from './pruefungsfall.ts'

export type Pruefungsaufruf = { readonly guid: string; readonly person: Person }
type Lage = { readonly fall: Pruefungsfall; readonly row: PruefungRow | undefined; readonly jetzt: Date }
type Tun = (tx: Tx, lage: Lage) => Promise<Readonly<Record<string, unknown>>>

/** One act of the table: request and approval locked, its audit row under the act's name, the check as it then stands. */
export const pruefungAendern = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { guid, person }: Pruefungsaufruf,
  aktion: BankpruefungAktion,
  tun: Tun,
): Promise<Antwort> =>
  db.transaction().execute(async (tx) => {
    const fall = await pruefungsfallSperren(tx, guid, person.sub)
    await bewilligungSperren(tx, fall.geschaeft_guid)
    const row = await pruefungFinden(tx, guid)
    erlauben(aktion, fall, row, person)
    const jetzt = clock.now()
    const angaben = await tun(tx, { fall, row, jetzt })
    await protokollieren(tx, {
      unternehmenGuid: fall.unternehmen_guid,
      sub: person.sub,
      handlung: aktion,
      objektGuid: guid,
      angaben,
    })
    return pruefungAnsehen(tx, {
      fall: await pruefungsfallLaden(tx, guid, person.sub),
      row: await pruefungFinden(tx, guid),
      person,
      jetzt,
    })
  })
