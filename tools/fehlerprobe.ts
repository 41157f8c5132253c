import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testfaelle } from './berichte.ts'
import { einsetzen, zuruecknehmen } from './fehlerprobe/einsetzen.ts'
import { FEHLER } from './fehlerprobe/fehler.ts'
import type { Fehler } from './fehlerprobe/liste/typ.ts'
import { produktLesen, stelleVon, type Datei } from './fehlerprobe/stelle.ts'
import { sekunden } from './test/dauern.ts'

/**
 * `npm run fehlerprobe`: puts one fault after the other into the product and asks whether a test notices it;
 * `npm run fehlerprobe -- G1 S2` those only. Ctrl+C leaves everything as it was.
 */
const WURZEL = resolve(import.meta.dirname, '..')
/** Not among the reports of `npm test`: what fails here is meant to. */
const ORDNER = join(WURZEL, 'berichte/fehlerprobe')
const BERICHT = join(ORDNER, 'vitest.json')
const NOTIZ = join(ORDNER, 'notiz.json')
const VITEST = join(WURZEL, 'node_modules/vitest/vitest.mjs')

let kind: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    kind?.kill('SIGTERM')
    zuruecknehmen(NOTIZ)
    process.exit(130)
  })

/** Titles of the tests that fail. A file that does not even load is no test that noticed something. */
const gescheiterte = async (filter: readonly string[]): Promise<string[]> => {
  rmSync(BERICHT, { force: true })
  const argumente = [VITEST, 'run', ...filter, '--bail=1', '--reporter=json', `--outputFile=${BERICHT}`]
  kind = spawn(process.execPath, argumente, { cwd: WURZEL, stdio: 'ignore' })
  await once(kind, 'close')
  const faelle = testfaelle(BERICHT)
  if (faelle === undefined) throw new Error(`Vitest hat nichts berichtet: ${filter.join(' ')}`)
  return faelle.filter((f) => f.ausgang === 'fehlgeschlagen').map(({ titel }) => titel)
}

const pruefen = async (fehler: Fehler, { pfad, text }: Datei): Promise<boolean> => {
  const beginn = performance.now()
  const fehlerhaft = text.replace(fehler.vorher, () => fehler.nachher)
  const titel = await einsetzen({ datei: join(WURZEL, pfad), fehlerhaft, notiz: NOTIZ }, () =>
    gescheiterte([fehler.test]),
  )
  const bemerkt = titel.find((einer) => !einer.startsWith(WURZEL))
  const dauer = sekunden((performance.now() - beginn) / 1000)
  console.log(
    `${bemerkt ? '✓' : '✗'} ${fehler.nr} ${dauer}  ${fehler.was}\n      ${bemerkt?.slice(0, 120) ?? 'nicht bemerkt'}`,
  )
  return bemerkt !== undefined
}

mkdirSync(ORDNER, { recursive: true })
zuruecknehmen(NOTIZ)
const gewaehlt = process.argv.slice(2)
const liste = FEHLER.filter(({ nr }) => gewaehlt.length === 0 || gewaehlt.includes(nr))
const { produkt } = produktLesen(WURZEL)
const stellen = liste.map((fehler) => [fehler, stelleVon(fehler, produkt)] as const)
const ohne = await gescheiterte([...new Set(liste.map(({ test }) => test))])
if (ohne.length > 0) throw new Error(`Schon ohne Fehler scheitert: ${ohne.join('; ')}`)

let bemerkte = 0
for (const stelle of stellen) if (await pruefen(...stelle)) bemerkte += 1
console.log(`\n${bemerkte} von ${liste.length} bemerkt`)
process.exitCode = bemerkte === liste.length ? 0 : 1
