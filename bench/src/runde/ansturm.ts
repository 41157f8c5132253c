import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openPool } from '../../../apps/server/src/platform/database/database.ts'

const VERBINDUNGEN = 16
/** The freeze begins when so much of what comes has come. */
const ENDE_NACH = 0.9

type Auftrag = {
  readonly runde: string
  readonly anzahl: number
  readonly cent: number
  readonly einfrieren: () => Promise<unknown>
}

/** As the portal, and as the owner, who alone makes tables. */
export type Urls = { readonly appUrl: string; readonly ownerUrl: string }

export type Ansturm = {
  readonly proSekunde: number
  readonly ohneProSekunde: number
  readonly einfrierenMs: number
  readonly bestaetigt: number
  readonly inListe: number
  readonly abgewiesen: number
}

const BEKUNDUNG = `insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular, fertig, betrag_cent,
    zuwendung_cent, angelegt_am, geaendert_am, geaendert_von, version, eingereicht_version)
  values ($1, $2, $3, 1, $4, true, $5, $5, now(), now(), 'bench', 1, 1)`
const EINREICHUNG = `insert into einreichung (eingangsnummer, nummer_version, dokument_guid, dokument_version,
    unternehmen_guid, eingegangen_am, eingereicht_von, gesendet, sha256)
  values ('IBK-BENCH-' || nextval('ibk_eingang_nr'), 1, $1, 1, $2, now(), 'bench', $3,
    encode(sha256(convert_to($3, 'UTF8')), 'hex'))`
const PROTOKOLL = `insert into audit_log (unternehmen_guid, nutzer_sub, handlung, objekt_guid, angaben)
  values ($1, 'bench', 'bekundungEinreichen', $2, '{}')`
/** The same bytes in tables that nobody watches. */
const OHNE = [
  'create table bench_bekundung (guid uuid primary key, runde uuid, betrieb uuid, formular jsonb, cent bigint)',
  'create table bench_einreichung (nr bigserial, guid uuid primary key, gesendet text, sha256 text)',
]

const formular = (guid: string, cent: number) =>
  JSON.stringify({
    fertig: true,
    guid,
    investitionen: ['B.1', 'A.1'].map((investitionBereich) => ({
      investitionBereich,
      betragInEuro: cent / 50,
      zuwendungInEuro: cent / 100,
    })),
    uiStorage: null,
    unternehmen: null,
  })

const abgeschlossen = async (client: pg.PoolClient, tun: () => Promise<unknown>): Promise<boolean> => {
  await client.query('begin')
  try {
    await tun()
    await client.query('commit')
    return true
  } catch {
    await client.query('rollback')
    return false
  }
}

const einreichen = (client: pg.PoolClient, { runde, cent }: Auftrag, betrieb: string) => {
  const guid = randomUUID()
  const text = formular(guid, cent)
  return abgeschlossen(client, async () => {
    await client.query({ name: 'b', text: BEKUNDUNG, values: [guid, runde, betrieb, text, 2 * cent] })
    await client.query({ name: 'e', text: EINREICHUNG, values: [guid, betrieb, text] })
    await client.query({ name: 'p', text: PROTOKOLL, values: [betrieb, guid] })
  })
}

const ohneAlles = (client: pg.PoolClient, { runde, cent }: Auftrag, betrieb: string) => {
  const guid = randomUUID()
  const text = formular(guid, cent)
  return abgeschlossen(client, async () => {
    await client.query({
      name: 'ob',
      text: 'insert into bench_bekundung values ($1, $2, $3, $4, $5)',
      values: [guid, runde, betrieb, text, cent],
    })
    await client.query({
      name: 'oe',
      text: `insert into bench_einreichung (guid, gesendet, sha256)
        values ($1, $2, encode(sha256(convert_to($2, 'UTF8')), 'hex'))`,
      values: [guid, text],
    })
  })
}

type Tun = (client: pg.PoolClient, betrieb: string) => Promise<boolean>
type Lauf = { readonly gelungen: number; readonly gescheitert: number; readonly ms: number }

/** Takes one after another from the same pile, over all connections at once. */
const lauf = async (
  pool: pg.Pool,
  betriebe: readonly string[],
  tun: Tun,
  bei: (n: number) => void,
): Promise<Lauf> => {
  let naechster = 0
  const ergebnis = { gelungen: 0, gescheitert: 0 }
  const beginn = performance.now()
  const arbeiten = async () => {
    const client = await pool.connect()
    for (let betrieb = betriebe[naechster++]; betrieb !== undefined; betrieb = betriebe[naechster++]) {
      const gelang = await tun(client, betrieb)
      ergebnis[gelang ? 'gelungen' : 'gescheitert'] += 1
      bei(ergebnis.gelungen)
    }
    client.release()
  }
  await Promise.all(Array.from({ length: VERBINDUNGEN }, arbeiten))
  return { ...ergebnis, ms: performance.now() - beginn }
}

const betriebeLesen = async (pool: pg.Pool, anzahl: number): Promise<string[]> => {
  const { rows } = await pool.query<{ guid: string }>(
    `select guid from unternehmen where typ = 'LandwirtschaftlichesUnternehmen' order by guid limit $1`,
    [anzahl],
  )
  if (rows.length < anzahl) throw new Error(`only ${rows.length} farms for ${anzahl} declarations`)
  return rows.map(({ guid }) => guid)
}

/** Everybody submits at once; before the last have, the round is frozen. */
export const ansturm = async ({ appUrl, ownerUrl }: Urls, auftrag: Auftrag): Promise<Ansturm> => {
  const pool = openPool(appUrl, VERBINDUNGEN + 1)
  try {
    const betriebe = await betriebeLesen(pool, auftrag.anzahl)
    let einfrieren: Promise<number> | undefined
    const messen = async () => {
      const beginn = performance.now()
      await auftrag.einfrieren()
      return performance.now() - beginn
    }
    const mit = await lauf(
      pool,
      betriebe,
      (c, b) => einreichen(c, auftrag, b),
      (n) => {
        if (n >= ENDE_NACH * auftrag.anzahl) einfrieren ??= messen()
      },
    )
    const einfrierenMs = (await einfrieren) ?? 0
    const { rows } = await pool.query<{ n: number }>(
      'select count(distinct bekundung_guid)::int as n from listenzeile where ibk_meta_guid = $1',
      [auftrag.runde],
    )
    const ohne = await ohneLauf(ownerUrl, auftrag, betriebe)
    return {
      proSekunde: mit.gelungen / (mit.ms / 1000),
      ohneProSekunde: ohne.gelungen / (ohne.ms / 1000),
      einfrierenMs,
      bestaetigt: mit.gelungen,
      inListe: rows[0]?.n ?? 0,
      abgewiesen: mit.gescheitert,
    }
  } finally {
    await pool.end()
  }
}

const ohneLauf = async (url: string, auftrag: Auftrag, betriebe: readonly string[]): Promise<Lauf> => {
  const pool = openPool(url, VERBINDUNGEN)
  try {
    for (const text of OHNE) await pool.query(text)
    return await lauf(
      pool,
      betriebe,
      (c, b) => ohneAlles(c, auftrag, b),
      () => {},
    )
  } finally {
    await pool.end()
  }
}
