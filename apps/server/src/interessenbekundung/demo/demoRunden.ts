import type { RundeStand } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { STUNDE_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Seeddienste } from '../runde/rundendienste.ts'
import { demoVieleBetriebe } from '../../unternehmen/public.ts'
import { demoRundenname } from '../../zuwendung/public.ts'
import { RUNDENPOST } from '../post/rundenpost.ts'
import { aktVorlegen } from '../runde/akte/aktVorlegen.ts'
import { rundenaktFreigeben } from '../runde/akte/rundenaktEntscheiden.ts'
import { rundeFinden, type RundeRow } from '../runde/runden.ts'
import { staffelVorbereiten } from '../staffel/staffelVorbereiten.ts'
import { einladungenBeenden } from '../staffel/einladungen.ts'
import { demoPerson, liegenderAkt, rundeTreiben } from './rundeTreiben.ts'
import { lottoNach } from './ziehungstag.ts'
import { vieleBekundungen, type Bekundete } from './vieleBekundungen.ts'
import { DEMO_VORGABEN } from './vorgaben.ts'

const guid = (nr: number) => `df100000-0000-4000-8000-${String(nr).padStart(12, '0')}`

/** Fixed, so that tests and links can name it: the one with 300 declarations, batches and invitations. */
export const DEMO_RUNDE_GEREIHT = guid(7)

type Demorunde = {
  readonly nr: number
  /** What it shows, in its name: the desk's people look for it. */
  readonly stand: string
  readonly bis: RundeStand
  /** First day, counted from today, and how many of the farms declare. */
  readonly abTagen: number
  readonly betriebe: number
  readonly budgetInEuro?: number
  /** What else happens to it. */
  readonly dann?: (services: Seeddienste, p: Demoleute) => Promise<void>
}
export type Demoleute = { readonly petra: string; readonly frank: string }

/** Made up, the same in every round of the demo world: the handbook says what to type. */
const GEZOGEN = [[4, 11, 19, 27, 38, 44], [7]]
const angabenVon = (jetzt: Date, r: Demorunde): RundeAngaben => ({
  programm: 'AnkNabo',
  produktGruppe: 'standard',
  bezeichnung: `ANK NaBo, ${demoRundenname(10 + r.nr, jetzt, r.abTagen)} (${r.stand})`,
  ersterTag: tagNach(jetzt, r.abTagen),
  letzterTag: tagNach(jetzt, r.abTagen + 9),
  budgetInEuro: r.budgetInEuro ?? 1_000_000,
  einladungTage: 30,
  maxAnzahlGeschaefte: 2,
  machtAeltereUngueltig: false,
  betraegeOeffentlich: true,
  ziehung: {
    quelle: 'LOTTO 6aus49 vom {tag}, mit Superzahl',
    form: 'LOTTO-6AUS49',
    am: lottoNach(jetzt, r.abTagen),
    alleTage: 7,
  },
  vorgaben: DEMO_VORGABEN,
})

const KATEGORIEN = [
  ['A.1', 0.65],
  ['B.1', 0.4],
  ['B.2', 0.3],
  ['B.3', 0.3],
] as const

/** One or two investments, by the number of the farm: the same at every start. */
const wuenscheVon = (i: number) =>
  [i, i + (i % 3)].slice(0, i % 3 === 0 ? 1 : 2).map((k, stelle) => {
    const [bereich, quote] = KATEGORIEN[(k * 7 + stelle) % KATEGORIEN.length] ?? KATEGORIEN[0]
    const betrag = 10_000 + ((i * 37 + stelle * 11) % 60) * 1_000
    return { bereich, betrag, zuwendung: Math.round(betrag * quote) }
  })

const bekundete = (runde: RundeRow, betriebe: readonly string[]): Bekundete[] =>
  betriebe.map((betrieb, i) => ({
    betrieb,
    wuensche: wuenscheVon(i),
    am: new Date(runde.von.getTime() + 8 * STUNDE_MS + ((i * 53) % 210) * STUNDE_MS),
  }))

/** Some let their invitation go: what it held is free for the next batch. */
const verzichten = async (services: Seeddienste, jeder: number): Promise<void> => {
  await services.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      guid: string
    }>`select e.guid from antrag_einladung e join staffel s on s.guid = e.staffel_guid
      where s.ibk_meta_guid = ${DEMO_RUNDE_GEREIHT} and e.status = 'OFFEN' and e.rang % ${jeder} = 0`.execute(
      tx,
    )
    for (const { guid: einladung } of rows)
      await einladungenBeenden(tx, { einladung, nach: 'VERZICHTET', jetzt: services.clock.now() })
  })
}

