import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fehler } from './liste/typ.ts'

export type Datei = { readonly pfad: string; readonly text: string }

const IST_TEST = /\.test\.tsx?$|\/testing\//
const QUELLEN = '{apps,packages}/*/src/**/*.{ts,tsx}'

/** What is delivered, without its tests; and the paths of these. */
export const produktLesen = (wurzel: string) => {
  const pfade = globSync(QUELLEN, { cwd: wurzel }).toSorted()
  const produkt = pfade
    .filter((pfad) => !IST_TEST.test(pfad))
    .map((pfad): Datei => ({ pfad, text: readFileSync(join(wurzel, pfad), 'utf8') }))
  return { produkt, tests: pfade.filter((pfad) => /\.test\.tsx?$/.test(pfad)) }
}

/** The one file into which a fault goes. @throws when what it replaces stands nowhere, or in more than one place */
export const stelleVon = ({ nr, vorher, datei: gemeint = '' }: Fehler, produkt: readonly Datei[]): Datei => {
  const stellen = produkt
    .filter(({ pfad }) => pfad.endsWith(gemeint))
    .flatMap((datei) => Array.from({ length: datei.text.split(vorher).length - 1 }, () => datei))
  const [stelle] = stellen
  if (stelle !== undefined && stellen.length === 1) return stelle
  const wo = stellen.map(({ pfad }) => pfad).join(', ') || 'nirgends'
  throw new Error(
    `${nr}: Was der Fehler ersetzt, soll an genau einer Stelle stehen; gefunden: ${wo}. Wurde die Zeile geändert, gehört ihr neuer Wortlaut nach tools/fehlerprobe/liste.`,
  )
}
