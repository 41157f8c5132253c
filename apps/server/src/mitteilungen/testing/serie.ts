import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { serienlageLaden } from '../serie/serienlage.ts'
import { serieEinfuegen } from '../serie/serien.ts'

const VON = 'sub-serie'

/** A bulk message to a case of the bank, which its job has still to send; `gescheitert`: it tried. */
export const serieAnlegen = async (
  { ownerDb, services }: TestApp,
  {
    sub = VON,
    geschaeft,
    gescheitert = false,
  }: { sub?: string; geschaeft?: string; gescheitert?: boolean } = {},
): Promise<string> => {
  const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from vorrat
    where ${geschaeft ?? null}::uuid is null or geschaeft_guid = ${geschaeft ?? null} order by 1 limit 1`.execute(
    ownerDb,
  )
  const fall = rows[0]?.guid ?? ''
  const jetzt = services.clock.now()
  const lage = await serienlageLaden(ownerDb, fall, { sub, jetzt })
  if (lage === undefined) throw new Error('no case to write to')
  const guid = randomUUID()
  const faelle = [{ geschaeft: fall, fassung: { ...lage.fassung, an: [...lage.fassung.an] } }]
  await ownerDb
    .transaction()
    .execute((tx) =>
      serieEinfuegen(tx, { guid, sub, jetzt, betreff: 'Neues', inhalt: 'Guten Tag, …', faelle }),
    )
  if (gescheitert)
    await sql`update serienmitteilung_fall set stand = 'GESCHEITERT', grund = 'Inzwischen anders.'
      where serie_guid = ${guid}`.execute(ownerDb)
  return guid
}
