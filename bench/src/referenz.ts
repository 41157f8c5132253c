import { hash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The bare reference of architecture.md, section 7: Fastify and named `pg` statements with the same SQL as the portal,
 * and no check at all: no token, no permission, no validation, no version, no view. Started as a process of its own.
 * DATABASE_URL and PORT come from the environment.
 */
const named = (text: string) => ({ name: hash('sha1', text), text })

const LADEN =
  named(`select a.guid, a.unternehmen_guid, a.geschaeft_guid, a.formular, a.version, a.geaendert_am,
    g.ge_nr, g.status, g.programm, m.zeichnungsberechtigung, coalesce(e.kategorien, r.kategorien) as kategorien,
    case when e.guid is null then r.von else e.von end as von, case when e.guid is null then r.bis else e.bis end as bis
  from antrag a join mitgliedschaft m on m.unternehmen_guid = a.unternehmen_guid and m.nutzer_sub = $2
    join geschaeft g on g.guid = a.geschaeft_guid and g.zurueckgezogen_am is null
    join foerderrunde r on r.guid = g.runde_guid left join antrag_einladung e on e.guid = g.einladung_guid
  where a.guid = $1 for no key update of a, g`)
const SCHREIBEN =
  named(`update antrag set formular = $1, class_version = $2, zuwendung_cent = $3, version = version + 1,
  geaendert_am = $4, geaendert_von = $5 where guid = $6`)
const PROTOKOLL = named(`insert into audit_log (unternehmen_guid, nutzer_sub, handlung, objekt_guid, angaben)
  values ($1, $2, $3, $4, $5)`)
const UEBERSICHT =
  named(`select x.guid, x.programm, x.bezeichnung, x.ibk_meta_guid, x.ibk_runde, x.max_anzahl_geschaefte,
    x.kategorien, x.von, x.bis, g.ge_nr, g.status, a.guid as antrag_guid, a.zuwendung_cent, a.geaendert_am,
    (select max(s.eingegangen_am) from einreichung s where s.antrag_guid = a.guid) as eingereicht_am
  from mitgliedschaft m left join lateral (
      select e.guid, r.guid as runde_guid, e.guid as einladung_guid, r.programm, r.bezeichnung, r.ibk_meta_guid,
        r.ibk_runde, e.max_anzahl_geschaefte, e.kategorien, e.von, e.bis
      from antrag_einladung e join foerderrunde r on r.guid = e.runde_guid
      where e.unternehmen_guid = m.unternehmen_guid and (r.programm = 'ZUKLB') = $1
      union all
      select r.guid, r.guid, null, r.programm, r.bezeichnung, r.ibk_meta_guid, r.ibk_runde, r.max_anzahl_geschaefte,
        r.kategorien, r.von, r.bis from foerderrunde r where not r.einladung_noetig and (r.programm = 'ZUKLB') = $2
    ) x on true
    left join geschaeft g on g.unternehmen_guid = m.unternehmen_guid and g.runde_guid = x.runde_guid
      and g.einladung_guid is not distinct from x.einladung_guid and g.zurueckgezogen_am is null
    left join antrag a on a.geschaeft_guid = g.guid
  where m.unternehmen_guid = $3 and m.nutzer_sub = $4 order by x.von desc nulls last, x.guid, g.ge_nr desc`)

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify({ logger: false })

type Form = { guid: string; classVersion: number }

app.post<{ Params: { sub: string }; Body: Form }>('/speichern/:sub', async (request) => {
  const { body, params } = request
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ unternehmen_guid: string; version: number }>({
      ...LADEN,
      values: [body.guid, params.sub],
    })
    const row = rows[0]
    if (!row) throw new Error('no row')
    await client.query({
      ...SCHREIBEN,
      values: [JSON.stringify(body), body.classVersion, 0, new Date(), params.sub, body.guid],
    })
    const angaben = JSON.stringify({ version: row.version + 1 })
    await client.query({
      ...PROTOKOLL,
      values: [row.unternehmen_guid, params.sub, 'antragSpeichern', body.guid, angaben],
    })
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
    const { rows } = await pool.query<Record<string, unknown>>({
      ...UEBERSICHT,
      values: [false, false, params.unternehmen, params.sub],
    })
    return rows
  },
)

app.get('/konstante', async () => ({ amount: 2 }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('Referenz bereit')
