import { sql } from 'kysely'
import type { Fehler } from './aufrufteile.ts'
import type { TestApp } from './testApp.ts'

type Gehalten = { readonly tabelle: 'antrag' | 'bekundung'; readonly guid: string | undefined }

/** More of one person's submissions than the line takes, all of which wait for the same form. */
export const volleSchlange = async (
  { ownerDb }: TestApp,
  { tabelle, guid }: Gehalten,
  senden: () => Promise<unknown>,
): Promise<Pick<Fehler, 'danach'>> => {
  const [gehalten, frei] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sperre = ownerDb.transaction().execute(async (tx) => {
    await sql`select 1 from ${sql.table(tabelle)} where guid = ${guid} for update`.execute(tx)
    gehalten.resolve()
    await frei.promise
  })
  await gehalten.promise
  const viele = Array.from({ length: 30 }, senden)
  // While none can go on, whoever is answered was refused: the line is full.
  await Promise.race(viele)
  return {
    danach: async () => {
      frei.resolve()
      await Promise.all([sperre, ...viele])
    },
  }
}
