import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import type { ZahllaufAktion } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { verfallLaden, type VerfallRow } from './verfaelle.ts'
import { zahllaufLaden, zahllaufSperren, type ZahllaufRow } from './zahllaeufe.ts'
import { erlauben, vorhanden, type Person } from './zahllaufPolicy.ts'
import { zahllaufZeigen } from './zahllaufView.ts'
import { postenLaden, type PostenRow } from './zahlposten.ts'

export type Zahllaufaufruf = { readonly guid: string; readonly person: Person }
export type Lage = {
  readonly row: ZahllaufRow
  readonly posten: readonly PostenRow[]
  readonly verfall: VerfallRow | undefined
  readonly jetzt: Date
}
type Tun = (tx: Tx, lage: Lage) => Promise<Readonly<Record<string, unknown>> | 'protokolliert'>

/** The run as it is, locked, for an act that its table lets this person do. */
export const fuerAktion = async (
  tx: Tx,
  { guid, person }: Zahllaufaufruf,
  aktion: ZahllaufAktion,
  jetzt: Date,
): Promise<Lage> => {
  await zahllaufSperren(tx, guid)
  const row = vorhanden(await zahllaufLaden(tx, guid, person.sub))
  const lage = {
    row,
    posten: await postenLaden(tx, guid, person.sub),
    verfall: await verfallLaden(tx, guid),
    jetzt,
  }
  erlauben(aktion, lage, person)
  return lage
}

/**
 * One act of the table: its audit row under the act's name, the run as it then stands. `tun` answers what is worth logging,
 * or that it has done so itself.
 */
export const zahllaufAendern = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  aufruf: Zahllaufaufruf,
  aktion: ZahllaufAktion,
  tun: Tun,
): Promise<Zahllauf> =>
  db.transaction().execute(async (tx) => {
    const lage = await fuerAktion(tx, aufruf, aktion, clock.now())
    const angaben = await tun(tx, lage)
    if (angaben !== 'protokolliert')
      await protokollieren(tx, {
        unternehmenGuid: null,
        sub: aufruf.person.sub,
        handlung: aktion,
        objektGuid: aufruf.guid,
        angaben: { zahllauf: lage.row.nr, ...angaben },
      })
    return zahllaufZeigen(tx, aufruf.guid, aufruf.person, lage.jetzt)
  })
