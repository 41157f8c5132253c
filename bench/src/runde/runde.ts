import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ziehungSchreiben,
  ziehungstagHindernis,
} from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import { ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { TAG_MS } from '@foerderportal/values/time'
import { DEMO_VORGABEN } from '../../../apps/server/src/interessenbekundung/demo/vorgaben.ts'
import { demoPerson, rundeTreiben } from '../../../apps/server/src/interessenbekundung/demo/rundeTreiben.ts'
import { eineEinfrieren } from '../../../apps/server/src/interessenbekundung/einfrieren/rundeEinfrieren.ts'
import { reihungFreigeben } from '../../../apps/server/src/interessenbekundung/reihung/reihungFreigeben.ts'
import { reihungOeffnen } from '../../../apps/server/src/interessenbekundung/reihung/reihungOeffnen.ts'
import { reihungVorbereiten } from '../../../apps/server/src/interessenbekundung/reihung/reihungVorbereiten.ts'
import type { Seeddienste } from '../../../apps/server/src/interessenbekundung/runde/rundendienste.ts'
import { rundeFinden } from '../../../apps/server/src/interessenbekundung/runde/runden.ts'
import { staffelFreigeben } from '../../../apps/server/src/interessenbekundung/staffel/staffelFreigeben.ts'
import { staffelVorbereiten } from '../../../apps/server/src/interessenbekundung/staffel/staffelVorbereiten.ts'
import { openDatabase, openPool } from '../../../apps/server/src/platform/database/database.ts'
import { startEmbedded } from '../../../apps/server/src/platform/database/launcher/launcher.ts'
import { openSecrets } from '../../../apps/server/src/platform/secrets/secrets.ts'
import { portalStarten } from '../../../e2e/src/portal/portalStarten.ts'
import { bestandAnlegen } from '../bestand.ts'
import { referenzStarten } from '../referenzStarten.ts'
import { ansturm, type Ansturm } from './ansturm.ts'

export const RUNDE = 'Runde'

/** Two lines each; the real round of 2022 had 11,800. */
const BEKUNDUNGEN = Number(process.env['BENCH_BEKUNDUNGEN'] ?? 12_000)
/** Of its lines so many fit into the money. */
const EINLADUNGEN = Math.round(BEKUNDUNGEN / 6)
const GEZOGEN = [[4, 11, 19, 27, 38, 44], [7]]
const FORM = 'LOTTO-6AUS49'
/** It is drawn on Wednesdays and Saturdays. */
const lottoAb = (ms: number): number =>
  ziehungstagHindernis(FORM, tag(ms)) === null ? ms : lottoAb(ms + TAG_MS)
/** What each line costs, and what of it a line of the class that comes first is granted: 65 %. */
const KOSTEN = 10_000
const JE_ZEILE = 6_500

const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }
const tag = (ms: number) => new Date(ms).toISOString().slice(0, 10)

const sekunden = async (tun: () => Promise<unknown>): Promise<string> => {
  const [beginn, davor] = [performance.now(), process.cpuUsage()]
  await tun()
  const { user, system } = process.cpuUsage(davor)
  return `${((performance.now() - beginn) / 1000).toFixed(2)} s, davon ${((user + system) / 1_000_000).toFixed(2)} s Rechenzeit hier`
}

const rundeAnlegen = async (dienste: Seeddienste): Promise<string> => {
  const guid = randomUUID()
  const jetzt = dienste.clock.now().getTime()
  await rundeTreiben(dienste, {
    guid,
    angaben: {
      programm: 'AnkNabo',
      produktGruppe: 'standard',
      bezeichnung: 'Gemessene Runde',
      ersterTag: tag(jetzt - 2 * TAG_MS),
      letzterTag: tag(jetzt + 8 * TAG_MS),
      budgetInEuro: EINLADUNGEN * JE_ZEILE,
      einladungTage: 30,
      maxAnzahlGeschaefte: 2,
      machtAeltereUngueltig: false,
      betraegeOeffentlich: true,
      ziehung: {
        quelle: 'LOTTO 6aus49 vom {tag}, mit Superzahl',
        form: FORM,
        am: new Date(lottoAb(jetzt + 14 * TAG_MS)).toISOString(),
        alleTage: 7,
      },
      vorgaben: DEMO_VORGABEN,
    },
    demo: false,
    bis: 'VEROEFFENTLICHT',
    plant: 'bench-petra',
    gibtFrei: 'bench-frank',
    gezogen: GEZOGEN,
  })
  return guid
}

const um = (dienste: Seeddienste, wann: Date): Seeddienste => ({ ...dienste, clock: { now: () => wann } })

