import { hash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { anweisungen, FORMULAR, GUID, SUB, UNTERNEHMEN, type Anweisung } from './anweisungen.ts'

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
const LADEN = benannt(SQL.laden)
const SCHREIBEN = benannt(SQL.schreiben)
const UEBERSICHT = benannt(SQL.uebersicht)

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify({ logger: false })

type Form = { guid: string; classVersion: number }
type Zeile = { unternehmen_guid: string; version: number }

app.post<{ Params: { sub: string }; Body: Form }>('/speichern/:sub', async ({ body, params: { sub } }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<Zeile>(LADEN({ [GUID]: body.guid, [SUB]: sub }))
    const row = rows[0]
    if (!row) throw new Error('no row')
    const angaben = {
      [FORMULAR]: JSON.stringify(body),
      [GUID]: body.guid,
      [UNTERNEHMEN]: row.unternehmen_guid,
      [SUB]: sub,
    }
    await client.query(SCHREIBEN(angaben))
    await client.query('commit')
    return { ...row, formular: body, version: row.version + 1 }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

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
