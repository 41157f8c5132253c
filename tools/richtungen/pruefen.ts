import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { HAUS, type Hausgrenzen } from './haus.ts'
import { hausPruefen } from './hausPruefen.ts'
import { NEBEN_DEN_SCHEIBEN, SCHEIBEN } from './namen.ts'
import type { Pfeile } from './raeume.ts'
import { KONFIGURATION } from './regeln.ts'

export type Befund = {
  readonly gelesen: number
  readonly fehler: readonly string[]
  /** How the slices are built, a line for each part of the tree. */
  readonly haus: readonly string[]
}

const ORTE = ['packages', 'apps', 'tools', 'e2e', 'bench']
const schraegstriche = (path: string) => path.replaceAll('\\', '/')

/** All source files that the check must have read, relative to the root, with slashes. */
const quellen = (wurzel: string): string[] =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: wurzel })
    .map(schraegstriche)
    .filter((path) => !path.endsWith('.d.ts') && !/(^|\/)(node_modules|dist)\//.test(path))

/** Folders of a part that are neither a slice nor a known neighbour: mostly a slice spelt differently. */
const fremdeNamen = (wurzel: string): string[] =>
  Object.entries(NEBEN_DEN_SCHEIBEN).flatMap(([ort, daneben]) => {
    const erlaubt = new Set<string>([...SCHEIBEN, ...daneben])
    const ordner = existsSync(join(wurzel, ort))
      ? readdirSync(join(wurzel, ort), { withFileTypes: true })
      : []
    return ordner
      .filter((e) => e.isDirectory() && !erlaubt.has(e.name))
      .map((e) => `name: ${ort}/${e.name} is no slice. Use one of ${[...erlaubt].join(', ')}.`)
  })

const lesen = async (wurzel: string): Promise<ICruiseResult> => {
  const orte = ORTE.filter((ort) => existsSync(join(wurzel, ort)))
  const resolve = KONFIGURATION.options?.enhancedResolveOptions
  const { output } = await cruise(
    orte,
    {
      ...KONFIGURATION.options,
      ruleSet: { forbidden: KONFIGURATION.forbidden ?? [] },
      validate: true,
      baseDir: wurzel,
    },
    resolve,
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result')
  return output
}

/**
 * Checks a tree against the directions. It also fails when a source file was not read: with a TypeScript that it
 * does not understand the tool reads next to nothing and reports that all is well.
 */
export const richtungenPruefen = async (wurzel: string, grenzen: Hausgrenzen = HAUS): Promise<Befund> => {
  const { modules, summary } = await lesen(wurzel)
  const gelesen = new Set(modules.map((m) => schraegstriche(m.source)))
  const warum = new Map(KONFIGURATION.forbidden?.map((r) => [r.name, r.comment]))
  const erwartet = quellen(wurzel)
  const pfeile: Pfeile = new Map(
    modules.map((m) => [schraegstriche(m.source), m.dependencies.map((d) => schraegstriche(d.resolved))]),
  )
  const zeilen = (datei: string) => readFileSync(join(wurzel, datei), 'utf8').trimEnd().split('\n').length
  const { haus, fehler: imHaus } = hausPruefen(pfeile, zeilen, grenzen)
  const fehler = [
    ...(erwartet.length === 0
      ? ['ungelesen: no source file found; run the check in the root of the project']
      : []),
    ...erwartet
      .filter((path) => !gelesen.has(path))
      .map((path) => `ungelesen: ${path} was not read, so nothing is known about it`),
    ...summary.violations.map((v) => {
      const weg = v.cycle ? v.cycle.map((s) => s.name).join(' -> ') : v.to
      return `${v.rule.name}: ${v.from} -> ${weg}\n    ${warum.get(v.rule.name) ?? ''}`
    }),
    ...fremdeNamen(wurzel),
    ...imHaus,
  ]
  return {
    gelesen: erwartet.filter((path) => gelesen.has(path)).length,
    fehler,
    haus,
  }
}
