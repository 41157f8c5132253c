import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../../apps/server/src/platform/database/launcher/launcher.ts'
import { openPool } from '../../../apps/server/src/platform/database/database.ts'
import { vollerFall, type Fall } from '../../../e2e/src/antrag/fall.ts'
import { grosserFall } from '../../../e2e/src/antrag/grosserFall.ts'
import { portalStarten, type Portal } from '../../../e2e/src/portal/portalStarten.ts'
import { bestandAnlegen, GROSS } from '../bestand.ts'
import { ausloeserMessen } from './ausloeser.ts'
import { FAELLE, faelleAnlegen } from './faelle.ts'
import { einreichen, fallseiteMessen, gepruefterFall } from './fallseite.ts'
import { listenMessen, MAL } from './listen.ts'

export const ARBEITSVORRAT = 'Arbeitsvorrat'
/** A file of its own: it takes minutes, and is measured for itself (BENCH_NUR). */
const ERGEBNIS = join(import.meta.dirname, '../../results/arbeitsvorrat.md')

const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }
type Datenbank = Awaited<ReturnType<typeof startEmbedded>> & { readonly ordner: string }

const starten = ({ appUrl, ownerUrl, ordner }: Datenbank): Promise<Portal> =>
  portalStarten({
    datenVerzeichnis: join(ordner, 'portal'),
    env: { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DEMO: '1', LOG_LEVEL: 'error' },
  })

/** The same count over the tables from which the rows are made, without them: what a view would cost. */
const ohneTabelle = async (url: string): Promise<number> => {
  const pool = openPool(url, 1, { connect: 5_000, lock: 0, statement: 0 })
  const beginn = performance.now()
  await pool.query(`select count(*) from vorrat_jetzt where status = 'IN_PRUEFUNG' and betrag_cent > 0`)
  await pool.end()
  return performance.now() - beginn
}

const s = (millisekunden: number) => (millisekunden / 1000).toFixed(1)

/** The portal makes the demo world, and is not there while rows are written and lists are read. */
const fuellen = async (datenbank: Datenbank): Promise<number> => {
  const portal = await starten(datenbank)
  await portal.stoppen()
  await bestandAnlegen(datenbank.ownerUrl, GROSS)
  return faelleAnlegen(datenbank.ownerUrl)
}

const faelleMessen = async (datenbank: Datenbank): Promise<string> => {
  const portal = await starten(datenbank)
  try {
    const { url } = portal
    const seite = async (fall: Fall, name: string) => {
      await einreichen(fall)
      return fallseiteMessen(url, await gepruefterFall(url, fall), name)
    }
    return [
      await seite(await vollerFall(url), 'Ein Fall mit einer Maschine (ms; Ziel: Seite ≤ 100)'),
      await seite(await grosserFall(url, 40, 60), 'Ein Fall mit 40 Maschinen und 60 Dateien'),
      await ausloeserMessen(url, datenbank.ownerUrl),
    ].join('\n\n')
  } finally {
    await portal.stoppen()
  }
}

/** Lists and pages of the bank over 200,000 cases of 50,000 companies. */
export const vorratMessen = async (): Promise<string> => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-bench-vorrat-'))
  const datenbank = { ...(await startEmbedded({ directory: join(ordner, 'datenbank'), log: still })), ordner }
  try {
    const gefuellt = await fuellen(datenbank)
    const listen = await listenMessen(datenbank.appUrl)
    const ohne = await ohneTabelle(datenbank.ownerUrl)
    const text = [
      `${ARBEITSVORRAT}, ${FAELLE} Fälle, zehnmal so viele Zeilen im Protokoll, je ${MAL} Fragen (ms; Ziel p95 ≤ 150 je Anweisung).`,
      `Alle Zeilen neu geschrieben in ${s(gefuellt)} s. Ohne die Tabelle, aus Fällen und Formularen gezählt: ${s(ohne)} s.`,
      '',
      listen,
      '',
      await faelleMessen(datenbank),
    ].join('\n')
    await writeFile(ERGEBNIS, `# Messung vom ${new Date().toISOString().slice(0, 10)}\n\n${text}\n`)
    return text
  } finally {
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
}
