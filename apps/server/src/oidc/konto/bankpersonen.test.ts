import type { Rolle } from '@foerderportal/contract/shared/permissions'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORT } from '../demo.ts'
import { browser } from '../testing/browser.ts'
import { eigenesKonto } from '../testing/konten.ts'
import {
  anmeldenAls,
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from '../testing/oidcTest.ts'
import { einrichtenAbschliessen, istCodeSeite, schluesselAus } from '../testing/zweiterFaktorTest.ts'
import { kontoLaden } from './konto.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

/** Somebody who never agreed to the terms, with exactly these roles. */
const jemand = async (...rollen: Rolle[]) => {
  const konto = await eigenesKonto(t, ['TERMS_AND_CONDITIONS'])
  await sql`update konto set rollen = ${rollen}::text[], erforderliche_aktionen = '{}' where id = ${konto.id}`.execute(
    t.db,
  )
  return konto
}
const noetig = async (...rollen: Rolle[]) =>
  (await kontoLaden(t.db, (await jemand(...rollen)).id))?.erforderlicheAktionen

const BANK: Rolle[] = ['DATADIRECTORY_LESEN', 'SACHBEARBEITUNG_LESEN']

test('[S1-11] who works for the bank alone signs in without the terms for customers', async () => {
  const { name } = await jemand(...BANK, 'SACHBEARBEITUNG_SCHREIBEN')
  const { access_token } = await anmeldenAls(t, browser(), name)
  expect(decodeJwt(access_token)).toMatchObject({ amr: ['pwd'] })
  expect(decodeJwt(access_token)['terms_accepted_at']).toBeUndefined()
})

test.each<[string, Rolle[], string[]]>([
  ['a customer', ['DATADIRECTORY_LESEN', 'NUTZERSERVICE_BASIS'], ['TERMS_AND_CONDITIONS']],
  ['a customer who works for the bank', [...BANK, 'NUTZERSERVICE_BASIS'], ['TERMS_AND_CONDITIONS']],
  ['the bank’s people', [...BANK, 'SACHBEARBEITUNG_SCHREIBEN', 'SACHBEARBEITUNG_REVISION'], []],
  ['who releases', [...BANK, 'SACHBEARBEITUNG_FREIGEBEN'], ['CONFIGURE_TOTP']],
  ['who maintains programmes', [...BANK, 'SACHBEARBEITUNG_PROGRAMME'], ['CONFIGURE_TOTP']],
  ['who leads', [...BANK, 'SACHBEARBEITUNG_LEITUNG'], ['CONFIGURE_TOTP']],
])('[S1-11] what %s has to do at the sign-in', async (_, rollen, erwartet) => {
  expect(await noetig(...rollen)).toEqual(erwartet)
})

test('[S1-11] who releases sets up a second factor at his first sign-in, and the token says so from then on', async () => {
  const { id, name } = await jemand(...BANK, 'SACHBEARBEITUNG_FREIGEBEN')
  const b = browser()
  const { verifier, challenge } = pkce()
  const login = await b.oeffnen(authUrl(t, challenge))
  const seite = await b.absenden(login, { username: name, password: DEMO_PASSWORT })
  expect(schluesselAus(seite)).not.toBe('')
  expect(seite.text).not.toContain('/abbrechen')
  const { ende } = await einrichtenAbschliessen(t, b, seite)
  const { body } = await einloesen(t, codeAus(ende.ort), verifier)
  expect(decodeJwt(body.access_token)).toMatchObject({ sub: id, amr: ['pwd', 'otp'] })
  const [vorher, nachher] = [body, (await auffrischen(t, body.refresh_token)).body].map((tokens) =>
    decodeJwt(tokens.access_token),
  )
  expect([nachher?.['amr'], nachher?.['auth_time']]).toEqual([['pwd', 'otp'], vorher?.['auth_time']])
  expect((await kontoLaden(t.db, id))?.erforderlicheAktionen).toEqual([])
  // At the next sign-in its code is asked for, as of everybody who has one.
  const neu = browser()
  const wieder = await neu.oeffnen(authUrl(t, pkce().challenge))
  expect(istCodeSeite(await neu.absenden(wieder, { username: name, password: DEMO_PASSWORT }))).toBe(true)
})

test('[S1-11] people of the demo world sign in with the password alone', async () => {
  for (const name of ['frank.freigabe', 'petra.programme', 'ludwig.leitung', 'rita.revision']) {
    const { access_token } = await anmeldenAls(t, browser(), name)
    expect(decodeJwt(access_token)).toMatchObject({ preferred_username: name, amr: ['pwd'] })
  }
})
