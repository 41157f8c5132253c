import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ARTEN = ['ts', 'tsx', 'sql', 'css'] as const
type Art = (typeof ARTEN)[number]
export type Zaehlung = Readonly<Record<Art, number>>

/** Tests, what only tests use, the demo world, and what a build leaves. */
const NICHT_PRODUKT = /\.test\.tsx?$|\.d\.ts$|\/(testing|demo|node_modules|dist)\/|\/demo\.ts$/

const zeilen = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Lines of what people get, by its part of the tree: a package, an app, the migrations. */
export const zaehlen = (wurzel: string): ReadonlyMap<string, Zaehlung> => {
  const teile = new Map<string, Record<Art, number>>()
  const muster = [`{packages,apps}/*/src/**/*.{${ARTEN.join(',')}}`, 'apps/*/migrations/*.sql']
  for (const gefunden of globSync(muster, { cwd: wurzel })) {
    const datei = gefunden.replaceAll('\\', '/')
    const art = ARTEN.find((endung) => datei.endsWith(`.${endung}`))
    if (art === undefined || NICHT_PRODUKT.test(datei)) continue
    const teil = datei.split('/').slice(0, 3).join('/')
    const bisher = teile.get(teil) ?? { ts: 0, tsx: 0, sql: 0, css: 0 }
    bisher[art] += zeilen(readFileSync(join(wurzel, datei), 'utf8'))
    teile.set(teil, bisher)
  }
  return new Map([...teile].toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}

export const summe = (zaehlungen: Iterable<Zaehlung>): Zaehlung => {
  const alle = { ts: 0, tsx: 0, sql: 0, css: 0 }
  for (const zaehlung of zaehlungen) for (const art of ARTEN) alle[art] += zaehlung[art]
  return alle
}
