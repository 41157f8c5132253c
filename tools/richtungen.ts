import { resolve } from 'node:path'
import { richtungenPruefen } from './richtungen/pruefen.ts'

const { gelesen, fehler } = await richtungenPruefen(resolve(import.meta.dirname, '..'))
for (const zeile of fehler) console.log(`  ${zeile}`)
console.log(`Richtungen: ${gelesen} Dateien gelesen, ${fehler.length} Verstöße`)
process.exitCode = fehler.length > 0 ? 1 : 0
