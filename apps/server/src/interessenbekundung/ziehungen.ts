import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../platform/database/database.ts'
import { plaetzeVon, type PlatzRow } from './plaetze.ts'

const Protokollkopf = z.object({ seed: z.string(), zufall: z.string(), listHash: z.string() })
type Ziehung = z.infer<typeof Protokollkopf>

/** The head of a protocol: everything before its lines, which can be many. */
const kopfVon = (anfang: string): Ziehung => {
  const kopf = anfang.slice(0, anfang.indexOf('"zeilen"')).trimEnd().replace(/,$/, '')
  return z.parse(Protokollkopf, JSON.parse(`${kopf}}`))
}

/** More than the head of a protocol has: the draw has 200 characters at most. */
const KOPF_ZEICHEN = 4_000

/** What the released ranking of a declaration was drawn from, with the declaration's own lines; undefined before. */
export const ziehungFinden = async (
  db: Database,
  bekundungGuid: string,
): Promise<(Ziehung & { readonly plaetze: readonly PlatzRow[] }) | undefined> => {
  const { rows } = await sql<{ kopf: string; plaetze: PlatzRow[] }>`
    select left(d.protokoll, ${KOPF_ZEICHEN}) as kopf, ${plaetzeVon} as plaetze
    from bekundung b join ibk_meta r on r.guid = b.ibk_meta_guid
      join reihung d on d.ibk_meta_guid = r.guid and d.status = 'FREIGEGEBEN'
    where b.guid = ${bekundungGuid} and r.reihung_freigegeben_am is not null`.execute(db)
  const [row] = rows
  return row && { ...kopfVon(row.kopf), plaetze: row.plaetze }
}
