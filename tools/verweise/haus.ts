import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the repository holds, by the names under which a comment may speak of it. */
export type Haus = {
  readonly dateien: readonly string[]
  readonly lesen: (pfad: string) => string
  /** A file or folder ends with this path; `src/` and what follows the first dot of a name may be left out. */
  readonly kennt: (pfad: string) => boolean
  /** Folders with which a path may begin that is meant as one. */
  readonly oben: ReadonlySet<string>
  readonly raeume: ReadonlySet<string>
  /** Rules and requirements, by the first column of their tables. */
  readonly kennungen: ReadonlySet<string>
}

/** 'L-01' of docs/regeln.md, 'R2.1-03' and 'S4-07' of docs/anforderungen.md. */
export const KENNUNG = String.raw`(?:[A-Z]|[RS]\d+(?:\.\d+)?)-\d\d`
const SEITEN = ['docs/regeln.md', 'docs/anforderungen.md']

/** Made by a command and never part of the repository (.gitignore). */
const GEMACHT = /(^|\/)(node_modules|dist[^/]*|berichte|test-results|\.git|\.daten)(\/|$)/

const enden = (pfad: string): string[] => {
  const teile = pfad.split('/')
  return teile.map((_, i) => teile.slice(i).join('/'))
}

const ordnerVon = (dateien: readonly string[]): Set<string> =>
  new Set(
    dateien.flatMap((datei) => {
      const teile = datei.split('/').slice(0, -1)
      return teile.map((_, i) => teile.slice(0, i + 1).join('/'))
    }),
  )

const ohneEndung = (pfad: string) => pfad.replace(/([^/.])\.[^/]*$/, '$1')

export const hausLesen = (wurzel: string): Haus => {
  const dateien = globSync('**/*', { cwd: wurzel, withFileTypes: true, exclude: (e) => GEMACHT.test(e.name) })
    .filter((e) => e.isFile())
    .map((e) =>
      join(e.parentPath, e.name)
        .slice(wurzel.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
  const ordner = [...ordnerVon(dateien)]
  const namen = new Set(
    [...dateien, ...dateien.map(ohneEndung), ...ordner]
      .flatMap((pfad) => [pfad, pfad.replace('/src/', '/')])
      .flatMap(enden),
  )
  const lesen = (pfad: string) => readFileSync(join(wurzel, pfad), 'utf8')
  return {
    dateien,
    lesen,
    kennt: (pfad) => namen.has(pfad),
    oben: new Set(ordner.filter((o) => !o.includes('/'))),
    raeume: new Set(ordner.flatMap((o) => /^(?:apps|packages)\/[^/]+\/src\/([^/]+)$/.exec(o)?.[1] ?? [])),
    kennungen: new Set(
      SEITEN.filter((seite) => dateien.includes(seite))
        .flatMap((seite) => [...lesen(seite).matchAll(new RegExp(String.raw`^\| (${KENNUNG}) \|`, 'gm'))])
        .map(([, id = '']) => id),
    ),
  }
}
