import { sql } from 'kysely'
import type { Tx } from '../platform/database/database.ts'

/** The SQL of reported barriers: a table beside the users, which none of them owns. */
export type Barriere = {
  readonly nummer: string
  readonly gemeldetAm: Date
  readonly barriere: string
  readonly seite: string | null
  readonly absender: string | null
  readonly antwortAn: string | null
}

type NeueBarriere = Omit<Barriere, 'nummer'> & { readonly kennung: string; readonly jahr: string }

const spalten = sql`nummer, gemeldet_am as "gemeldetAm", barriere, seite, absender, antwort_an as "antwortAn"`

/** The report with this Kennung: the one given, or the one that was there before. */
export const barriereEinfuegen = async (
  tx: Tx,
  b: NeueBarriere,
): Promise<Barriere & { readonly eingefuegt: boolean }> => {
  const neu = await sql<Barriere>`
    insert into barriere (nummer, kennung, gemeldet_am, barriere, seite, absender, antwort_an)
    values (${`BAR-${b.jahr}-`}::text || lpad(nextval('barriere_nr')::text, 6, '0'), ${b.kennung}, ${b.gemeldetAm},
      ${b.barriere}, ${b.seite}, ${b.absender}, ${b.antwortAn})
    on conflict (kennung) do nothing returning ${spalten}`.execute(tx)
  const [zeile] = neu.rows
  if (zeile !== undefined) return { ...zeile, eingefuegt: true }
  const alt = await sql<Barriere>`select ${spalten} from barriere where kennung = ${b.kennung}`.execute(tx)
  const [bekannte] = alt.rows
  if (bekannte === undefined) throw new Error('barriere: conflict without a row')
  return { ...bekannte, eingefuegt: false }
}

/** Removes what was reported before `vor`, with the mails that told of it. */
export const barrierenLoeschen = async (tx: Tx, vor: Date): Promise<void> => {
  await sql`delete from postausgang where schluessel in
    (select 'barriere:' || nummer from barriere where gemeldet_am < ${vor})`.execute(tx)
  await sql`delete from barriere where gemeldet_am < ${vor}`.execute(tx)
}
