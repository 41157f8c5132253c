import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GeheimnisError } from '../../platform/secrets/secrets.ts'
import { browser } from '../testing/browser.ts'
import {
  einrichten,
  einrichtenAbschliessen,
  geraeteVon,
  istDrin,
  schluesselAus,
  startFaktor,
  WER,
  type FaktorTest,
} from '../testing/zweiterFaktorTest.ts'
import { faktorSchluessel } from './schluessel.ts'
import { verschlosseneGeraete } from './verschlosseneGeraete.ts'

let t: FaktorTest['t']
let schritte: FaktorTest['schritte']
beforeAll(async () => {
  ;({ t, schritte } = await startFaktor())
})
afterAll(() => t.close())

const SEITE = new URL('../../../../../docs/betrieb/identitaet.md', import.meta.url)
/** What the guide tells the operator to do, as it stands there. */
const anleitung = (): string[] => {
  const [, abschnitt = ''] = readFileSync(SEITE, 'utf8').split('### Wenn der Hauptschlüssel verloren ist')
  const [bisZurNaechsten = ''] = abschnitt.split(/^## /m)
  return [...bisZurNaechsten.matchAll(/```sql\n([^`]+)```/g)].map(([, sql = '']) => sql)
}

const alsEigentuemer = async (anweisungen: string) => {
  const client = new pg.Client(t.database.ownerUrl)
  await client.connect()
  try {
    await client.query(anweisungen)
  } finally {
    await client.end()
  }
}

const NEU = { PORTAL_SCHLUESSEL: 'ein neuer Hauptschlüssel, ab heute' }

test('[P-08] the key is lost: after the guide everybody signs in, and sets a second factor up where he had one', async () => {
  await einrichten(t, WER)
  schritte.naechster()
  const ohne = await t.zweite(NEU).catch((error: unknown) => error)
  expect(ohne).toBeInstanceOf(GeheimnisError)
  expect(String(ohne)).toContain('„Wenn der Hauptschlüssel verloren ist“')

  const [nachsehen = '', entfernen = '', ...weitere] = anleitung()
  expect([weitere, nachsehen.includes('reihung-seed'), entfernen.includes('delete')]).toEqual([
    [],
    true,
    true,
  ])
  await alsEigentuemer(nachsehen)
  await alsEigentuemer(entfernen)

  const neu = await t.zweite(NEU)
  const { b, seite } = await schritte.passwortEingeben(browser(neu.ueber), { instanz: neu })
  expect([seite.status, schluesselAus(seite) !== '', istDrin(seite)]).toEqual([200, true, false])
  const { ende, app } = await einrichtenAbschliessen(t, b, seite)
  expect(istDrin(ende)).toBe(true)
  schritte.naechster()
  const wieder = await schritte.passwortEingeben(browser(neu.ueber), { instanz: neu })
  expect(istDrin(await wieder.b.absenden(wieder.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
  // Who had none notices nothing but the sign-in.
  const andere = await schritte.passwortEingeben(browser(neu.ueber), {
    username: 'max.mehrfach',
    instanz: neu,
  })
  expect(istDrin(andere.seite)).toBe(true)
})

test('[P-08] second factors that are sealed with another key are counted at the start', async () => {
  await einrichten(t, 'lena.lindenau').catch(() => undefined)
  const alle = (await geraeteVon(t, WER)).length + (await geraeteVon(t, 'lena.lindenau')).length
  expect(await verschlosseneGeraete(t.db, faktorSchluessel(Buffer.alloc(32, 1)))).toContain(
    `${alle} von ${alle} zweiten Faktoren lassen sich mit diesem Hauptschlüssel nicht öffnen`,
  )
})
