import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import './bauen.ts'
import { Fehlt } from './fehlt.ts'
import { KEYCLOAK_VERSION } from './keycloak/distribution.ts'
import { mitKeycloak, type Umgebung } from './keycloak/umgebung.ts'

/**
 * `npm run test:keycloak`: the contract of the identity ports and the login journeys against a real Keycloak, which it
 * fetches, starts and stops again. No part of `npm test`: it needs Java and Maven Central.
 * `npm run test:keycloak -- offen` leaves portal and Keycloak open until Ctrl+C; other words choose journeys.
 */
const WURZEL = resolve(import.meta.dirname, '..')
const modul = (pfad: string) => join(WURZEL, 'node_modules', pfad)

const ausfuehren = async (titel: string, argumente: string[], env: Umgebung['env']): Promise<boolean> => {
  console.log(`\n── ${titel} ${'─'.repeat(Math.max(2, 60 - titel.length))}`)
  const kind = spawn(process.execPath, argumente, {
    cwd: WURZEL,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = (await once(kind, 'close')) as [number | null] // as documented for the event
  return code === 0
}

const pruefen = async ({ env }: Umgebung, reisen: readonly string[]): Promise<boolean> => {
  const vertrag = await ausfuehren(
    'Vertrag der Anschlüsse',
    [modul('vitest/vitest.mjs'), 'run', 'apps/server/src/oidc/keycloak/live.test.ts'],
    env,
  )
  const wege = await ausfuehren(
    'Wege im Browser',
    // One portal for all of them, at which one journey publishes new terms of use.
    [
      modul('@playwright/test/cli.js'),
      'test',
      '--workers=1',
      ...(reisen.length > 0 ? reisen : ['e2e/anmeldung']),
    ],
    env,
  )
  return vertrag && wege
}

const offenHalten = async ({ keycloak, portal, env }: Umgebung): Promise<boolean> => {
  const zeilen = Object.entries(env).map(([name, wert]) => `${name}=${wert}`)
  console.log(`Portal ${portal.url}, Keycloak ${keycloak.url}. Ende mit Strg+C.\n${zeilen.join('\n')}`)
  return new Promise<never>(() => undefined)
}

const worte = process.argv.slice(2)
mkdirSync(join(WURZEL, 'berichte'), { recursive: true })
console.log(`Keycloak ${KEYCLOAK_VERSION} wird vorbereitet; der erste Start dauert einige Minuten.`)
try {
  const gelungen = await mitKeycloak((u) => (worte[0] === 'offen' ? offenHalten(u) : pruefen(u, worte)))
  process.exitCode = gelungen ? 0 : 1
} catch (fehler) {
  if (!(fehler instanceof Fehlt)) throw fehler
  console.error(`\nNicht geprüft: ${fehler.message}`)
  process.exitCode = 1
}
