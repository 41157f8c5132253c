import type { NaechsterAbfrage, NaechsterFall } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { SORTIERUNG_VORGABE, ZUGEWIESEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Services } from '../../platform/services.ts'
import { auswahl, gefiltert } from './auswahl.ts'
import { ordnung } from './sortierung.ts'
import { andereIn, eigenes } from './zeilen.ts'
import { filterVon } from './vorratLesen.ts'
import { vorratZeileLesen } from './vorratZeileLesen.ts'

/** What one can go on with at once: the bank's turn, and nobody else's case. */
const BEREIT = { amZug: 'BANK', zugewiesen: `${ZUGEWIESEN.ich},${ZUGEWIESEN.niemand}` }

/** S1: the first case of a list that is ready for who asks, and in which nobody is at this moment. */
export const naechstenFallLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sub: string,
  { ausser, ...suche }: z.infer<typeof NaechsterAbfrage>,
): Promise<NaechsterFall> => {
  const frage = { sub, jetzt: clock.now() }
  const { wert, ordnen } = ordnung(suche.sortierung ?? SORTIERUNG_VORGABE, undefined, frage.jetzt)
  const { rows } = await sql<{ geschaeft: string }>`
    select f.geschaeft_guid as geschaeft from (select v.geschaeft_guid, ${wert} as wert ${auswahl(
      frage,
      gefiltert(filterVon(suche), frage),
      gefiltert(BEREIT, frage),
      sql<boolean>`not ${eigenes(sub)}`,
      sql<boolean>`not exists (select ${andereIn(sql`v.geschaeft_guid`, frage)})`,
      ausser === undefined ? sql<boolean>`true` : sql<boolean>`v.geschaeft_guid <> ${ausser}`,
    )} offset 0) f ${ordnen} limit 1`.execute(db)
  const [erster] = rows
  if (erster === undefined) return { fall: null }
  const { geschaeft, stand, amZug, hinweise, frist } = await vorratZeileLesen(db, erster.geschaeft, frage)
  return { fall: { geschaeft, stand, amZug, hinweise, frist } }
}
