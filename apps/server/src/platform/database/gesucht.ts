import { suchworte } from '@foerderportal/values/suche/schlicht'
import { sql, type RawBuilder } from 'kysely'

/** Its letters and digits alone remain of a word: none of them means anything to LIKE. */
const steht = (spalte: RawBuilder<unknown>, wort: string) => sql<boolean>`${spalte} like ${`%${wort}%`}`

/** S10-06: whether every word stands in a column that holds the `suchform`; signs alone find nothing. */
export const gesucht = (spalte: RawBuilder<unknown>, text: string): RawBuilder<boolean> => {
  const worte = suchworte(text)
  if (worte.length === 0) return sql<boolean>`false`
  const bedingungen = worte.map(
    (formen) =>
      sql<boolean>`(${sql.join(
        formen.map((wort) => steht(spalte, wort)),
        sql` or `,
      )})`,
  )
  return sql<boolean>`(${sql.join(bedingungen, sql` and `)})`
}
