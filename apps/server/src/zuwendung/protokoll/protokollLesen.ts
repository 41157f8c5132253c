import type { Fallprotokoll } from '@foerderportal/contract/zuwendung/protokoll/schema'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { bankFallLesen, type BankFall } from '../zugang/bankFall.ts'
import { fallobjekte } from '../zugang/fallobjekte.ts'
import { kettenbefund, unternehmenskette } from './kettenbefund.ts'

const SEITE = 100

type Zeile = Omit<Fallprotokoll['zeilen'][number], 'zeit'> & { readonly zeit: Date }

/** One more than a page: whether there are others. */
const zeilenLaden = async (
  tx: Tx,
  kette: string,
  fall: BankFall,
  vor: number | undefined,
): Promise<Zeile[]> => {
  const { rows } = await sql<Zeile>`
    select l.nr, l.zeit, l.handlung, l.objekt_guid as "objektGuid", l.nutzer_sub as sub, l.angaben,
      coalesce(b.name, (n.value ->> 'vorname') || ' ' || (n.value ->> 'nachname')) as name
    from audit_log l
    left join bankperson b on b.sub = l.nutzer_sub
    left join nutzer n on n.sub = l.nutzer_sub
    where l.kette = ${kette} and l.objekt_guid in (${fallobjekte(fall.geschaeft_guid)})
      and ${vor === undefined ? sql`true` : sql`l.nr < ${vor}`}
    order by l.nr desc limit ${SEITE + 1}`.execute(tx)
  return rows
}

/** What happened to a case, row by row, and with the first page the chain of its company worked out anew (S9-06). */
export const protokollLesen = (
  services: Services,
  e: { readonly sub: string; readonly guid: string; readonly vor: number | undefined },
): Promise<Fallprotokoll> =>
  services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const fall = await bankFallLesen(tx, e.guid, e.sub)
      const kette = unternehmenskette(fall.unternehmen_guid)
      const zeilen = await zeilenLaden(tx, kette, fall, e.vor)
      return {
        zeilen: zeilen.slice(0, SEITE).map((z) => ({ ...z, zeit: z.zeit.toISOString() })),
        weitere: zeilen.length > SEITE,
        pruefung: e.vor === undefined ? await kettenbefund(tx, services, kette) : null,
      }
    })
