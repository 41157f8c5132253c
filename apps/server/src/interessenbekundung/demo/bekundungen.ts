import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { einreichungFesthalten } from '../../platform/einreichung/einreichungFesthalten.ts'
import { BEKUNDUNG_NUMMERNKREIS } from '../bekundung/bekundungEinreichen.ts'

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

const einfuegen = async (tx: Tx, b: DemoBekundung): Promise<boolean> => {
  const { betragInEuro, zuwendungInEuro } = b.investition
  const { rows } =
    await sql`insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular,
      fertig, betrag_cent, zuwendung_cent, gesendet_betrag_cent, gesendet_zuwendung_cent, angelegt_am, geaendert_am,
      geaendert_von, version, eingereicht_version)
    values (${b.guid}, ${b.ibkMetaGuid}, ${b.unternehmenGuid}, 1, ${JSON.stringify(formular(b))}, true,
      ${inCent(betragInEuro)}, ${inCent(zuwendungInEuro)}, ${inCent(betragInEuro)}, ${inCent(zuwendungInEuro)},
      ${b.am}, ${b.am}, ${b.sub}, 1, 1)
    on conflict do nothing returning guid`.execute(tx)
  return rows.length > 0
}

/** A declaration that was sent within its round, once: what was done with it since stays. */
export const demoBekundung = async (tx: Tx, b: DemoBekundung): Promise<void> => {
  if (!(await einfuegen(tx, b))) return
  await einreichungFesthalten(tx, {
    dokument: { guid: b.guid, version: 1, unternehmen_guid: b.unternehmenGuid },
    nummer: BEKUNDUNG_NUMMERNKREIS,
    eingegangenAm: b.am,
    sub: b.sub,
    inhalt: formular(b),
  })
  await protokollieren(tx, {
    unternehmenGuid: b.unternehmenGuid,
    sub: b.sub,
    handlung: 'bekundungEinreichen',
    objektGuid: b.guid,
  })
}
