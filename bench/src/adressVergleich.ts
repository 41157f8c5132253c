import pg from 'pg'

/**
 * What one would build without thinking: each word somewhere in the address, once over the plain table, once over an
 * index of trigrams. No folding, no house numbers, no slips, no HTTP.
 */
export const vergleichstabellen = async (ownerUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`create table bench_ilike as
      select id, strasse || ' ' || plz || ' ' || ort as text from adresse_strasse`)
  await client.query('create table bench_trgm as select * from bench_ilike')
  await client.query('create index on bench_trgm using gin (text gin_trgm_ops)')
  await client.query('vacuum analyze bench_ilike')
  await client.query('vacuum analyze bench_trgm')
  await client.end()
}

export type Vergleichstabelle = 'bench_ilike' | 'bench_trgm'

const maskiert = (wort: string) => `%${wort.replace(/[\\%_]/g, '\\$&')}%`

export const naivSuchen = async (
  client: pg.ClientBase,
  tabelle: Vergleichstabelle,
  text: string,
): Promise<number> => {
  const worte = text.split(/[\s,]+/).filter((wort) => wort !== '' && wort !== '12')
  const bedingung = worte.map((_, i) => `text ilike $${i + 1}`).join(' and ')
  const { rows } = await client.query(
    `select id, text from ${tabelle} where ${bedingung || 'true'} limit 20`,
    worte.map(maskiert),
  )
  return rows.length
}

/** As many clients as given search one after another until the time is over; answers searches per second. */
export const naivDurchsatz = async (
  url: string,
  tabelle: Vergleichstabelle,
  texte: readonly string[],
  { clients, sekunden }: { readonly clients: number; readonly sekunden: number },
): Promise<number> => {
  const pool = new pg.Pool({ connectionString: url, max: clients })
  const ende = performance.now() + sekunden * 1000
  let fertig = 0
  const einer = async (nr: number) => {
    const client = await pool.connect()
    for (let i = nr; performance.now() < ende; i += clients) {
      await naivSuchen(client, tabelle, texte[i % texte.length] ?? '')
      fertig += 1
    }
    client.release()
  }
  const beginn = performance.now()
  await Promise.all(Array.from({ length: clients }, (_, nr) => einer(nr)))
  const dauer = (performance.now() - beginn) / 1000
  await pool.end()
  return fertig / dauer
}
