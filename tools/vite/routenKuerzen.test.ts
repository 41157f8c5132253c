import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quelle } from './modulgraph.ts'
import { routenKuerzen } from './routenKuerzen.ts'
import { vertragRein } from './vertragRein.ts'

/** What the client calls by (`RouteImBrowser`); a shorter route that lacks one of them would call another address. */
const GERUFEN = ['method', 'path', 'pflicht', 'aufrufschluessel'] as const
type Gerufen = Readonly<Record<(typeof GERUFEN)[number], unknown>>

const istRoute = (wert: unknown): wert is Gerufen =>
  typeof wert === 'object' && wert !== null && 'method' in wert && 'path' in wert && 'answers' in wert

const laden = async (datei: string) => (await import(datei)) as Readonly<Record<string, unknown>> // any module

/** Whatever declares a route, by whatever builder: asked is what the module exports, not how it is written. */
const routendateien = async () => {
  const dateien = globSync(quelle('packages/contract/src/**/*.ts')).filter(
    (datei) => !/\.test\.ts$|\/testing\//.test(datei),
  )
  const namen = await Promise.all(
    dateien.map(async (datei) => {
      const routen = Object.entries(await laden(datei)).filter(([, wert]) => istRoute(wert))
      return [datei, routen.map(([name]) => name)] as const
    }),
  )
  return new Map(namen.filter(([, routen]) => routen.length > 0))
}

/** Each file as a page that uses all its routes and nothing else; in one build, for one each takes as long as all. */
const bauen = async (dateien: ReadonlyMap<string, readonly string[]>, outDir: string) => {
  const seiten = new Map([...dateien].map(([datei, namen]) => [`seite:${datei}`, { datei, namen }]))
  const gebaut = await build({
    configFile: false,
    root: quelle('.'),
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'seiten',
        resolveId: (id) => (seiten.has(id) ? `\0${id}` : undefined),
        load: (id) => {
          const seite = seiten.get(id.slice(1))
          return seite && `export { ${seite.namen.join(', ')} } from ${JSON.stringify(seite.datei)}`
        },
      },
      routenKuerzen(),
      vertragRein(),
    ],
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: {
        input: [...seiten.keys()],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[hash].mjs', chunkFileNames: '[hash].mjs' },
      },
    },
  })
  return [gebaut].flat().flatMap((ausgabe) => ('output' in ausgabe ? ausgabe.output : []))
}

type Teil = Rolldown.OutputChunk
const istTeil = (teil: Rolldown.OutputChunk | Rolldown.OutputAsset): teil is Teil => teil.type === 'chunk'

/** A part of the build with all that it waits for. */
const mitAllem = (teil: Teil, teile: ReadonlyMap<string, Teil>, gesehen = new Set<Teil>()): Set<Teil> => {
  if (gesehen.has(teil)) return gesehen
  gesehen.add(teil)
  for (const name of teil.imports) {
    const naechster = teile.get(name)
    if (naechster) mitAllem(naechster, teile, gesehen)
  }
  return gesehen
}

const bringtZod = ({ modules }: Teil) =>
  Object.entries(modules).some(([id, { renderedLength }]) => /\/zod\//.test(id) && renderedLength > 0)

const gerufen = (route: Gerufen) => Object.fromEntries(GERUFEN.map((was) => [was, route[was]]))

const ordner = mkdtempSync(join(tmpdir(), 'routen-'))
afterAll(() => rmSync(ordner, { recursive: true }))

let dateien: ReadonlyMap<string, readonly string[]>
let teile: ReadonlyMap<string, Teil>
let seiten: readonly (readonly [datei: string, seite: Teil])[]
beforeAll(async () => {
  dateien = await routendateien()
  const gebaut = (await bauen(dateien, ordner)).filter(istTeil)
  teile = new Map(gebaut.map((teil) => [teil.fileName, teil]))
  seiten = gebaut.flatMap((teil) => {
    const datei = teil.facadeModuleId?.replace('\0seite:', '')
    return teil.isEntry && datei !== undefined ? [[datei, teil] as const] : []
  })
})

test('[L-01] no file of routes brings zod, whoever wrote its routes', () => {
  expect(seiten.length).toBe(dateien.size)
  expect(seiten.length).toBeGreaterThan(40)
  const mitZod = seiten.filter(([, seite]) => [...mitAllem(seite, teile)].some(bringtZod))
  expect(mitZod.map(([datei]) => datei)).toEqual([])
})

test('[L-01] what a route is called by is the same in the browser', async () => {
  for (const [datei, seite] of seiten) {
    const ganz = await laden(datei)
    const gekuerzt = await laden(pathToFileURL(join(ordner, seite.fileName)).href)
    for (const name of dateien.get(datei) ?? [])
      expect([name, gekuerzt[name]]).toEqual([name, gerufen(ganz[name] as Gerufen)]) // by `istRoute`
  }
})
