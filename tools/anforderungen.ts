import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { alleTestfaelle } from './berichte.ts'
import { anforderungenLesen, vergleichen } from './anforderungen/vergleichen.ts'

/** Does every requirement that is called done have a test that passed? Run after the tests: it reads their reports. */
const wurzel = resolve(import.meta.dirname, '..')
const zeilen = anforderungenLesen(readFileSync(join(wurzel, 'docs/anforderungen.md'), 'utf8'))
const faelle = alleTestfaelle(join(wurzel, 'berichte'))
const { fehler, offenMitTests, ohneTest, bewiesen } = vergleichen(zeilen, faelle)

if (process.argv.includes('--missing'))
  for (const z of ohneTest) console.log(`  ohne Test  ${z.id}  ${z.text}`)
for (const z of offenMitTests) console.log(`  offen, aber getestet  ${z.id}  ${z.text}`)
for (const satz of fehler) console.log(`  ${satz}`)
console.log(
  `${bewiesen} von ${zeilen.length} Anforderungen sind durch bestandene Tests belegt, ${fehler.length} Fehler`,
)
process.exitCode = fehler.length > 0 ? 1 : 0
