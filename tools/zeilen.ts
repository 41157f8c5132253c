import { resolve } from 'node:path'
import { ARTEN, summe, zaehlen, type Zaehlung } from './zeilen/zaehlen.ts'

/** `npm run zeilen`: how long the product is, in lines, tests and the demo world aside. */
const teile = zaehlen(resolve(import.meta.dirname, '..'))

const zeile = (name: string, zaehlung: Zaehlung) => ({
  Teil: name,
  ...zaehlung,
  alle: ARTEN.reduce((bisher, art) => bisher + zaehlung[art], 0),
})
console.table([
  ...[...teile].map(([name, zaehlung]) => zeile(name, zaehlung)),
  zeile('alles', summe(teile.values())),
])
