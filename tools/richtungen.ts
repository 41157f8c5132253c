import { resolve } from 'node:path'
import { richtungenPruefen } from './richtungen/pruefen.ts'
import { verweisePruefen } from './verweise/pruefen.ts'

const wurzel = resolve(import.meta.dirname, '..')
const { gelesen, fehler: richtungen, haus } = await richtungenPruefen(wurzel)
const fehler = [...richtungen, ...verweisePruefen(wurzel)]
for (const zeile of [...haus, ...fehler]) console.log(`  ${zeile}`)
console.log(`Richtungen und Verweise: ${gelesen} Dateien gelesen, ${fehler.length} Verstöße`)
process.exitCode = fehler.length > 0 ? 1 : 0