const reihenMessen = async (dienste: Seeddienste, guid: string, wann: Date): Promise<string[]> => {
  const damals = um(dienste, wann)
  const petra = demoPerson('bench-petra', wann)
  const frank = demoPerson('bench-frank', wann)
  const am = (await rundeFinden(dienste.db, guid))?.ziehung_am ?? wann
  const zufall = ziehungSchreiben(FORM, ziehungstag(am.toISOString()), GEZOGEN)
  let sha256 = ''
  const vorbereiten = await sekunden(() => reihungVorbereiten(damals, { guid, person: petra, zufall }))
  const oeffnen = await sekunden(async () => {
    const { body } = await reihungOeffnen(damals, { guid, person: frank, zufall })
    sha256 = body.reihung?.sha256 ?? ''
  })
  const freigeben = await sekunden(() => reihungFreigeben(damals, { guid, person: frank, sha256 }))
  let staffel = { guid: '', sha256: '' }
  const berechnen = await sekunden(async () => {
    const { body } = await staffelVorbereiten(damals, { guid, person: petra })
    staffel = body.staffeln[0] ?? staffel
  })
  const einladen = await sekunden(() =>
    staffelFreigeben(damals, { guid, person: frank, staffel: staffel.guid, sha256: staffel.sha256 }),
  )
  return [
    `| Reihung von ${2 * BEKUNDUNGEN} Zeilen rechnen und versiegelt vorlegen (Ziel ≤ 1 s) | ${vorbereiten} |`,
    `| Ziehung vergleichen, Reihung öffnen | ${oeffnen} |`,
    `| Reihung freigeben, ${2 * BEKUNDUNGEN} Zeilen schreiben | ${freigeben} |`,
    `| Staffel berechnen | ${berechnen} |`,
    `| Staffel freigeben, ${EINLADUNGEN} Einladungen (Ziel ≤ 30 s) | ${einladen} |`,
  ]
}

const alsZeilen = ({ portal, referenz, ...a }: Ansturm): string[] => [
  `| Absenden, 60 Konten zugleich, über HTTP; ihre Belege entstehen im selben Prozess nebenher | ${Math.round(portal.proSekunde)} /s, p99 ${portal.p99} ms, ${Math.round(portal.cpu)} µs Rechenzeit |`,
  `| dieselben Aufrufe an bares Fastify mit demselben SQL, ohne Prüfung (Ziel: Anteil ≥ 0,60) | ${Math.round(referenz.proSekunde)} /s, p99 ${referenz.p99} ms, ${Math.round(referenz.cpu)} µs, Anteil ${(portal.proSekunde / referenz.proSekunde).toFixed(2)} |`,
  `| Einfrieren unter dieser Last (Ziel ≤ 5 s) | ${(a.einfrierenMs / 1000).toFixed(2)} s |`,
  `| bestätigt, in der Datenbank, in der Liste, nach dem Ende abgewiesen | ${a.bestaetigt}, ${a.eingaenge}, ${a.inListe}, ${a.abgewiesen} |`,
]

/** Nothing lost, nothing twice, nothing after the end, and every other answer says so. */
const halten = ({ portal, bestaetigt, eingaenge, inListe, abgewiesen }: Ansturm): void => {
  if (bestaetigt !== inListe || bestaetigt !== eingaenge)
    throw new Error(
      `${bestaetigt} acknowledged, ${eingaenge} kept, ${inListe} in the list; ${JSON.stringify([...portal.status])}`,
    )
  if (bestaetigt + abgewiesen !== BEKUNDUNGEN || abgewiesen === 0)
    throw new Error(`answers: ${JSON.stringify([...portal.status])}`)
}

const gemessen = async (dienste: Seeddienste, orte: Orte): Promise<string> => {
  const runde = await rundeAnlegen(dienste)
  const a = await ansturm({
    ...orte,
    runde,
    vergleich: await rundeAnlegen(dienste),
    anzahl: BEKUNDUNGEN,
    cent: KOSTEN * 100,
    // the end is behind us for the freeze alone: arrival is what a submission is judged by
    einfrieren: () =>
      eineEinfrieren(um(dienste, new Date(dienste.clock.now().getTime() + 10 * TAG_MS)), runde),
  })
  halten(a)
  const nachher = new Date(dienste.clock.now().getTime() + 30 * TAG_MS)
  const zeilen = [...alsZeilen(a), ...(await reihenMessen(dienste, runde, nachher))]
  return [
    `${RUNDE} mit ${BEKUNDUNGEN} Interessenbekundungen`,
    '',
    '| was | gemessen |',
    '|---|---:|',
    ...zeilen,
  ].join('\n')
}

type Orte = Pick<Parameters<typeof ansturm>[0], 'portal' | 'referenz' | 'pid' | 'ownerUrl'>

/**
 * A round from its rush, over HTTP to the portal as it runs, to its first batch; what follows the rush is measured in this
 * process, beside the portal, without HTTP.
 */
export const rundeMessen = async (): Promise<string> => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-bench-runde-'))
  const datenVerzeichnis = join(ordner, 'portal')
  const datenbank = await startEmbedded({ directory: join(ordner, 'datenbank'), log: still })
  const pool = openPool(datenbank.appUrl, 4)
  const { appUrl: DATABASE_URL, ownerUrl } = datenbank
  const env = { DATABASE_URL, DATABASE_OWNER_URL: ownerUrl, DEMO: '1', LOG_LEVEL: 'error' }
  const portal = await portalStarten({ datenVerzeichnis, env })
  const referenz = await referenzStarten(DATABASE_URL)
  try {
    const unternehmen = BEKUNDUNGEN + 1_000
    await bestandAnlegen(ownerUrl, { unternehmen, nutzer: Math.ceil(1.6 * unternehmen) })
    const db = openDatabase(pool)
    const secrets = await openSecrets(db, { masterKey: undefined, datenVerzeichnis })
    const dienste = { db, secrets, clock: { now: () => new Date() } }
    return await gemessen(dienste, {
      portal: portal.url,
      referenz: referenz.url,
      pid: { portal: portal.prozess.pid, referenz: referenz.pid },
      ownerUrl,
    })
  } finally {
    referenz.stoppen()
    await portal.stoppen()
    await pool.end()
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
}
