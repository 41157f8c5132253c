import { randomUUID } from 'node:crypto'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { midnight } from '../../platform/database/midnight.ts'
import { demoProgramme } from './programme.ts'

/** Guids of the demo world are fixed, so that tests and links can name them. */
export const DEMO_RUNDE_OFFEN = 'd0000000-0000-4000-8000-000000000601'
export const DEMO_RUNDE_VERGANGEN = 'd0000000-0000-4000-8000-000000000602'
/** Over, and only companies that nobody signs in for have cases in it. */
export const DEMO_RUNDE_HERBST = 'd0000000-0000-4000-8000-000000000604'
export const DEMO_RUNDE_ZUKLB = 'd0000000-0000-4000-8000-000000000603'
/** The rounds of declarations of interest that these rounds of applications invite from; slice interessenbekundung makes them. */
export const DEMO_IBK = {
  aktuell: 'd0000000-0000-4000-8000-000000000611',
  vergangen: 'd0000000-0000-4000-8000-000000000612',
} as const

const ALLE_KATEGORIEN = ['A.1', 'B.1', 'B.2', 'B.3', 'B.4']
/** Rounds are called by their number and the year in which they begin, never by how they stand. */
export const demoRundenname = (nr: number, jetzt: Date, abTagen: number): string =>
  `Runde ${nr}/${tagNach(jetzt, abTagen).slice(0, 4)}`

/** Number of each round of the demo world, and its first day, counted from today; ibk_meta has the same. */
export const DEMO_RUNDENFOLGE = {
  vergangen: [1, -400],
  herbst: [2, -150],
  aktuell: [3, -75],
  offen: [4, -7],
} as const

type Runde = {
  readonly guid: string
  readonly programm: string
  readonly name: string
  readonly einladungNoetig: boolean
  readonly ibkMetaGuid: string | null
  /** Number and first day of the round that its companies declared their interest in. */
  readonly folge: readonly [nr: number, abTagen: number] | null
  readonly kategorien: string[]
  /** First day and the day after the last one, counted from today. */
  readonly tage: readonly [number, number]
}

const RUNDEN: readonly Runde[] = [
  {
    guid: DEMO_RUNDE_OFFEN,
    programm: 'AnkNabo',
    name: 'ANK NaBo',
    einladungNoetig: true,
    ibkMetaGuid: DEMO_IBK.aktuell,
    folge: DEMO_RUNDENFOLGE.aktuell,
    kategorien: ALLE_KATEGORIEN,
    tage: [-14, 61],
  },
  {
    guid: DEMO_RUNDE_VERGANGEN,
    programm: 'AnkNabo',
    name: 'ANK NaBo',
    einladungNoetig: true,
    ibkMetaGuid: DEMO_IBK.vergangen,
    folge: DEMO_RUNDENFOLGE.vergangen,
    kategorien: ALLE_KATEGORIEN,
    tage: [-300, -240],
  },
  {
    guid: DEMO_RUNDE_ZUKLB,
    programm: 'ZUKLB',
    name: 'Zuschuss Klimabilanz',
    einladungNoetig: false,
    ibkMetaGuid: null,
    folge: null,
    kategorien: ['K.1'],
    tage: [-120, 151],
  },
]

const HERBST: Runde = {
  guid: DEMO_RUNDE_HERBST,
  programm: 'AnkNabo',
  name: 'ANK NaBo',
  einladungNoetig: true,
  ibkMetaGuid: null,
  folge: DEMO_RUNDENFOLGE.herbst,
  kategorien: ALLE_KATEGORIEN,
  tage: [-75, -14],
}

const rundeAnlegen = async (tx: Tx, r: Runde, jetzt: Date): Promise<void> => {
  const ibkRunde = r.folge && demoRundenname(r.folge[0], jetzt, r.folge[1])
  const bezeichnung = [r.name, ibkRunde].filter(Boolean).join(', ')
  await sql`insert into foerderrunde (guid, programm, bezeichnung, einladung_noetig, ibk_meta_guid, ibk_runde,
      kategorien, max_anzahl_geschaefte, von, bis, demo)
    values (${r.guid}, ${r.programm}, ${bezeichnung}, ${r.einladungNoetig}, ${r.ibkMetaGuid}, ${r.ibkMetaGuid && ibkRunde},
      ${r.kategorien}, 2, ${midnight(jetzt, r.tage[0])}, ${midnight(jetzt, r.tage[1])}, true)
    on conflict (guid) do nothing`.execute(tx)
}

/** The round of the cases that the bank works on. */
export const demoHerbstrunde = (tx: Tx, clock: Clock): Promise<void> => rundeAnlegen(tx, HERBST, clock.now())

/** An open round stays open: when a week is left it gets its full length again, and with it its invitations. */
const offeneVerlaengern = async (tx: Tx, r: Runde, jetzt: Date): Promise<void> => {
  const bald = midnight(jetzt, 7)
  const bis = midnight(jetzt, r.tage[1])
  await sql`update foerderrunde set bis = ${bis} where guid = ${r.guid} and bis < ${bald}`.execute(tx)
  await sql`update antrag_einladung set bis = ${bis} where runde_guid = ${r.guid} and demo and bis < ${bald}`.execute(
    tx,
  )
}

/**
 * Programmes and rounds of the demo world, with dates relative to today; safe to repeat at every start. `petra` maintains
 * the programmes.
 */
export const demoRundenAnlegen = async (tx: Tx, clock: Clock, petra: string): Promise<void> => {
  await demoProgramme(tx, clock, petra)
  for (const runde of RUNDEN) {
    await rundeAnlegen(tx, runde, clock.now())
    if (runde.tage[1] > 0) await offeneVerlaengern(tx, runde, clock.now())
  }
}

/** Invites a company to a demo round: all categories, two applications, the round's period. Once per company and round. */
export const demoEinladen = async (
  tx: Tx,
  clock: Clock,
  e: { readonly rundeGuid: string; readonly unternehmenGuid: string; readonly guid?: string },
): Promise<void> => {
  await sql`insert into antrag_einladung (guid, runde_guid, unternehmen_guid, kategorien, max_anzahl_geschaefte, von,
      bis, angelegt_am, demo)
    select ${e.guid ?? randomUUID()}::uuid, r.guid, ${e.unternehmenGuid}::uuid, r.kategorien, r.max_anzahl_geschaefte,
      r.von, r.bis, ${clock.now()}, true
    from foerderrunde r where r.guid = ${e.rundeGuid} and not exists (
      select from antrag_einladung v where v.runde_guid = r.guid and v.unternehmen_guid = ${e.unternehmenGuid})`.execute(
    tx,
  )
}
