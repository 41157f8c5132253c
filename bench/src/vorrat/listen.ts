import { ANSICHTEN, SORTIERUNGEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { VorratSuche } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { openPool, type Database } from '../../../apps/server/src/platform/database/database.ts'
import { versucheLaden } from '../../../apps/server/src/identifizierung/bank/versuche.ts'
import { personenSuchen } from '../../../apps/server/src/nutzer/bank/personenSuchen.ts'
import { offeneBankdatenLaden } from '../../../apps/server/src/unternehmen/kern/bankdaten.ts'
import { FREIGABEQUELLEN } from '../../../apps/server/src/app.ts'
import { personenNamen } from '../../../apps/server/src/nutzer/public.ts'
import { freigabenLesen } from '../../../apps/server/src/platform/vieraugen/freigabenLesen.ts'
import { ansichtAnlegen } from '../../../apps/server/src/zuwendung/vorrat/ansichten.ts'
import { befangenheitenLaden } from '../../../apps/server/src/zuwendung/vorrat/befangenheiten.ts'
import { naechstenFallLesen } from '../../../apps/server/src/zuwendung/vorrat/naechstenFallLesen.ts'
import { vorratLesen } from '../../../apps/server/src/zuwendung/vorrat/vorratLesen.ts'
import { vorratZaehlerLesen } from '../../../apps/server/src/zuwendung/vorrat/vorratZaehlerLesen.ts'
import { PERSONEN } from './faelle.ts'
import { ms, p95 } from './zeiten.ts'

/** Askings of each list, by different people. */
export const MAL = Number(process.env.BENCH_MAL ?? 20)

/** Beside views and orders what narrows a list in a way of its own. */
const SUCHEN: readonly (readonly [string, VorratSuche])[] = [
  ...ANSICHTEN.map(({ name, filter }) => [`Ansicht „${name}“`, filter] as const),
  ...SORTIERUNGEN.map((sortierung) => [`alle, nach ${sortierung}`, { sortierung }] as const),
  ['Suche nach einer Nummer', { text: 'GE-2024-012345' }],
  ['Suche nach einem Namen', { text: 'Hof ab12' }],
  ['ein Land, eine Rechtsform', { land: '16', rechtsform: 'KOMMANDITGESELLSCHAFT' }],
  ['Kategorie und Betrag', { kategorie: 'B.2', betragVon: '50000', sortierung: '-betrag' }],
  ['Nachforderung abgelaufen', { stand: 'NACHFORDERUNG', amZug: 'BANK' }],
  ['ein Monat', { eingangVon: '2026-01-01', eingangBis: '2026-01-31' }],
  ['was auf nichts passt', { programm: 'ZUKLB', sortierung: '-seit' }],
]

const clock = { now: () => new Date() }
const wer = (nr: number) => `bench-${1 + (nr % PERSONEN)}`
const FREIGABE = ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'] as const

type Frage = (db: Database, sub: string) => Promise<unknown>

/** What reads no page of the work list; the second statement of a list counts it. */
const WEITERE: readonly (readonly [string, Frage])[] = [
  [
    'Freigaben',
    (db, sub) =>
      freigabenLesen({ db, personenNamen, quellen: FREIGABEQUELLEN }, { sub, rollen: FREIGABE }, {}),
  ],
  ['Befangenheiten', (db, sub) => befangenheitenLaden(db, sub)],
  ['geänderte Bankdaten', (db, sub) => offeneBankdatenLaden(db, sub)],
  ['Identifizierungen', (db) => versucheLaden(db)],
  ['Personen, ein Name', (db, sub) => personenSuchen(db, { sub, text: 'bestand 4711' })],
  ['Personen, was auf alle passt', (db, sub) => personenSuchen(db, { sub, text: 'bestand' })],
  ['der nächste Fall', (db, sub) => naechstenFallLesen({ db, clock }, sub, { zugewiesen: 'ich' })],
]

/** Views that somebody may have saved: without an index of their own, or with one. */
const EIGENE: readonly VorratSuche[] = [
  { kategorie: 'B.2', betragVon: '50000' },
  { land: '16', rechtsform: 'KOMMANDITGESELLSCHAFT' },
  { programm: 'ZUKLB' },
  { zugewiesen: 'ich', stand: 'NACHFORDERUNG' },
]

const eigeneAnlegen = async (db: Database): Promise<void> => {
  for (let nr = 0; nr < PERSONEN; nr++)
    for (const [i, suche] of EIGENE.entries())
      await ansichtAnlegen(db, { sub: wer(nr), jetzt: clock.now() }, { name: `Ansicht ${i}`, suche })
}

/** What any other reading of the table is compared with: all rows, counted and summed by nobody's filter. */
const NUR_ZAEHLEN = sql`select count(*), sum(betrag_cent) from vorrat`

/** A database that tells how long each statement took, as the server sends it. */
const gestoppt = (url: string) => {
  const zeiten: number[] = []
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool: openPool(url, 2) }),
    log: ({ level, queryDurationMillis }) => void (level === 'query' && zeiten.push(queryDurationMillis)),
  })
  return { db, zeiten }
}

