import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { abdruck, ABDRUCK_BYTES } from '../apps/server/src/oidc/passwoerter/haeufige.ts'
import { PASSWORT_MINDESTENS } from '../apps/server/src/oidc/passwoerter/passwortregeln.ts'

/**
 * `node tools/passwortliste.ts LISTE`: makes the prints of the commonest passwords anew from a list with one password a
 * line. Which list that is, and whose, stands in apps/server/src/oidc/passwoerter/README.md.
 */
const [liste] = process.argv.slice(2)
if (liste === undefined) throw new Error('Aufruf: node tools/passwortliste.ts LISTE.txt')

const zeilen = readFileSync(liste, 'utf8')
  .split(/\r?\n/)
  .filter((zeile) => zeile.length >= PASSWORT_MINDESTENS)
const abdruecke = [...new Set(zeilen.map((zeile) => abdruck(zeile).toString('hex')))].toSorted()
const ziel = fileURLToPath(new URL('../apps/server/src/oidc/passwoerter/haeufige.bin', import.meta.url))
writeFileSync(ziel, Buffer.from(abdruecke.join(''), 'hex'))
console.log(`${abdruecke.length} Passwörter, ${abdruecke.length * ABDRUCK_BYTES} Bytes`)
