import { existsSync, readFileSync } from 'node:fs'

/** How long a test file took, and what in it had to be repeated, where the runner says so here. */
export type Dauer = {
  readonly datei: string
  readonly sekunden: number
  readonly wiederholt?: readonly string[]
}

type Suite = {
  readonly file: string
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly Suite[]
}

const lesen = (pfad: string): unknown => {
  try {
    return existsSync(pfad) ? JSON.parse(readFileSync(pfad, 'utf8')) : undefined
  } catch {
    return undefined // a runner that was killed leaves half a file
  }
}

const millisekunden = (suite: Suite): number =>
  [
    ...(suite.specs ?? [])
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .map((r) => r.duration),
    ...(suite.suites ?? []).map(millisekunden),
  ].reduce((summe, ms) => summe + ms, 0)

/** Of the report that dauerReporter.ts writes. */
export const vitestDauern = (pfad: string): readonly Dauer[] => (lesen(pfad) as Dauer[] | undefined) ?? [] // our own format

/** Of Playwright's JSON report: the tests of a file with their hooks, added up over the workers. */
export const playwrightDauern = (pfad: string): readonly Dauer[] => {
  const bericht = lesen(pfad) as { readonly suites?: readonly Suite[] } | undefined // the reporter's own format
  return (bericht?.suites ?? []).map((s) => ({ datei: s.file, sekunden: millisekunden(s) / 1000 }))
}

const alsSekunden = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** '12,3 s', in a column. */
export const sekunden = (wert: number): string => `${alsSekunden.format(wert).padStart(7)} s`

/** The slowest files of a runner, a line each, below what share of its time they take. */
export const langsamste = (runner: string, dauern: readonly Dauer[], wieViele = 10): readonly string[] => {
  if (dauern.length === 0) return []
  const vorn = dauern.toSorted((a, b) => b.sekunden - a.sekunden).slice(0, wieViele)
  const summe = (von: readonly Dauer[]) => von.reduce((s, d) => s + d.sekunden, 0)
  const anteil = Math.round((summe(vorn) / Math.max(summe(dauern), Number.EPSILON)) * 100)
  return [
    `${runner}: ${vorn.length} von ${dauern.length} Dateien nehmen ${anteil} % der Zeit`,
    ...vorn.map((d) => `  ${sekunden(d.sekunden)}  ${d.datei}`),
  ]
}
