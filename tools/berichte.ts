import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Testfall = {
  readonly titel: string
  /** Passed only when it was repeated: the retry of CI is a net, not a cure. */
  readonly wiederholt?: true
  readonly ausgang: 'bestanden' | 'fehlgeschlagen' | 'uebersprungen'
  /** What was wrong the first time, in a line: of a run somewhere else the end of its output may be all there is. */
  readonly grund?: string
}

type VitestBericht = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}
type Suite = {
  readonly title?: string
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    /** 'flaky': failed, and passed when it was repeated. */
    readonly tests: readonly {
      readonly status: string
      readonly results?: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}
type PlaywrightBericht = { readonly suites: readonly Suite[]; readonly errors?: readonly unknown[] }

const GRUND_ZEICHEN = 300
/** A failure as one line, without what colours a terminal. */
export const grundVon = (meldung: string | undefined): { readonly grund?: string } => {
  const worte = stripVTControlCharacters(meldung ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return worte === '' ? {} : { grund: worte.slice(0, GRUND_ZEICHEN) }
}

/** With its reason below, as the end of the output tells it. */
export const mitGrund = ({ titel, grund }: Pick<Testfall, 'titel' | 'grund'>): string =>
  grund === undefined ? titel : `${titel}\n        ${grund}`

const ausVitest = (bericht: VitestBericht): Testfall[] =>
  bericht.testResults.flatMap((datei): Testfall[] => {
    const faelle = datei.assertionResults.map((t): Testfall => {
      const ausgang =
        t.status === 'passed' ? 'bestanden' : t.status === 'failed' ? 'fehlgeschlagen' : 'uebersprungen'
      return { titel: t.fullName, ausgang, ...grundVon(t.failureMessages?.[0]) }
    })
    // a file that can't be loaded has failed without naming a test
    const still = datei.status === 'failed' && !faelle.some((f) => f.ausgang === 'fehlgeschlagen')
    return still ? [...faelle, { titel: datei.name, ausgang: 'fehlgeschlagen' }] : faelle
  })

const ausSuite = (suite: Suite, davor: string): Testfall[] => {
  const titel = `${davor} ${suite.title ?? ''}`.trim()
  const faelle = (suite.specs ?? []).map((spec): Testfall => {
    const gelaufen = spec.tests.some((t) => t.status !== 'skipped')
    const ausgang = !gelaufen ? 'uebersprungen' : spec.ok ? 'bestanden' : 'fehlgeschlagen'
    const wiederholt = ausgang === 'bestanden' && spec.tests.some((t) => t.status === 'flaky')
    const { error } = spec.tests.flatMap((t) => t.results ?? [])[0] ?? {}
    return {
      titel: `${titel} ${spec.title}`,
      ausgang,
      ...(wiederholt && { wiederholt }),
      ...grundVon(error?.message),
    }
  })
  return [...faelle, ...(suite.suites ?? []).flatMap((s) => ausSuite(s, titel))]
}

const ausPlaywright = (bericht: PlaywrightBericht): Testfall[] => [
  ...bericht.suites.flatMap((s) => ausSuite(s, '')),
  ...(bericht.errors ?? []).map((): Testfall => ({ titel: 'Playwright', ausgang: 'fehlgeschlagen' })),
]

/** The tests of one JSON report of Vitest or Playwright; undefined when the file is missing or of another kind. */
export const testfaelle = (datei: string): Testfall[] | undefined => {
  if (!existsSync(datei)) return undefined
  let bericht: Partial<VitestBericht & PlaywrightBericht>
  try {
    // the reporters' own formats, told apart by their first key
    bericht = JSON.parse(readFileSync(datei, 'utf8')) as Partial<VitestBericht & PlaywrightBericht>
  } catch {
    return undefined // a runner that was killed leaves half a file: the same as none
  }
  if (bericht.testResults) return ausVitest({ testResults: bericht.testResults })
  if (bericht.suites) return ausPlaywright({ suites: bericht.suites, errors: bericht.errors ?? [] })
  return undefined
}

/** All tests of all reports in a folder. */
export const alleTestfaelle = (ordner: string): Testfall[] =>
  existsSync(ordner)
    ? readdirSync(ordner)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => testfaelle(join(ordner, name)) ?? [])
    : []

/**
 * What a step counts for. Without a report it is one test itself. A runner that ended badly, or that ran nothing, has
 * failed even where its report names no test.
 */
export const zaehlen = (
  gelungen: boolean,
  faelle: readonly Testfall[] | undefined,
): { bestanden: number; fehlgeschlagen: number } => {
  if (faelle === undefined) return { bestanden: gelungen ? 1 : 0, fehlgeschlagen: gelungen ? 0 : 1 }
  const bestanden = faelle.filter((f) => f.ausgang === 'bestanden').length
  const fehlgeschlagen = faelle.filter((f) => f.ausgang === 'fehlgeschlagen').length
  const still = fehlgeschlagen === 0 && (!gelungen || bestanden === 0)
  return { bestanden, fehlgeschlagen: fehlgeschlagen + (still ? 1 : 0) }
}
