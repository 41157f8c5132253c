import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import type { Notiz, NotizEingabe } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { sql } from 'kysely'
import { personenNamen } from '../../nutzer/public.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { fallSperren } from '../zugang/bankFall.ts'
import { notizdateienEinfuegen, notizdateienLesen } from './notizdateien.ts'

type NotizRow = {
  readonly guid: string
  readonly text: string
  readonly angeheftet: boolean
  readonly geschrieben_am: Date
  readonly geschrieben_von: string
}

const SPALTEN = sql`guid, text, angeheftet, geschrieben_am, geschrieben_von`

const ansicht = async (db: Database | Tx, rows: readonly NotizRow[]): Promise<Notiz[]> => {
  const name = await personenNamen(
    db,
    rows.map(({ geschrieben_von: von }) => von),
  )
  const dateien = await notizdateienLesen(
    db,
    rows.map(({ guid }) => guid),
  )
  return rows.map((row) => ({
    guid: row.guid,
    text: row.text,
    angeheftet: row.angeheftet,
    dateien: dateien(row.guid),
    am: row.geschrieben_am.toISOString(),
    von: name(row.geschrieben_von),
  }))
}

const eine = async (tx: Tx, rows: readonly NotizRow[]): Promise<Notiz> => {
  const [notiz] = await ansicht(tx, rows)
  if (notiz === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Notiz gibt es nicht.')
  return notiz
}

/** Pinned to the head of the case, the latest first. */
export const angeheftete = async (db: Database, geschaeftGuid: string): Promise<Notiz[]> =>
  ansicht(
    db,
    (
      await sql<NotizRow>`select ${SPALTEN} from notiz
        where geschaeft_guid = ${geschaeftGuid} and angeheftet order by geschrieben_am desc`.execute(db)
    ).rows,
  )

/** Writes a note; nobody changes its words afterwards. */
export const notizSchreiben = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  e: { readonly sub: string; readonly guid: string; readonly eingabe: NotizEingabe },
): Promise<Notiz> =>
  db.transaction().execute(async (tx) => {
    const antrag = await fallSperren(tx, e.guid, e.sub)
    const guid = randomUUID()
    const { rows } = await sql<NotizRow>`insert into notiz
        (guid, geschaeft_guid, text, angeheftet, geschrieben_am, geschrieben_von)
      values (${guid}, ${antrag.geschaeft_guid}, ${e.eingabe.text}, ${e.eingabe.angeheftet}, ${clock.now()}, ${e.sub})
      returning ${SPALTEN}`.execute(tx)
    const guids = e.eingabe.dateien.map(({ uuid }) => uuid)
    await notizdateienEinfuegen(tx, antrag, { notiz: guid, sub: e.sub, guids })
    const wer = { unternehmenGuid: antrag.unternehmen_guid, sub: e.sub }
    await protokollieren(tx, { ...wer, handlung: 'notizSchreiben', objektGuid: guid })
    return eine(tx, rows)
  })

/** Pins it, or lets it go; as it is already, nothing happens. */
export const notizAnheften = (
  { db }: Pick<Services, 'db'>,
  {
    person: { sub },
    params: { guid, notizGuid },
    body: { angeheftet },
  }: Aufruf<typeof vertrag.notizAnheften>,
): Promise<Notiz> =>
  db.transaction().execute(async (tx) => {
    const antrag = await fallSperren(tx, guid, sub)
    const { rows } = await sql<NotizRow>`select ${SPALTEN} from notiz
      where guid = ${notizGuid} and geschaeft_guid = ${antrag.geschaeft_guid}`.execute(tx)
    const notiz = await eine(tx, rows)
    if (notiz.angeheftet === angeheftet) return notiz
    await sql`update notiz set angeheftet = ${angeheftet} where guid = ${notiz.guid}`.execute(tx)
    const wer = { unternehmenGuid: antrag.unternehmen_guid, sub }
    const angaben = { angeheftet }
    await protokollieren(tx, { ...wer, handlung: 'notizAnheften', objektGuid: notiz.guid, angaben })
    return { ...notiz, angeheftet }
  })
