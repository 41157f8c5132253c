import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { angemeldet } from '../e2e/src/api.ts'
import { portalStarten } from '../e2e/src/portal/portalStarten.ts'
import { nutzerStatusLesen } from '../packages/contract/src/nutzer/routes.ts'
import { Fehlt } from './fehlt.ts'
import { laeufe, type Lauf } from './schnittstelle/laeufe.ts'
import { werkzeugHolen, type Werkzeug } from './schnittstelle/werkzeug.ts'

/**
 * `npm run test:schnittstelle`: does the portal do what its OpenAPI says? schemathesis makes thousands of requests of it, good
 * and bad, against a demo portal: none may end in a server error, nor answer a status, a type, a header or a body that is
 * not described. No part of `npm test`: it needs Python and its package index. Takes a few minutes.
 * `npm run test:schnittstelle -- 7` repeats the requests that began with the seed 7.
 */
const VORRAT = join(resolve(import.meta.dirname, '..'), 'node_modules/.cache/schemathesis')

/** What no schema can promise: that what fits it is taken, and what the last call left behind. */
const OHNE_PRUEFUNGEN = [
  'positive_data_acceptance',
  'negative_data_rejection',
  'use_after_free',
  'ensure_resource_availability',
  'ignored_auth',
  'object_level_authorization',
]
const JE_AUFRUF = 20

/**
 * Where a path of the specification is also that of another call, with a word where that one has an id, its method is
 * answered by the other one: 400, for the word is no id.
 */
const ZWEI_AUFRUFE = String.raw`[[operations]]
include-path-regex = '/(unternehmen/einladung|(zuschussantrag|auszahlung|ibk)/formular|serienmitteilung/vorschau)$'
checks.unsupported_method.enabled = false`

const ueberschrift = (titel: string) =>
  console.log(`\n── ${titel} ${'─'.repeat(Math.max(2, 60 - titel.length))}`)

/** Tokens stand in a file that only we can read, not in the arguments that every user of the machine sees. */
const einstellungen = (headers: Readonly<Record<string, string>>, { werte = {} }: Lauf): string => {
  const zeilen = (angaben: Readonly<Record<string, string>>) =>
    Object.entries(angaben).map(([name, wert]) => `${JSON.stringify(name)} = ${JSON.stringify(wert)}`)
  const orte = Object.entries(werte).map(([muster, parameter]) => {
    const imPfad = Object.entries(parameter).map(([name, wert]) => [`path.${name}`, wert])
    const feste = zeilen(Object.fromEntries(imPfad)).join(', ')
    return `[[operations]]\ninclude-path-regex = ${JSON.stringify(muster)}\nparameters = { ${feste} }`
  })
  const pruefungen = OHNE_PRUEFUNGEN.map((name) => `${name}.enabled = false`)
  return ['[headers]', ...zeilen(headers), '[checks]', ...pruefungen, ...orte, ZWEI_AUFRUFE].join('\n')
}

const pruefen = async (werkzeug: Werkzeug, url: string, lauf: Lauf, seed: string): Promise<boolean> => {
  ueberschrift(lauf.titel)
  const { headers, rufen } = await angemeldet(url, lauf.wer)
  const datei = join(VORRAT, 'schemathesis.toml')
  writeFileSync(datei, einstellungen(headers, lauf), { mode: 0o600 })
  const gut = await werkzeug(
    'st',
    '--config-file',
    datei,
    'run',
    `${url}/api-docs/json`,
    ...lauf.auswahl,
    '--phases',
    'examples,coverage,fuzzing',
    '--max-examples',
    String(JE_AUFRUF),
    '--warnings',
    'off',
    '--no-color',
    '--seed',
    seed,
  )
  // A refusal is as described too: without a sign-in there would be nothing to find.
  if ((await rufen(nutzerStatusLesen)).status !== 401) return gut
  console.log('Die Anmeldung hat nicht bis zum Ende gegolten: Der Lauf dauert hier zu lange.')
  return false
}

const alles = async (werkzeug: Werkzeug, seed: string): Promise<boolean> => {
  const portal = await portalStarten({ env: { DEMO: '1' } })
  try {
    const beschreibung = join(VORRAT, 'openapi.json')
    writeFileSync(beschreibung, await (await fetch(`${portal.url}/api-docs/json`)).text())
    ueberschrift('Beschreibung')
    let gut = await werkzeug('openapi-spec-validator', beschreibung)
    for (const lauf of await laeufe(portal.url))
      gut = (await pruefen(werkzeug, portal.url, lauf, seed)) && gut
    return gut
  } finally {
    await portal.entfernen()
  }
}

const [seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2)
mkdirSync(VORRAT, { recursive: true })
try {
  const gelungen = await alles(werkzeugHolen(VORRAT), seed)
  console.log(
    gelungen ? '\nNichts gefunden.' : `\nNoch einmal dasselbe: npm run test:schnittstelle -- ${seed}`,
  )
  process.exitCode = gelungen ? 0 : 1
} catch (fehler) {
  if (!(fehler instanceof Fehlt)) throw fehler
  console.log(`\nNicht geprüft: ${fehler.message}`)
}
