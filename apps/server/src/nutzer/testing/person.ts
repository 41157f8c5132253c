import { randomUUID } from 'node:crypto'
import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { sql } from 'kysely'
import type { Caller, TestApp } from '../../platform/testing/testApp.ts'
import { landwirtin } from './beispiele.ts'

export type Person = Caller & { readonly username: string; readonly email: string }

/** An account with a confirmed address, and the user who registered with it. */
export const personAnlegen = async (t: TestApp, daten: NutzerEingabe = landwirtin): Promise<Person> => {
  const sub = randomUUID()
  const username = `w-${sub.slice(0, 8)}`
  const wer = { sub, username, email: `${username}@hof.example` }
  await sql`insert into konto (id, benutzername, email, email_bestaetigt, vorname, nachname, passwort_hash)
    values (${sub}, ${username}, ${wer.email}, true, 'W', 'P', '')`.execute(t.ownerDb)
  const { status, text } = await t.call(nutzerAnlegen, { als: wer, body: daten })
  if (status !== 200) throw new Error(text)
  return wer
}
