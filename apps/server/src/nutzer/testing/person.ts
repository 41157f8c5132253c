import { randomUUID } from 'node:crypto'
import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import type { Rolle } from '@foerderportal/contract/shared/permissions'
import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { landwirtin } from './beispiele.ts'

export type Person = Caller & { readonly username: string; readonly email: string }

/** S1-01: what a fresh account may do. */
const GRUNDROLLEN: Rolle[] = ['DATADIRECTORY_LESEN', 'NUTZERSERVICE_BASIS']

/** An account with a confirmed address. */
export const kontoAnlegen = async (t: TestApp): Promise<Person> => {
  const sub = randomUUID()
  const username = `w-${sub.slice(0, 8)}`
  const wer = { sub, username, email: `${username}@hof.example` }
  await sql`insert into konto (id, benutzername, email, email_bestaetigt, vorname, nachname, passwort_hash, rollen)
    values (${sub}, ${username}, ${wer.email}, true, 'W', 'P', '', ${GRUNDROLLEN})`.execute(t.ownerDb)
  return wer
}

/** An account with a confirmed address, and the user who registered with it. */
export const personAnlegen = async (t: TestApp, daten: NutzerEingabe = landwirtin): Promise<Person> => {
  const wer = await kontoAnlegen(t)
  const { status, text } = await t.call(nutzerAnlegen, { als: wer, body: daten })
  if (status !== 200) throw new Error(text)
  return wer
}

/** A second factor of this account; answers its id. Its secret is none: nobody signs in with it. */
export const zweiterFaktor = async ({ ownerDb, clock }: TestApp, sub: string): Promise<string> => {
  const id = randomUUID()
  await sql`insert into zweiter_faktor (id, konto_id, name, geheimnis, letzter_schritt, angelegt_am, benutzt_am)
    values (${id}, ${sub}, 'Telefon', ${Buffer.from('keines')}, 0, ${clock.now()}, ${clock.now()})`.execute(
    ownerDb,
  )
  return id
}
