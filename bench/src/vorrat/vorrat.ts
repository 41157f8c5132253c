import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANSICHTEN, SORTIERUNGEN } from '@foerderportal/contract/zuwendung/vorrat/suche'
import type { VorratSuche } from '@foerderportal/contract/zuwendung/vorrat/schema'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { startEmbedded } from '../../../apps/server/src/platform/database/launcher/launcher.ts'
import { openPool } from '../../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { naechstenFallLesen } from '../../../apps/server/src/zuwendung/vorrat/naechstenFallLesen.ts'
import { vorratLesen } from '../../../apps/server/src/zuwendung/vorrat/vorratLesen.ts'
import { vorratZaehlerLesen } from '../../../apps/server/src/zuwendung/vorrat/vorratZaehlerLesen.ts'
import { FAELLE, PERSONEN, faelleAnlegen } from './faelle.ts'

export const ARBEITSVORRAT = 'Arbeitsvorrat'
/** A file of its own: it takes minutes, and is measured for itself (BENCH_NUR). */
const ERGEBNIS = join(import.meta.dirname, '../../results/arbeitsvorrat.md')
const ZIEL_MS = 150
const MAL = Number(process.env.BENCH_MAL ?? 20)

const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }

/** Beside views and orders what narrows a list in a way of its own. */
const SUCHEN: readonly (readonly [string, VorratSuche])[] = [
  ...ANSICHTEN.map(({ name, filter }) => [`Ansicht „${name}“`, filter] as const),
  ...SORTIERUNGEN.map((sortierung) => [`alle, nach ${sortierung}`, { sortierung }] as const),
  ['Suche nach einer Nummer', { text: 'GE-2026-012345' }],
  ['Suche nach einem Namen', { text: 'Hof ab12' }],
  ['ein Land, eine Rechtsform', { land: '16', rechtsform: 'KOMMANDITGESELLSCHAFT' }],
  ['Kategorie und Betrag', { kategorie: 'B.2', betragVon: '50000', sortierung: '-betrag' }],
  ['Nachforderung abgelaufen', { stand: 'NACHFORDERUNG', amZug: 'BANK' }],
  ['ein Monat', { eingangVon: '2026-01-01', eingangBis: '2026-01-31' }],
  ['was auf nichts passt', { programm: 'ZUKLB', sortierung: '-seit' }],
]

/** A database that tells how long each statement took, as the server sends it. */
const gestoppt = (url: string) => {
  const zeiten: number[] = []
  const db = new Kysely<object>({
    dialect: new PostgresDialect({ pool: openPool(url, 2) }),
    log: ({ level, queryDurationMillis }) => void (level === 'query' && zeiten.push(queryDurationMillis)),
  })
  return { db, zeiten }
}

const p95 = (werte: readonly number[]) =>
  werte.toSorted((a, b) => a - b)[Math.ceil(werte.length * 0.95) - 1] ?? 0
const ms = (wert: number) => wert.toFixed(0)

/** What any other reading of the table is compared with: all rows, counted and summed by nobody's filter. */
const NUR_ZAEHLEN = sql`select count(*), sum(betrag_cent) from vorrat`

/** The same count over the tables from which the rows are made, without them: what a view would cost. */
const ohneTabelle = async (url: string): Promise<number> => {
  const pool = openPool(url, 1, { connect: 5_000, lock: 0, statement: 0 })
  const beginn = performance.now()
  await pool.query(`select count(*) from vorrat_jetzt where status = 'IN_PRUEFUNG' and betrag_cent > 0`)
  await pool.end()
  return performance.now() - beginn
}

const messreihe = async (url: string): Promise<string[]> => {
  const { db, zeiten } = gestoppt(url)
  const clock = { now: () => new Date() }
  const wer = (nr: number) => `bench-${1 + (nr % PERSONEN)}`
  const einmal = async (tun: () => Promise<unknown>): Promise<number[]> => {
    zeiten.length = 0
    await tun()
    return [...zeiten]
  }
  const referenz: number[] = []
  /** Of `MAL` askings by different people: each statement of one asking for itself, the reference in turn with it. */
  const jeAnweisung = async (tun: (sub: string) => Promise<unknown>): Promise<number[][]> => {
    await tun(wer(0))
    const laeufe: number[][] = []
    for (let nr = 1; nr <= MAL; nr++) {
      referenz.push(...(await einmal(() => NUR_ZAEHLEN.execute(db))))
      laeufe.push(await einmal(() => tun(wer(nr))))
    }
    return (laeufe[0] ?? []).map((_, i) => laeufe.map((lauf) => lauf[i] ?? 0))
  }
  /** p95 in ms, and how many times the reference of the same minutes. */
  const wert = (werte: readonly number[]) =>
    `${ms(p95(werte))} | ${(p95(werte) / p95(referenz.slice(-MAL))).toFixed(1)}`
  try {
    await sql`select 1`.execute(db)
    const zeilen: string[] = []
    for (const [name, suche] of SUCHEN) {
      const [seite = [], gesamt = []] = await jeAnweisung((sub) => vorratLesen({ db, clock }, sub, suche))
      zeilen.push(`| ${name} | ${wert(seite)} | ${wert(gesamt)} |`)
    }
    const [, zaehler = []] = await jeAnweisung((sub) => vorratZaehlerLesen({ db, clock }, sub))
    const gezaehlt = wert(zaehler)
    const [naechster = []] = await jeAnweisung((sub) =>
      naechstenFallLesen({ db, clock }, sub, { zugewiesen: 'ich' }),
    )
    zeilen.push(`| alle Zähler zusammen | | | ${gezaehlt} |`, `| der nächste Fall | ${wert(naechster)} | | |`)
    zeilen.push(`| alle Zeilen zählen (Referenz) | | | ${ms(p95(referenz))} | 1.0 |`)
    return zeilen
  } finally {
    await db.destroy()
  }
}

/** First page and number of each list over 200,000 cases, by the server's own functions. */
export const vorratMessen = async (): Promise<string> => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-bench-vorrat-'))
  const datenbank = await startEmbedded({ directory: ordner, log: still })
  try {
    await migrate(datenbank.ownerUrl)
    const gefuellt = await faelleAnlegen(datenbank.ownerUrl)
    const zeilen = await messreihe(datenbank.appUrl)
    const ohne = await ohneTabelle(datenbank.ownerUrl)
    const text = [
      `${ARBEITSVORRAT}, ${FAELLE} Fälle, zehnmal so viele Zeilen im Protokoll, je ${MAL} Fragen (ms; Ziel p95 ≤ ${ZIEL_MS} je Anweisung).`,
      `Alle Zeilen neu geschrieben in ${(gefuellt / 1000).toFixed(0)} s. Ohne die Tabelle, aus Fällen und Formularen gezählt: ${(ohne / 1000).toFixed(1)} s.`,
      '',
      '| Liste | erste Seite p95 | zur Referenz | Anzahl und Summe p95 | zur Referenz |',
      '|---|---:|---:|---:|---:|',
      ...zeilen,
    ].join('\n')
    await writeFile(ERGEBNIS, `# Messung vom ${new Date().toISOString().slice(0, 10)}\n\n${text}\n`)
    return text
  } finally {
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
}
