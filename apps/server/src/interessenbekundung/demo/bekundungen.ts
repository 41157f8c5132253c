import { createHash } from 'node:crypto'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { jahrInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'

export type DemoBekundung = {
  readonly guid: string
  readonly ibkMetaGuid: string
  readonly unternehmenGuid: string
  readonly unternehmenName: string
  readonly sub: string
  readonly am: Date
  readonly investition: {
    readonly investitionBereich: string
    readonly betragInEuro: number
    readonly zuwendungInEuro: number
  }
}

const formular = ({ guid, investition, unternehmenName }: DemoBekundung) => ({
  fertig: true,
  guid,
  investitionen: [investition],
  uiStorage: null,
  unternehmen: { unternehmenName },
})

const einfuegen = async (tx: Tx, b: DemoBekundung, gesendet: string): Promise<boolean> => {
  const { betragInEuro, zuwendungInEuro } = b.investition
  const { rows } =
    await sql`insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular,
      fertig, betrag_cent, zuwendung_cent, angelegt_am, geaendert_am, geaendert_von, eingangsnummer, eingegangen_am)
    values (${b.guid}, ${b.ibkMetaGuid}, ${b.unternehmenGuid}, 1, ${gesendet}, true, ${inCent(betragInEuro)},
      ${inCent(zuwendungInEuro)}, ${b.am}, ${b.am}, ${b.sub},
      ${`IBK-${jahrInBerlin(b.am)}-`}::text || lpad(nextval('ibk_eingang_nr')::text, 6, '0'), ${b.am})
    on conflict do nothing returning guid`.execute(tx)
  return rows.length > 0
}

/** A declaration that was sent within its round, once: what was done with it since stays. */
export const demoBekundung = async (tx: Tx, b: DemoBekundung): Promise<void> => {
  const gesendet = JSON.stringify(formular(b))
  if (!(await einfuegen(tx, b, gesendet))) return
  await sql`insert into bekundung_einreichung (bekundung_guid, bekundung_version, unternehmen_guid, eingegangen_am,
      eingereicht_von, gesendet, sha256)
    values (${b.guid}, 1, ${b.unternehmenGuid}, ${b.am}, ${b.sub}, ${gesendet},
      ${createHash('sha256').update(gesendet).digest('hex')})`.execute(tx)
  await protokollieren(tx, {
    unternehmenGuid: b.unternehmenGuid,
    sub: b.sub,
    handlung: 'bekundungEinreichen',
    objektGuid: b.guid,
  })
}
