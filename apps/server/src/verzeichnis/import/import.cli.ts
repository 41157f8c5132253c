import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { cliDatabase } from '../../platform/database/cliDatabase.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { fuerBetreiber } from '../../platform/startError.ts'
import { einspielen, type Fortschritt } from './einspielen.ts'
import { Einspielfehler, type Importart } from '../datenstand/importart.ts'
import { IMPORTARTEN } from './importarten.ts'

/**
 * `npm run import:adressen -- DATEI…` (plz, banken, …): replaces one kind of lookup data, also while the portal runs.
 * `--weniger-erlaubt`: although the new data is much less; `--quelle`, `--lizenz`, `--stand`: what /version names.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'weniger-erlaubt': { type: 'boolean' },
    quelle: { type: 'string' },
    lizenz: { type: 'string' },
    stand: { type: 'string' },
  },
})
const [name = '', ...dateien] = positionals

const ZAHL = new Intl.NumberFormat('de-DE')
const SCHRITT = { ordnen: 'Ordnen und Indizes bauen …', tauschen: 'Neue Daten einsetzen …' } as const
const JE_MS = process.stderr.isTTY ? 200 : 5_000

/** Where a person watches, one line that counts; in a log a line from time to time. */
const anzeige = () => {
  let zuletzt = 0
  let offen = false
  const zeile = (text: string, bleibt: boolean) => {
    process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${text}${bleibt ? '\n' : ''}` : `${text}\n`)
    offen = !bleibt
  }
  return {
    melden: (f: Fortschritt) => {
      if (f.schritt !== 'lesen') return zeile(SCHRITT[f.schritt], true)
      if (performance.now() - zuletzt < JE_MS) return undefined
      zuletzt = performance.now()
      const prozent = Math.floor((100 * f.gelesen) / Math.max(1, f.bytes))
      return zeile(`${f.datei}: ${prozent} %, ${ZAHL.format(f.zeilen)} Einträge`, false)
    },
    ende: () => {
      if (offen && process.stderr.isTTY) process.stderr.write('\n')
    },
  }
}

const artVon = (): Importart => {
  const art = IMPORTARTEN.find((a) => a.art === name)
  if (art === undefined)
    throw new Einspielfehler(`Unbekannt: ${name}. Möglich sind ${IMPORTARTEN.map((a) => a.art).join(', ')}.`)
  if (dateien.length > 0) return art
  throw new Einspielfehler(
    `Nennen Sie die Datei: npm run import:${art.art} -- DATEI\nGelesen werden: ${art.formate.map((f) => f.name).join('; ')}; auch gepackt (.gz, .zst).`,
  )
}

const ausfuehren = async (ownerUrl: string, art: Importart) => {
  const { melden, ende } = anzeige()
  const beginn = performance.now()
  try {
    await migrate(ownerUrl)
    const { version, zeilen, datenstand } = await einspielen(ownerUrl, art, {
      dateien,
      wenigerErlaubt: values['weniger-erlaubt'],
      quelle: values.quelle,
      lizenz: values.lizenz,
      datenstand: values.stand,
      melden,
    })
    const mengen = Object.entries(zeilen).map(([tabelle, n]) => `${ZAHL.format(n)} in ${tabelle}`)
    const sekunden = Math.round((performance.now() - beginn) / 1000)
    console.log(`Fassung ${version} (Stand ${datenstand}) gilt: ${mengen.join(', ')}. Dauer ${sekunden} s.`)
  } finally {
    ende()
  }
}

const main = async () => {
  const art = artVon()
  const { url, stop } = await cliDatabase(readConfig(process.env), 'portal_owner', console.error)
  try {
    await ausfuehren(url, art)
  } finally {
    await stop()
  }
}

try {
  await main()
} catch (error) {
  // Errors that the operator can mend carry a German sentence; of all others the whole trace helps.
  console.error(error instanceof Einspielfehler ? error.message : fuerBetreiber(error))
  process.exitCode = 1
}
