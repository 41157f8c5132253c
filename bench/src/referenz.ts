import { hash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { anweisungen, FORMULAR, GUID, SHA256, SUB, UNTERNEHMEN, type Anweisung } from './anweisungen.ts'

/**
 * The bare reference of rule L-02: Fastify and named `pg` statements with the same SQL as the portal
 * (taken from its repository, so that it can't fall behind), and no check at all: no token, no permission, no
 * validation, no version, no view. Started as a process of its own. DATABASE_URL and PORT come from the environment.
 */
const SQL = await anweisungen()

const benannt = ({ text, werte }: Anweisung) => {
  const name = hash('sha1', text)
  return (angaben: Readonly<Record<string, unknown>>) => ({
    name,
    text,
    values: werte.map((wert) => (typeof wert === 'string' && wert in angaben ? angaben[wert] : wert)),
  })
}

/** Loading under the lock and writing, by what is saved. */
const SPEICHERN = {
  antrag: { laden: benannt(SQL.laden), schreiben: benannt(SQL.schreiben) },
  auszahlung: { laden: benannt(SQL.auszahlungLaden), schreiben: benannt(SQL.auszahlungSchreiben) },
}
const UEBERSICHT = benannt(SQL.uebersicht)
const BEKUNDUNG_LADEN = benannt(SQL.bekundungLaden)
const BEKUNDEN = [SQL.bekundungSchreiben, SQL.bekundungFesthalten, SQL.bekundungBeleg].map(benannt)

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify({ logger: false })

type Form = { guid: string; classVersion: number }
type Zeile = { unternehmen_guid: string; version: number }

/** In a transaction: loads the row under its lock, and then does what a call does with it. */
const inTransaktion = async <T>(tun: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const ergebnis = await tun(client)
    await client.query('commit')
    return ergebnis
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
type Ruf = { Params: { sub: string }; Body: Form }
const einzige = ({ rows: [row] }: pg.QueryResult<Zeile>): Zeile => {
  if (!row) throw new Error('no row')
  return row
}
const angabenVon = (body: Form, sub: string, row: Zeile) => ({
  [FORMULAR]: JSON.stringify(body),
  [GUID]: body.guid,
  [UNTERNEHMEN]: row.unternehmen_guid,
  [SUB]: sub,
})

type Speicherruf = { Params: { was: keyof typeof SPEICHERN; sub: string }; Body: Form }

app.post<Speicherruf>('/speichern/:was/:sub', ({ body, params: { was, sub } }) =>
  inTransaktion(async (client) => {
    const { laden, schreiben } = SPEICHERN[was]
    const row = einzige(await client.query<Zeile>(laden({ [GUID]: body.guid, [SUB]: sub })))
    await client.query(schreiben(angabenVon(body, sub, row)))
    return { ...row, formular: body, version: row.version + 1 }
  }),
)

app.post<Ruf>('/bekunden/:sub', ({ body, params: { sub } }) =>
  inTransaktion(async (client) => {
    const row = einzige(await client.query<Zeile>(BEKUNDUNG_LADEN({ [GUID]: body.guid, [SUB]: sub })))
    const angaben = angabenVon(body, sub, row)
    const alle = { ...angaben, [SHA256]: hash('sha256', angaben[FORMULAR] ?? '') }
    for (const anweisung of BEKUNDEN) await client.query(anweisung(alle))
    return { ...row, formular: body, version: row.version + 1 }
  }),
)

app.get<{ Params: { sub: string; unternehmen: string } }>(
  '/uebersicht/:sub/:unternehmen',
  async ({ params }) => {
    const { rows } = await pool.query<Record<string, unknown>>(
      UEBERSICHT({ [SUB]: params.sub, [UNTERNEHMEN]: params.unternehmen }),
    )
    return rows
  },
)

app.get('/konstante', async () => ({ amount: 2 }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('Referenz bereit')
