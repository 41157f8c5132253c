import type { Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import type { FassungStand } from '@foerderportal/contract/fragebogen/staende'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { personenNamen } from '../../nutzer/public.ts'
import { gezaehlte } from './gezaehlte.ts'

type Zeile = {
  readonly umfrage_uuid: string
  readonly bezeichnung: string
  readonly guid: string
  readonly nummer: number
  readonly stand: FassungStand
  readonly titel: string
  readonly anlass: string | null
  readonly geaendert_am: Date
  readonly geaendert_von: string
  readonly veroeffentlicht_am: Date | null
  readonly begonnen: number
  readonly abgeschlossen: number
}

/** Each version with who answers it, counted as in its evaluation. */
const zeilen = (wo: RawBuilder<unknown>, leser: string) => sql<Zeile>`
  select u.uuid as umfrage_uuid, u.bezeichnung, f.guid, f.nummer, f.stand, f.definition ->> 'titel' as titel, f.anlass,
    f.geaendert_am, f.geaendert_von, f.veroeffentlicht_am, b.begonnen, b.abgeschlossen
  from umfrage u join umfrage_fassung f on f.umfrage_uuid = u.uuid
    cross join lateral (select count(*)::int as begonnen, count(b.abgeschlossen_am)::int as abgeschlossen
      from ${gezaehlte(sql`f.guid`, leser)}) b
  where ${wo} order by u.bezeichnung, u.uuid, f.nummer desc`

type Verlangt = ReadonlyMap<string, readonly { readonly programm: string }[]>

const alsUmfragen = (
  alle: readonly Zeile[],
  verlangtVon: Verlangt,
  name: (sub: string) => string,
): Umfrage[] =>
  [...Map.groupBy(alle, ({ umfrage_uuid: uuid }) => uuid)].map(([umfrageUuid, fassungen]) => ({
    umfrageUuid,
    bezeichnung: fassungen[0]?.bezeichnung ?? '',
    programme: (verlangtVon.get(umfrageUuid) ?? []).map(({ programm }) => programm),
    fassungen: fassungen.map((f) => ({
      guid: f.guid,
      nummer: f.nummer,
      stand: f.stand,
      titel: f.titel,
      anlass: f.anlass,
      geaendertAm: f.geaendert_am.toISOString(),
      geaendertVon: name(f.geaendert_von),
      veroeffentlichtAm: f.veroeffentlicht_am?.toISOString() ?? null,
      begonnen: f.begonnen,
      abgeschlossen: f.abgeschlossen,
    })),
  }))

type Frage = { readonly sub: string; readonly verlangtVon: Verlangt }

const lesen = async (
  db: Database | Tx,
  wo: RawBuilder<unknown>,
  { sub: leser, verlangtVon }: Frage,
): Promise<Umfrage[]> => {
  const { rows } = await zeilen(wo, leser).execute(db)
  const name = await personenNamen(
    db,
    rows.map(({ geaendert_von: sub }) => sub),
  )
  return alsUmfragen(rows, verlangtVon, name)
}

/** Every questionnaire with its versions, by name (S9-05). */
export const alleUmfragen = (db: Database | Tx, frage: Frage): Promise<Umfrage[]> =>
  lesen(db, sql`true`, frage)

/** One of them. */
export const eineUmfrage = async (
  db: Database | Tx,
  uuid: string,
  frage: Frage,
): Promise<Umfrage | undefined> => (await lesen(db, sql`u.uuid = ${uuid}`, frage))[0]
