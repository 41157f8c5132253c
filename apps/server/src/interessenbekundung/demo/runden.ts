import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { midnight } from '../../platform/database/midnight.ts'
import { DEMO_IBK, DEMO_RUNDENFOLGE, demoRundenname } from '../../zuwendung/public.ts'
import { DEMO_VORGABEN } from './vorgaben.ts'

/** Fixed, so that tests and links can name it. */
export const DEMO_IBK_OFFEN = 'd0000000-0000-4000-8000-000000000613'

const BUDGET_CENT = 1_000_000_000

type Runde = {
  readonly guid: string
  readonly folge: readonly [nr: number, abTagen: number]
  /** First day and the day after the last one, counted from today. */
  readonly tage: readonly [number, number]
  /** Day of the ranking's release; without it the round goes on. */
  readonly gereiht?: number
}

/** The rounds that the demo world's invitations came from, and one in which interest can be declared now. */
const RUNDEN: readonly Runde[] = [
  { guid: DEMO_IBK.vergangen, folge: DEMO_RUNDENFOLGE.vergangen, tage: [-400, -370], gereiht: -350 },
  { guid: DEMO_IBK.aktuell, folge: DEMO_RUNDENFOLGE.aktuell, tage: [-75, -45], gereiht: -30 },
  { guid: DEMO_IBK_OFFEN, folge: DEMO_RUNDENFOLGE.offen, tage: [-7, 31] },
]

const rundeAnlegen = async (tx: Tx, { guid, folge, tage, gereiht }: Runde, jetzt: Date): Promise<void> => {
  const von = midnight(jetzt, tage[0])
  const bezeichnung = `ANK NaBo, ${demoRundenname(folge[0], jetzt, folge[1])}`
  await sql`insert into ibk_meta (guid, programm, produktgruppe, bezeichnung, von, bis, budget_cent, einladung_tage,
      macht_aeltere_ungueltig, reihung_freigegeben_am, veroeffentlicht_am, demo)
    values (${guid}, 'AnkNabo', 'standard', ${bezeichnung}, ${von}, ${midnight(jetzt, tage[1])}, ${BUDGET_CENT}, 30,
      false, ${gereiht === undefined ? null : midnight(jetzt, gereiht)}, ${midnight(jetzt, tage[0] - 10)}, true)
    on conflict (guid) do nothing`.execute(tx)
  await sql`insert into ibk_meta_vorgaben (ibk_meta_guid, gueltig_ab, daten)
    select guid, von - interval '30 days', ${JSON.stringify(DEMO_VORGABEN)} from ibk_meta r where guid = ${guid}
      and not exists (select from ibk_meta_vorgaben v where v.ibk_meta_guid = r.guid)`.execute(tx)
}

/** The open round stays open: when a week is left it gets its full length again. */
const offeneVerlaengern = async (tx: Tx, { guid, tage }: Runde, jetzt: Date): Promise<void> => {
  await sql`update ibk_meta set bis = ${midnight(jetzt, tage[1])}
    where guid = ${guid} and bis < ${midnight(jetzt, 7)}`.execute(tx)
}

/** Rounds of the demo world, with dates relative to today; safe to repeat at every start. */
export const demoIbkRundenAnlegen = async (tx: Tx, jetzt: Date): Promise<void> => {
  for (const runde of RUNDEN) {
    await rundeAnlegen(tx, runde, jetzt)
    if (runde.tage[1] > 0) await offeneVerlaengern(tx, runde, jetzt)
  }
}
