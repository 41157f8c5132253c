import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { wiedervorlageFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import type { Wiedervorlage } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { sql } from 'kysely'
import { personenNamen } from '../../nutzer/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen, ohneFehler } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { fallSperren } from '../zugang/bankFall.ts'

type WiedervorlageRow = {
  readonly guid: string
  readonly faellig: string
  readonly text: string
  readonly bankperson_sub: string
  readonly angelegt_am: Date
  readonly angelegt_von: string
  readonly erledigt_am: Date | null
}

const SPALTEN = sql`guid, faellig::text as faellig, text, bankperson_sub, angelegt_am, angelegt_von, erledigt_am`

const ansicht = async (db: Database | Tx, rows: readonly WiedervorlageRow[]): Promise<Wiedervorlage[]> => {
  const name = await personenNamen(
    db,
    rows.flatMap((row) => [row.bankperson_sub, row.angelegt_von]),
  )
  return rows.map((row) => ({
    guid: row.guid,
    faellig: row.faellig,
    text: row.text,
    person: name(row.bankperson_sub),
    angelegtAm: row.angelegt_am.toISOString(),
    angelegtVon: name(row.angelegt_von),
    erledigtAm: row.erledigt_am?.toISOString() ?? null,
  }))
}

const eine = async (tx: Tx, rows: readonly WiedervorlageRow[]): Promise<Wiedervorlage> => {
  const [wiedervorlage] = await ansicht(tx, rows)
  if (wiedervorlage === undefined)
    throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Wiedervorlage gibt es nicht.')
  return wiedervorlage
}

/** Those of a case that nobody has settled, the next first; `offset 0` keeps PostgreSQL from going through all that wait. */
export const offeneWiedervorlagen = async (db: Database, geschaeftGuid: string): Promise<Wiedervorlage[]> =>
  ansicht(
    db,
    (
      await sql<WiedervorlageRow>`select * from (select ${SPALTEN} from wiedervorlage
          where geschaeft_guid = ${geschaeftGuid} offset 0) w
        where erledigt_am is null order by faellig, angelegt_am`.execute(db)
    ).rows,
  )

/** Somebody who has worked here; oneself in any case. */
const personPruefen = async (tx: Tx, person: string, sub: string): Promise<void> => {
  if (person === sub) return
  const { rows } = await sql`select from bankperson where sub = ${person}`.execute(tx)
  if (rows.length === 0)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: 'person', text: 'Wählen Sie jemanden aus der Sachbearbeitung.' },
    ])
}

/** On a day somebody looks at the case again (S9-03). */
export const wiedervorlageAnlegen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid: fall }, body: eingabe }: Aufruf<typeof vertrag.wiedervorlageAnlegen>,
): Promise<Wiedervorlage> => {
  ohneFehler(wiedervorlageFehler(eingabe.faellig, tagInBerlin(clock.now())))
  return db.transaction().execute(async (tx) => {
    const antrag = await fallSperren(tx, fall, sub)
    const person = eingabe.person ?? sub
    await personPruefen(tx, person, sub)
    const guid = randomUUID()
    const { rows } = await sql<WiedervorlageRow>`insert into wiedervorlage
        (guid, geschaeft_guid, faellig, text, bankperson_sub, angelegt_am, angelegt_von)
      values (${guid}, ${antrag.geschaeft_guid}, ${eingabe.faellig}, ${eingabe.text}, ${person}, ${clock.now()}, ${sub})
      returning ${SPALTEN}`.execute(tx)
    await protokollieren(tx, {
      unternehmenGuid: antrag.unternehmen_guid,
      sub,
      handlung: 'wiedervorlageAnlegen',
      objektGuid: guid,
      angaben: { person },
    })
    return eine(tx, rows)
  })
}

/** Done: by whom and when stays; a second time changes nothing. */
export const wiedervorlageErledigen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid, wiedervorlageGuid } }: Aufruf<typeof vertrag.wiedervorlageErledigen>,
): Promise<Wiedervorlage> =>
  db.transaction().execute(async (tx) => {
    const antrag = await fallSperren(tx, guid, sub)
    const { rows } = await sql<WiedervorlageRow>`select ${SPALTEN} from wiedervorlage
      where guid = ${wiedervorlageGuid} and geschaeft_guid = ${antrag.geschaeft_guid}`.execute(tx)
    const wiedervorlage = await eine(tx, rows)
    if (wiedervorlage.erledigtAm !== null) return wiedervorlage
    const jetzt = clock.now()
    await sql`update wiedervorlage set erledigt_am = ${jetzt}, erledigt_von = ${sub}
      where guid = ${wiedervorlage.guid}`.execute(tx)
    const wer = { unternehmenGuid: antrag.unternehmen_guid, sub }
    await protokollieren(tx, { ...wer, handlung: 'wiedervorlageErledigen', objektGuid: wiedervorlage.guid })
    return { ...wiedervorlage, erledigtAm: jetzt.toISOString() }
  })
