import type { Fallprotokoll } from '@foerderportal/contract/zuwendung/bank/protokoll/schema'
import { handlungInWorten } from '@foerderportal/contract/zuwendung/bank/verlauf/handlungen'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { bankFallLesen, type BankFall } from '../zugang/bankFall.ts'
import type { Wortquellen } from '../verlauf/angabenWorte.ts'
import { handlungQuellen, handlungSpalten, type Handlungszeile } from '../verlauf/handlungQuellen.ts'
import { dazuVon } from '../verlauf/handlungWorte.ts'
import { wortquellenLesen } from '../verlauf/wortquellen.ts'
import { fallobjekte, type FALLTABELLEN } from '../zugang/fallobjekte.ts'
import { kettenbefund, unternehmenskette } from './kettenbefund.ts'

const SEITE = 100

type Row = Handlungszeile & { readonly nr: number; readonly objekt_guid: string }

/** One more than a page: whether there are others. */
const zeilenLaden = async (
  tx: Tx,
  kette: string,
  fall: BankFall,
  vor: number | undefined,
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`select l.nr, l.objekt_guid, ${handlungSpalten(fall)}
    from audit_log l ${handlungQuellen(fall)}
    where l.kette = ${kette} and l.objekt_guid in (${fallobjekte(fall.geschaeft_guid)})
      and ${vor === undefined ? sql`true` : sql`l.nr < ${vor}`}
    order by l.nr desc limit ${SEITE + 1}`.execute(tx)
  return rows
}

const OBJEKTE: Readonly<Record<(typeof FALLTABELLEN)[number], string>> = {
  anhoerung: 'Anhörung',
  antrag: 'Antrag',
  auszahlung: 'Auszahlungsantrag',
  befangenheit: 'Befangenheit',
  bescheid: 'Bescheid',
  bewilligter_gegenstand: 'Bewilligter Gegenstand',
  entscheidung: 'Entscheidung',
  konversation: 'Unterhaltung',
  notiz: 'Notiz',
  verzicht: 'Verzicht',
  wiedervorlage: 'Wiedervorlage',
}

const alsZeile = (row: Row, quellen: Wortquellen): Fallprotokoll['zeilen'][number] => ({
  nr: row.nr,
  zeit: row.zeit.toISOString(),
  handlung: row.handlung,
  worte: handlungInWorten(row.handlung),
  objektGuid: row.objekt_guid,
  objekt: row.tabelle === null ? 'Fall' : OBJEKTE[row.tabelle],
  sub: row.nutzer_sub,
  name: quellen.name(row.nutzer_sub),
  dazu: dazuVon(row, quellen),
  angaben: { ...row.angaben },
})

/** What happened to a case, row by row, and with the first page the chain of its company worked out anew (S9-06). */
export const protokollLesen = (
  services: Services,
  e: { readonly sub: string; readonly guid: string; readonly vor: number | undefined },
): Promise<Fallprotokoll> =>
  services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const fall = await bankFallLesen(tx, e.guid, e.sub)
      const kette = unternehmenskette(fall.unternehmen_guid)
      const rows = await zeilenLaden(tx, kette, fall, e.vor)
      const quellen = await wortquellenLesen(tx, fall, rows)
      return {
        zeilen: rows.slice(0, SEITE).map((row) => alsZeile(row, quellen)),
        weitere: rows.length > SEITE,
        pruefung: e.vor === undefined ? await kettenbefund(tx, services, kette) : null,
      }
    })