const messer = ({ db, zeiten }: ReturnType<typeof gestoppt>) => {
  const referenz: number[] = []
  const einmal = async (tun: () => Promise<unknown>): Promise<number[]> => {
    zeiten.length = 0
    await tun()
    return [...zeiten]
  }
  return {
    referenz,
    /** Of `MAL` askings: each statement of one asking for itself, the reference in turn with it. */
    jeAnweisung: async (tun: Frage): Promise<number[][]> => {
      await tun(db, wer(0))
      const laeufe: number[][] = []
      for (let nr = 1; nr <= MAL; nr++) {
        referenz.push(...(await einmal(() => NUR_ZAEHLEN.execute(db))))
        laeufe.push(await einmal(() => tun(db, wer(nr))))
      }
      return (laeufe[0] ?? []).map((_, i) => laeufe.map((lauf) => lauf[i] ?? 0))
    },
    /** p95 in ms, and how many times the reference of the same minutes. */
    wert: (werte: readonly number[] | undefined): string =>
      werte === undefined
        ? ' | '
        : `${ms(p95(werte))} | ${(p95(werte) / p95(referenz.slice(-MAL))).toFixed(1)}`,
  }
}

/** Number of statements first, the views of everybody, then own ones: the slowest of those. */
const zaehlerZeile = (
  [, alle = [], ...eigene]: readonly number[][],
  wert: (w: readonly number[]) => string,
) => [
  `| Zähler aller Ansichten, eine Anweisung | | | ${wert(alle)} |`,
  `| Zähler eigener Ansichten, die langsamste | | | ${wert(eigene.toSorted((a, b) => p95(b) - p95(a))[0] ?? [])} |`,
]

/** First page and number of each list of the bank, by the server's own functions. */
export const listenMessen = async (url: string): Promise<string> => {
  const gestoppte = gestoppt(url)
  const { jeAnweisung, wert, referenz } = messer(gestoppte)
  try {
    await eigeneAnlegen(gestoppte.db)
    const zeilen: string[] = []
    const messen = async (name: string, tun: Frage) => {
      const [seite, gesamt] = await jeAnweisung(tun)
      zeilen.push(`| ${name} | ${wert(seite)} | ${wert(gesamt)} |`)
    }
    for (const [name, suche] of SUCHEN)
      await messen(name, (db, sub) => vorratLesen({ db, clock }, sub, suche))
    for (const [name, frage] of WEITERE) await messen(name, frage)
    zeilen.push(...zaehlerZeile(await jeAnweisung((db, sub) => vorratZaehlerLesen({ db, clock }, sub)), wert))
    zeilen.push(`| alle Zeilen zählen (Referenz) | | | ${ms(p95(referenz))} | 1.0 |`)
    return [
      '| Liste | erste Seite p95 | zur Referenz | Anzahl und Summe p95 | zur Referenz |',
      '|---|---:|---:|---:|---:|',
      ...zeilen,
    ].join('\n')
  } finally {
    await gestoppte.db.destroy()
  }
}
