import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Chromium without the parts of a browser that nobody sees: the same pages for less CPU time (ADR 0032). */
const OHNE_OBERFLAECHE = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMEN = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
]
const FESTE_ORTE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const ausfuehrbar = (pfad: string): boolean => {
  try {
    accessSync(pfad, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const imSuchpfad = (suchpfad: string, namen: readonly string[]): string | undefined =>
  suchpfad
    .split(delimiter)
    .filter((ordner) => ordner !== '')
    .flatMap((ordner) => namen.map((name) => join(ordner, name)))
    .find(ausfuehrbar)

const vonPlaywright = (): string | undefined => {
  const pfad = chromium.executablePath()
  return pfad && ausfuehrbar(pfad) ? pfad : undefined
}

/** Runs a set-up command with its output in sight; its failure is no error yet, since another way may be left. */
const versuchen = (programm: string, argumente: readonly string[], minuten: number): void => {
  // where nothing outside can be reached, Playwright shall say so within a minute
  const env = {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
    DEBIAN_FRONTEND: 'noninteractive',
    ...process.env,
  }
  try {
    execFileSync(programm, argumente, { stdio: ['ignore', 2, 2], timeout: minuten * 60_000, env })
  } catch (fehler) {
    console.error(
      `${programm} ${argumente.join(' ')}: ${fehler instanceof Error ? fehler.message.split('\n')[0] : String(fehler)}`,
    )
  }
}

const playwrightLadenLassen = (): void => {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  versuchen(process.execPath, [cli, 'install', 'chromium'], 5)
}

const istRoot = (): boolean => process.getuid?.() === 0

/** Debian has the small one as a package of its own, others (Ubuntu) only the whole. */
const aptLadenLassen = (paket: string) => (): void => {
  if (!istRoot() || !ausfuehrbar('/usr/bin/apt-get')) return
  versuchen('/usr/bin/apt-get', ['update', '-qq'], 3)
  versuchen(
    '/usr/bin/apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', paket, 'fonts-liberation'],
    10,
  )
}

/** What Playwright switches off by a flag of which Chromium takes the last one only: it is repeated here. */
const AUS_WIE_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** Suggestions of an address bar that nobody sees: two pages more for every window, a tenth of a journey's time. */
const OHNE_ADRESSZEILE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Flags for a quiet Chromium without a GPU; root has no sandbox to run in. */
export const CHROMIUM_ARGUMENTE: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...AUS_WIE_PLAYWRIGHT, ...OHNE_ADRESSZEILE].join(',')}`,
  ...(istRoot() ? ['--no-sandbox'] : []),
]

export type Quellen = {
  readonly suchpfad: string
  readonly vonPlaywright: () => string | undefined
  /** Gets the small one; where time counts (CI) also when a whole browser is there. */
  readonly kleinenLaden?: () => void
  /** Ways to get one, in order; each is followed by a new search. */
  readonly nachladen: readonly (() => void)[]
}

const QUELLEN: Quellen = {
  suchpfad: [process.env['PATH'] ?? '', '/usr/bin', '/usr/local/bin', '/snap/bin'].join(delimiter),
  vonPlaywright,
  ...(process.env['CI'] ? { kleinenLaden: aptLadenLassen('chromium-headless-shell') } : {}),
  // as root Debian's comes first: it brings the libraries that Playwright's expects to find
  nachladen: [aptLadenLassen('chromium-headless-shell'), aptLadenLassen('chromium'), playwrightLadenLassen],
}

/**
 * Path of the Chromium for the browser tests: `CHROMIUM`, else one that is installed, the headless shell before a whole
 * browser, else Playwright's, else one that `apt-get` (as root) or Playwright loads now. Throws an Error that says what
 * to do when there is none.
 */
export const chromiumPfad = (q: Quellen = QUELLEN, gewuenscht = process.env['CHROMIUM']): string => {
  if (gewuenscht) {
    if (ausfuehrbar(gewuenscht)) return gewuenscht
    throw new Error(`CHROMIUM=${gewuenscht} lässt sich nicht ausführen.`)
  }
  const kleiner = () => imSuchpfad(q.suchpfad, OHNE_OBERFLAECHE)
  const suchen = () =>
    kleiner() ?? imSuchpfad(q.suchpfad, NAMEN) ?? FESTE_ORTE.find(ausfuehrbar) ?? q.vonPlaywright()
  if (kleiner() === undefined) q.kleinenLaden?.()
  let pfad = suchen()
  for (const laden of q.nachladen) {
    if (pfad !== undefined) break
    laden()
    pfad = suchen()
  }
  if (pfad !== undefined) return pfad
  throw new Error(
    'Für die Browsertests fehlt Chromium. Installieren Sie es (Debian: apt-get install chromium; sonst: npx playwright install --with-deps chromium) oder nennen Sie es mit CHROMIUM=/pfad/zu/chromium.',
  )
}
