import { randomUUID } from 'node:crypto'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { ROLLEN } from '@foerderportal/contract/shared/permissions'
import { einladungBeantworten, unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { bankerin, landwirtin } from '../../nutzer/testing/beispiele.ts'
import { kontoAnlegen, personAnlegen, type Person } from '../../nutzer/testing/person.ts'
import { einladungEinfuegen } from '../../unternehmen/kern/einladungen.ts'
import { hof } from '../../unternehmen/testing/beispiele.ts'
import type { TestApp } from './testApp.ts'
import type { Caller } from './tokens/testTokens.ts'

/** The kinds of callers of the rights matrix, in the order of its columns. */
export const AUFRUFER = [
  'ohneToken',
  'ohneRolle',
  'unregistriert',
  'ohneUnternehmen',
  'mitglied',
  'mitgliedUndAnderswoVerwalter',
  'verwalter',
  'anderswoVerwalter',
  'gpNutzer',
  'gpAdmin',
] as const
export type Aufrufer = (typeof AUFRUFER)[number]

/** A company, its admin, and a member whom nobody of the matrix is. */
export type Firma = { readonly companyId: string; readonly verwalter: Person; readonly kollege: Person }

/** Who asks, and the company that he names: the credit institution where he is of it, else the farm. */
export type Spalte = { readonly als: Person; readonly firma: Firma }
export type RechteWelt = Readonly<Record<Aufrufer, Spalte>>

const gelungen = <T extends { readonly status: number; readonly text: string }>(antwort: T): T => {
  if (antwort.status !== 200) throw new Error(antwort.text)
  return antwort
}

/** An invitation to this address in the place of any other; answers its guid. */
export const einladen = async (
  { services, ownerDb }: TestApp,
  firma: Firma,
  email: string,
): Promise<string> => {
  const { db, clock } = services
  await sql`delete from einladung where email = ${email} and beantwortet_am is null`.execute(ownerDb)
  const guid = randomUUID()
  const neu = { guid, unternehmenGuid: firma.companyId, email, von: firma.verwalter.sub, am: clock.now() }
  await db.transaction().execute((tx) => einladungEinfuegen(tx, neu))
  return guid
}

const beitreten = async (t: TestApp, firma: Firma, wer: Person): Promise<Person> => {
  const params = { einladungId: await einladen(t, firma, wer.email) }
  gelungen(await t.call(einladungBeantworten, { als: wer, params, query: { bestaetigen: 'true' } }))
  return wer
}

const gruenden = async (
  t: TestApp,
  verwalter: Person,
  body: object,
  daten: NutzerEingabe = landwirtin,
): Promise<Firma> => {
  gelungen(await t.call(unternehmenAnlegen, { als: verwalter, body }))
  const { unternehmenStatus } = gelungen(await t.call(nutzerStatusLesen, { als: verwalter })).body
  const firma = {
    companyId: unternehmenStatus[0]?.id ?? '',
    verwalter,
    kollege: await personAnlegen(t, daten),
  }
  await beitreten(t, firma, firma.kollege)
  return firma
}

/** The token says the roles that the portal has given to the account by now (S1-01). */
const mitEigenenRollen = async ({ services }: TestApp, wer: Person): Promise<Person> => ({
  ...wer,
  rollen: await services.identity.getRealmRoles(services.db, wer.sub),
})
const mitRollen = (wer: Person, rollen: NonNullable<Caller['rollen']>): Person => ({ ...wer, rollen })

/** People of all kinds who have nothing in common with those of another world; each registered, founded or joined by calls. */
export const rechteWelt = async (t: TestApp): Promise<RechteWelt> => {
  const farm = await gruenden(t, await personAnlegen(t), hof())
  const bank = await gruenden(
    t,
    await personAnlegen(t, bankerin),
    { type: 'Kreditinstitut', name: 'Bank' },
    bankerin,
  )
  const anderswo = async () => (await gruenden(t, await personAnlegen(t), hof())).verwalter
  const spalte = async (wer: Person, firma = farm) => ({ als: await mitEigenenRollen(t, wer), firma })
  return {
    ohneToken: { als: farm.verwalter, firma: farm },
    ohneRolle: { als: mitRollen(farm.verwalter, []), firma: farm },
    unregistriert: await spalte(await kontoAnlegen(t)),
    // Every role there is: membership alone decides.
    ohneUnternehmen: { als: mitRollen(await personAnlegen(t), ROLLEN), firma: farm },
    mitglied: await spalte(await beitreten(t, farm, await personAnlegen(t))),
    mitgliedUndAnderswoVerwalter: await spalte(await beitreten(t, farm, await anderswo())),
    verwalter: await spalte(farm.verwalter),
    anderswoVerwalter: await spalte(await anderswo()),
    gpNutzer: await spalte(await beitreten(t, bank, await personAnlegen(t, bankerin)), bank),
    gpAdmin: await spalte(bank.verwalter, bank),
  }
}
