import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'

type Wer = { readonly antragGuid: string; readonly unternehmenGuid: string; readonly sub: string }

/**
 * S8-02: a Nachforderung opens what was finished as a copy, in the version that it has; the finished one stays. Answers
 * its guid; undefined where there is nothing finished to copy.
 */
export const befragungKorrigieren = async (
  tx: Tx,
  { antragGuid, unternehmenGuid, sub, jetzt }: Wer & { readonly jetzt: Date },
): Promise<string | undefined> => {
  const guid = randomUUID()
  const { rows } = await sql<{ vorgaenger: string }>`
    insert into befragung (guid, fassung_guid, umfrage_uuid, unternehmen_guid, antrag_guid, vorgaenger_guid, antworten,
      aktuelle_frage, fortschritt, angelegt_am, angelegt_von, geaendert_am, geaendert_von)
    select ${guid}, b.fassung_guid, b.umfrage_uuid, b.unternehmen_guid, b.antrag_guid, b.guid, b.antworten,
      null, b.fortschritt, ${jetzt}, ${sub}, ${jetzt}, ${sub}
    from befragung b where b.antrag_guid = ${antragGuid} and b.abgeschlossen_am is not null
      and not exists (select from befragung n where n.vorgaenger_guid = b.guid)
    order by b.angelegt_am desc limit 1
    returning vorgaenger_guid as vorgaenger`.execute(tx)
  const [kopie] = rows
  if (kopie === undefined) return undefined
  await protokollieren(tx, {
    unternehmenGuid,
    sub,
    handlung: 'fragebogenKorrigieren',
    objektGuid: guid,
    angaben: { vorgaenger: kopie.vorgaenger },
  })
  return guid
}

/** The bank takes its Nachforderung back: what was not finished of the copy goes, the finished one counts again. */
export const korrekturVerwerfen = async (
  tx: Tx,
  { antragGuid, unternehmenGuid, sub }: Wer,
): Promise<void> => {
  const { rows } = await sql<{ guid: string }>`delete from befragung
    where antrag_guid = ${antragGuid} and vorgaenger_guid is not null and abgeschlossen_am is null
    returning guid`.execute(tx)
  for (const { guid } of rows)
    await protokollieren(tx, {
      unternehmenGuid,
      sub,
      handlung: 'fragebogenKorrekturVerwerfen',
      objektGuid: guid,
    })
}
