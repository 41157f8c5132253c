import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'
import { nichtMoeglich } from './zahllaufPolicy.ts'
import { postenBewegen, type PostenRow } from './zahlposten.ts'

/** All of them are in the run and open. */
export const offenePruefen = (posten: readonly PostenRow[], nummern: readonly number[]): void => {
  const offene = new Set(posten.filter(({ status }) => status === 'OFFEN').map(({ nr }) => nr))
  const andere = nummern.filter((nr) => !offene.has(nr))
  if (andere.length > 0)
    throw nichtMoeglich(
      `Diese Posten stehen nicht mehr offen im Lauf: ${andere.join(', ')}. Laden Sie die Seite neu.`,
    )
}

/** Whoever edits a run can't release it any more; the database keeps who it was. */
const bearbeitetVermerken = async (tx: Tx, guid: string, sub: string, jetzt: Date): Promise<void> => {
  await sql`update zahllauf set geaendert_von = ${sub}, geaendert_am = ${jetzt} where guid = ${guid}`.execute(
    tx,
  )
}

/** S6-07. Takes posts out of a draft, with a reason; their payouts are free for another run. */
export const postenAusnehmen = (
  services: Pick<Services, 'db' | 'clock'>,
  {
    nummern,
    grund,
    ...aufruf
  }: Zahllaufaufruf & { readonly nummern: readonly number[]; readonly grund: string },
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'postenAusnehmen', async (tx, { posten, jetzt }) => {
    offenePruefen(posten, nummern)
    await postenBewegen(tx, aufruf.guid, { nach: 'AUSGENOMMEN', jetzt, grund, nummern })
    await bearbeitetVermerken(tx, aufruf.guid, aufruf.person.sub, jetzt)
    return { posten: nummern, grund }
  })
