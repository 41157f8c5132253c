import { Readable } from 'node:stream'
import { zahlungsdateiName } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Services } from '../../platform/services.ts'
import { istTagVerpasst } from './zahllaufPolicy.ts'
import { fuerAktion, type Zahllaufaufruf } from './zahllaufAendern.ts'

type Lieferung = { readonly stream: Readable; readonly headers: Record<string, string> }

/** S6-07. Always the bytes that the release made; who takes them is written down before they go. */
export const zahllaufHerunterladen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  aufruf: Zahllaufaufruf,
): Promise<Lieferung> =>
  db.transaction().execute(async (tx) => {
    const lage = await fuerAktion(tx, aufruf, 'zahllaufHerunterladen', clock.now())
    const { row } = lage
    const { guid } = aufruf
    const { sub } = aufruf.person
    const { rows } = await sql<{ inhalt: string }>`select inhalt from zahllauf_datei
      where zahllauf_guid = ${guid}`.execute(tx)
    const inhalt = Buffer.from(rows[0]?.inhalt ?? '')
    await sql`insert into zahllauf_abruf (zahllauf_guid, sub, am) values (${guid}, ${sub}, ${clock.now()})`.execute(
      tx,
    )
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'zahllaufHerunterladen',
      objektGuid: guid,
      angaben: { zahllauf: row.nr, sha256: row.datei_sha256 },
    })
    return {
      stream: Readable.from([inhalt]),
      headers: {
        'content-type': 'application/xml',
        'content-length': String(inhalt.length),
        'content-disposition': `attachment; filename="${zahlungsdateiName({ ...row, tagVerpasst: istTagVerpasst(lage) })}"`,
        'cache-control': 'no-store',
      },
    }
  })
