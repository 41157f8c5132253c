import type { Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import type { FassungStand } from '@foerderportal/contract/fragebogen/fragebogenLauf'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { personenNamen } from '../../nutzer/public.ts'

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

/** Each version with who answers it; what was corrected counts once, as in its evaluation. */
const zeilen = (wo: RawBuilder<unknown>) => sql<Zeile>`
  select u.uuid as umfrage_uuid, u.bezeichnung, f.guid, f.nummer, f.stand, f.definition ->> 'titel' as titel, f.anlass,
    f.geaendert_am, f.geaendert_von, f.veroeffentlicht_am, b.begonnen, b.abgeschlossen
  from umfrage u join umfrage_fassung f on f.umfrage_uuid = u.uuid
    cross join lateral (select count(*)::int as begonnen, count(abgeschlossen_am)::int as abgeschlossen
      from befragung v where fassung_guid = f.guid and not exists (select from befragung n
        where n.vorgaenger_guid = v.guid and n.abgeschlossen_am is not null)) b
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

const lesen = async (
  db: Database | Tx,
  wo: RawBuilder<unknown>,
  verlangtVon: Verlangt,
): Promise<Umfrage[]> => {
  const { rows } = await zeilen(wo).execute(db)
  const name = await personenNamen(
    db,
    rows.map(({ geaendert_von: sub }) => sub),
  )
  return alsUmfragen(rows, verlangtVon, name)
}

/** Every questionnaire with its versions, by name (S9-05). */
export const alleUmfragen = (db: Database | Tx, verlangtVon: Verlangt): Promise<Umfrage[]> =>
  lesen(db, sql`true`, verlangtVon)

/** One of them. */
export const eineUmfrage = async (
  db: Database | Tx,
  uuid: string,
  verlangtVon: Verlangt,
): Promise<Umfrage | undefined> => (await lesen(db, sql`u.uuid = ${uuid}`, verlangtVon))[0]