const annullieren = async (services: Seeddienste, { petra, frank }: Demoleute): Promise<void> => {
  const jetzt = services.clock.now()
  const vorgelegt = await aktVorlegen(services, {
    guid: guid(8),
    person: demoPerson(petra, jetzt),
    art: 'rundeAnnullieren',
    angaben: () => ({ grund: 'Die Obergrenze je Kategorie war falsch veröffentlicht.' }),
  })
  await rundenaktFreigeben(services, { ...liegenderAkt(vorgelegt), person: demoPerson(frank, jetzt) })
}

const verlaengernVorlegen = async (services: Seeddienste, { petra }: Demoleute): Promise<void> => {
  const jetzt = services.clock.now()
  await aktVorlegen(services, {
    guid: guid(2),
    person: demoPerson(petra, jetzt),
    art: 'fristVerlaengern',
    angaben: () => ({ letzterTag: tagNach(jetzt, 36), grund: 'In der Frist liegen Feiertage.' }),
  })
}

const dritteStaffel = async (services: Seeddienste, { petra }: Demoleute): Promise<void> => {
  await verzichten(services, 9)
  await staffelVorbereiten(services, {
    guid: DEMO_RUNDE_GEREIHT,
    person: demoPerson(petra, services.clock.now()),
  })
}

/** A round for each state in which the bank can find one. */
const RUNDEN: readonly Demorunde[] = [
  { nr: 1, stand: 'geplant', bis: 'GEPLANT', abTagen: 40, betriebe: 0 },
  {
    nr: 2,
    stand: 'angekündigt',
    bis: 'VEROEFFENTLICHT',
    abTagen: 20,
    betriebe: 0,
    dann: verlaengernVorlegen,
  },
  { nr: 3, stand: 'offen', bis: 'ERFASSUNG', abTagen: -4, betriebe: 40 },
  { nr: 4, stand: 'vor der Ziehung', bis: 'EINGEFROREN', abTagen: -11, betriebe: 60 },
  { nr: 5, stand: 'nach der Ziehung', bis: 'EINGEFROREN', abTagen: -19, betriebe: 60 },
  { nr: 6, stand: 'Reihung vorgelegt', bis: 'REIHUNG_VORGELEGT', abTagen: -22, betriebe: 60 },
  {
    nr: 7,
    stand: 'gereiht',
    bis: 'GEREIHT',
    abTagen: -30,
    betriebe: 300,
    budgetInEuro: 2_000_000,
    dann: dritteStaffel,
  },
  {
    nr: 8,
    stand: 'annulliert',
    bis: 'EINGEFROREN',
    abTagen: -24,
    betriebe: 20,
    dann: annullieren,
  },
  { nr: 9, stand: 'Reihung geöffnet', bis: 'REIHUNG_GEOEFFNET', abTagen: -25, betriebe: 20 },
]

/** Nobody is told of what never happened: what was enqueued for the demo world's rounds goes again. */
const postVerwerfen = (tx: Tx) =>
  sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier = ${RUNDENPOST} having count(*) > 0`.execute(tx)

const treiben = async (
  services: Seeddienste,
  r: Demorunde,
  leute: Demoleute,
  betriebe: readonly string[],
) => {
  if ((await rundeFinden(services.db, guid(r.nr))) !== undefined) return
  await rundeTreiben(services, {
    guid: guid(r.nr),
    angaben: angabenVon(services.clock.now(), r),
    demo: true,
    bis: r.bis,
    plant: leute.petra,
    gibtFrei: leute.frank,
    gezogen: GEZOGEN,
    staffeln: r.bis === 'GEREIHT' ? 2 : 0,
    zwischenStaffeln: (damals) => verzichten(damals, 7),
    bekunden: (tx, runde) => vieleBekundungen(tx, runde, bekundete(runde, betriebe.slice(0, r.betriebe))),
  })
  await r.dann?.(services, leute)
}

/** Rounds of the demo world, driven through the product to where they stand; later starts leave them as they are. */
export const demoRunden = async (services: Seeddienste, leute: Demoleute): Promise<void> => {
  const { db, clock } = services
  const betriebe = await db.transaction().execute((tx) => demoVieleBetriebe(tx, clock.now()))
  for (const runde of RUNDEN) await treiben(services, runde, leute, betriebe)
  await db.transaction().execute(postVerwerfen)
}
