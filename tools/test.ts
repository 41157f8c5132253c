import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { mitGrund, testfaelle, zaehlen } from './berichte.ts'
import { ausfuehren, beiAbbruchBeenden, type Lauf } from './test/ausfuehren.ts'
import { langsamste, playwrightDauern, sekunden, vitestDauern } from './test/dauern.ts'
import { nebeneinander } from './test/nebeneinander.ts'
import { BERICHTE, SCHRITTE, VITEST_DAUERN, type Schritt } from './test/schritte.ts'

/**
 * `npm test`: every check of the product; a failing one does not hide the next. `npm test -- lint einheit` runs those
 * only. Ends with where the time went, what failed, and 'N passed, N failed'.
 */
type Ergebnis = {
  readonly titel: string
  readonly sekunden: number
  readonly bestanden: number
  readonly fehlgeschlagen: number
  /** What failed, and what passed only when it was repeated, each with its reason, for the end of the output. */
  readonly gescheitert: readonly string[]
  readonly wiederholt: readonly string[]
}

const ergebnisVon = (s: Schritt, { gelungen, sekunden: dauer }: Lauf): Ergebnis => {
  const faelle = s.bericht === undefined ? undefined : (testfaelle(join(BERICHTE, s.bericht)) ?? [])
  return {
    titel: s.titel,
    sekunden: dauer,
    ...zaehlen(gelungen, faelle),
    gescheitert: (faelle ?? []).filter((f) => f.ausgang === 'fehlgeschlagen').map(mitGrund),
    wiederholt: [
      ...(faelle ?? []).filter((f) => f.wiederholt).map(mitGrund),
      ...(s.name === 'einheit' ? vitestDauern(VITEST_DAUERN).flatMap((d) => d.wiederholt ?? []) : []),
    ],
  }
}

const zeile = (e: Ergebnis): string =>
  `${e.fehlgeschlagen === 0 ? '✓' : '✗'} ${e.titel.padEnd(20)} ${sekunden(e.sekunden)}  ${e.bestanden} bestanden, ${e.fehlgeschlagen} fehlgeschlagen`
const ueberschrift = (titel: string) =>
  console.log(`\n── ${titel} ${'─'.repeat(Math.max(2, 60 - titel.length))}`)

const gewaehlt = process.argv.slice(2)
const unbekannt = gewaehlt.filter((name) => !SCHRITTE.some((s) => s.name === name))
if (unbekannt.length > 0) {
  console.error(`Unbekannt: ${unbekannt.join(', ')}. Möglich: ${SCHRITTE.map((s) => s.name).join(', ')}`)
  process.exit(2)
}
const schritte = SCHRITTE.filter((s) => gewaehlt.length === 0 || gewaehlt.includes(s.name))

const anfang = performance.now()
beiAbbruchBeenden()
mkdirSync(BERICHTE, { recursive: true })
const ergebnisse: Ergebnis[] = []
const fertig = (ergebnis: Ergebnis) => {
  ergebnisse.push(ergebnis)
  console.log(zeile(ergebnis))
}

await nebeneinander(
  schritte.filter((s) => s.nebenher),
  availableParallelism(),
  async (s) => ({ s, lauf: await ausfuehren(s) }),
  ({ s, lauf }) => {
    ueberschrift(s.titel)
    process.stdout.write(lauf.ausgabe)
    fertig(ergebnisVon(s, lauf))
  },
)
const nebenher = (performance.now() - anfang) / 1000
for (const s of schritte.filter((einer) => !einer.nebenher)) {
  ueberschrift(s.titel)
  if (s.bericht) rmSync(join(BERICHTE, s.bericht), { force: true })
  fertig(ergebnisVon(s, await ausfuehren(s)))
}

ueberschrift('Wo die Zeit blieb')
const gelaufen = new Set(schritte.map((s) => s.name))
if (gelaufen.has('einheit')) console.log(langsamste('Vitest', vitestDauern(VITEST_DAUERN)).join('\n'))
if (gelaufen.has('browser'))
  console.log(langsamste('Playwright', playwrightDauern(join(BERICHTE, 'playwright.json'))).join('\n'))
console.log('')
for (const e of ergebnisse) {
  console.log(zeile(e))
  for (const titel of e.gescheitert) console.log(`    ✗ ${titel}`)
  for (const titel of e.wiederholt) console.log(`    ↻ erst beim zweiten Mal: ${titel}`)
}
const statisch = schritte.filter((s) => s.nebenher)
if (statisch.length > 1)
  console.log(
    `  ${'nebeneinander'.padEnd(20)} ${sekunden(nebenher)}  ${statisch.map((s) => s.titel).join(', ')}`,
  )
console.log(`  ${'zusammen'.padEnd(20)} ${sekunden((performance.now() - anfang) / 1000)}`)

const summe = (wert: (e: Ergebnis) => number) => ergebnisse.reduce((s, e) => s + wert(e), 0)
const fehlgeschlagen = summe((e) => e.fehlgeschlagen)
console.log(`\n${summe((e) => e.bestanden)} passed, ${fehlgeschlagen} failed`)
process.exitCode = fehlgeschlagen === 0 ? 0 : 1
