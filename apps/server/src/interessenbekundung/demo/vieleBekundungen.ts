import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { RundeRow } from '../runde/runden.ts'

type Wunsch = { readonly bereich: string; readonly betrag: number; readonly zuwendung: number }
export type Bekundete = { readonly betrieb: string; readonly wuensche: readonly Wunsch[]; readonly am: Date }

/** Submitted declarations of many farms in three statements, each with what was sent, its receipt and its audit row. */
export const vieleBekundungen = async (
  tx: Tx,
  runde: Pick<RundeRow, 'guid'>,
  bekundete: readonly Bekundete[],
): Promise<void> => {
  const zeilen = JSON.stringify(
    bekundete.map(({ betrieb, wuensche, am }) => ({
      guid: crypto.randomUUID(),
      betrieb,
      am,
      betrag: wuensche.reduce((summe, w) => summe + w.betrag, 0) * 100,
      zuwendung: wuensche.reduce((summe, w) => summe + w.zuwendung, 0) * 100,
      investitionen: wuensche.map((w) => ({
        investitionBereich: w.bereich,
        betragInEuro: w.betrag,
        zuwendungInEuro: w.zuwendung,
      })),
    })),
  )
  const liste = sql`(select z.*, u.name, jsonb_build_object('fertig', true, 'guid', z.guid, 'investitionen', z.investitionen,
      'uiStorage', null, 'unternehmen', jsonb_build_object('unternehmenName', u.name)) as formular
    from jsonb_to_recordset(${zeilen}::jsonb) z (guid uuid, betrieb uuid, am timestamptz, betrag bigint, zuwendung bigint,
      investitionen jsonb) join unternehmen u on u.guid = z.betrieb)`
  await sql`insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular, fertig, betrag_cent,
      zuwendung_cent, angelegt_am, geaendert_am, geaendert_von, version, eingereicht_version)
    select guid, ${runde.guid}, betrieb, 1, formular, true, betrag, zuwendung, am, am, 'portal', 1, 1
    from ${liste} z`.execute(tx)
  await sql`insert into einreichung (eingangsnummer, nummer_version, dokument_guid, dokument_version, unternehmen_guid,
      eingegangen_am, eingereicht_von, gesendet, sha256)
    select 'IBK-' || to_char(am, 'YYYY') || '-' || lpad(nextval('ibk_eingang_nr')::text, 6, '0'), 1, guid, 1, betrieb, am,
      'portal', formular::text, encode(sha256(convert_to(formular::text, 'UTF8')), 'hex')
    from ${liste} z order by am, guid`.execute(tx)
  await sql`insert into audit_log (unternehmen_guid, nutzer_sub, handlung, objekt_guid, angaben)
    select betrieb, 'portal', 'bekundungEinreichen', guid, '{}' from ${liste} z order by am, guid`.execute(tx)
}
