import { Readable } from 'node:stream'
import { zahlungsdateiName } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { istTagVerpasst } from './zahllaufPolicy.ts'
import { zahllaufHandeln, type Zahllaufaufruf } from './zahllaufAendern.ts'

type Lieferung = { readonly stream: Readable; readonly headers: Record<string, string> }

const dateiLesen = async (tx: Tx, guid: string): Promise<Buffer> => {
  const { rows } = await sql<{ inhalt: string }>`select inhalt from zahllauf_datei
    where zahllauf_guid = ${guid}`.execute(tx)
  return Buffer.from(rows[0]?.inhalt ?? '')
}

/** S6-07. Always the bytes that the release made; who takes them is written down before they go. */
export const zahllaufHerunterladen = (
  dienste: Pick<Services, 'db' | 'clock'>,
  aufruf: Zahllaufaufruf,
): Promise<Lieferung> =>
  dienste.db.transaction().execute(async (tx) => {
    const { guid, person } = aufruf
    const aktion = 'zahllaufHerunterladen'
    const lage = await zahllaufHandeln(tx, dienste, { ...aufruf, aktion }, async (_tx, { row, jetzt }) => {
      await sql`insert into zahllauf_abruf (zahllauf_guid, sub, am)
        values (${guid}, ${person.sub}, ${jetzt})`.execute(tx)
      return { sha256: row.datei_sha256 }
    })
    const inhalt = await dateiLesen(tx, guid)
    const name = zahlungsdateiName({ ...lage.row, tagVerpasst: istTagVerpasst(lage) })
    return {
      stream: Readable.from([inhalt]),
      headers: {
        'content-type': 'application/xml',
        'content-length': String(inhalt.length),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    }
  })
