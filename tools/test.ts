import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testfaelle, zaehlen } from './berichte.ts'

/**
 * `npm test`: every check of the product, one after the other; a failing one does not hide the next.
 * `npm test -- lint einheit` runs those only. Each check that is not a test runner counts as one test.
 */
type Schritt = {
  readonly name: string
  readonly titel: string
  readonly argumente: readonly string[]
  /** A test runner's JSON report; its tests are counted instead of the step. */
  readonly bericht?: string
  readonly minuten: number
}
type Ergebnis = {
  readonly titel: string
  readonly sekunden: number
  readonly bestanden: number
  readonly fehlgeschlagen: number
  /** Titles of what failed, for the end of the output: the place where one looks. */
  readonly gescheitert: readonly string[]
}

const WURZEL = resolve(import.meta.dirname, '..')
const BERICHTE = join(WURZEL, 'berichte')
const modul = (pfad: string) => join(WURZEL, 'node_modules', pfad)
const werkzeug = (name: string) => join(import.meta.dirname, name)

const SCHRITTE: readonly Schritt[] = [
  {
    name: 'format',
    titel: 'Format',
    argumente: [modul('prettier/bin/prettier.cjs'), '--check', '--cache', '--log-level', 'warn', '.'],
    minuten: 3,
  },
  {
    name: 'lint',
    titel: 'Lint und Typen',
    argumente: [modul('oxlint/bin/oxlint'), '--type-aware', '--type-check'],
    minuten: 3,
  },
  { name: 'richtungen', titel: 'Richtungen', argumente: [werkzeug('richtungen.ts')], minuten: 2 },
  { name: 'unbenutzt', titel: 'Unbenutztes', argumente: [modul('knip/bin/knip.js')], minuten: 2 },
  { name: 'bau', titel: 'Bau der Oberfläche', argumente: [werkzeug('bauen.ts')], minuten: 3 },
  {
    name: 'einheit',
    titel: 'Vitest',
    argumente: [
      modul('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(BERICHTE, 'vitest.json')}`,
    ],
    bericht: 'vitest.json',
    minuten: 12,
  },
  {
    name: 'browser',
    titel: 'Playwright',
    argumente: [modul('@playwright/test/cli.js'), 'test'],
    bericht: 'playwright.json',
    minuten: 40,
  },
  { name: 'anforderungen', titel: 'Anforderungen', argumente: [werkzeug('anforderungen.ts')], minuten: 1 },
]

let laufend: ChildProcess | undefined
let abgebrochen = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    abgebrochen = true
    laufend?.kill(signal)
  })

const beenden = (kind: ChildProcess): void => {
  kind.kill('SIGTERM')
  setTimeout(() => kind.kill('SIGKILL'), 20_000).unref()
}

const ausfuehren = async (s: Schritt): Promise<boolean> => {
  const kind = spawn(process.execPath, s.argumente, { cwd: WURZEL, stdio: ['ignore', 'inherit', 'inherit'] })
  laufend = kind
  const frist = setTimeout(() => {
    console.error(`${s.titel}: nach ${s.minuten} Minuten abgebrochen`)
    beenden(kind)
  }, s.minuten * 60_000)
  const [code] = (await once(kind, 'close')) as [number | null] // as documented for the event
  clearTimeout(frist)
  if (abgebrochen) process.exit(130)
  return code === 0
}

const laufenLassen = async (s: Schritt): Promise<Ergebnis> => {
  console.log(`\n── ${s.titel} ${'─'.repeat(Math.max(2, 60 - s.titel.length))}`)
  if (s.bericht) rmSync(join(BERICHTE, s.bericht), { force: true })
  const anfang = performance.now()
  const gelungen = await ausfuehren(s)
  const faelle = s.bericht === undefined ? undefined : (testfaelle(join(BERICHTE, s.bericht)) ?? [])
  const ergebnis = {
    titel: s.titel,
    sekunden: (performance.now() - anfang) / 1000,
    ...zaehlen(gelungen, faelle),
    gescheitert: (faelle ?? []).filter((f) => f.ausgang === 'fehlgeschlagen').map((f) => f.titel),
  }
  console.log(`${ergebnis.fehlgeschlagen === 0 ? '✓' : '✗'} ${zeile(ergebnis)}`)
  return ergebnis
}

const zeile = (e: Ergebnis): string => {
  const dauer = e.sekunden.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${e.titel.padEnd(20)} ${dauer.padStart(6)} s  ${e.bestanden} bestanden, ${e.fehlgeschlagen} fehlgeschlagen`
}

const gewaehlt = process.argv.slice(2)
const unbekannt = gewaehlt.filter((name) => !SCHRITTE.some((s) => s.name === name))
if (unbekannt.length > 0) {
  console.error(`Unbekannt: ${unbekannt.join(', ')}. Möglich: ${SCHRITTE.map((s) => s.name).join(', ')}`)
  process.exit(2)
}

mkdirSync(BERICHTE, { recursive: true })
const ergebnisse: Ergebnis[] = []
for (const s of SCHRITTE)
  if (gewaehlt.length === 0 || gewaehlt.includes(s.name)) ergebnisse.push(await laufenLassen(s))

console.log('')
for (const e of ergebnisse) {
  console.log(`${e.fehlgeschlagen === 0 ? '✓' : '✗'} ${zeile(e)}`)
  for (const titel of e.gescheitert) console.log(`    ✗ ${titel}`)
}
const summe = (wert: (e: Ergebnis) => number) => ergebnisse.reduce((s, e) => s + wert(e), 0)
const fehlgeschlagen = summe((e) => e.fehlgeschlagen)
console.log(`\n${summe((e) => e.bestanden)} passed, ${fehlgeschlagen} failed`)
process.exitCode = fehlgeschlagen === 0 ? 0 : 1
