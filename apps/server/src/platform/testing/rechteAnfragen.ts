import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { unterschriebeneMeldung, vorgangBeginnen } from '../../identifizierung/testing/meldung.ts'
import { bankerin, landwirtin } from '../../nutzer/testing/beispiele.ts'
import { personAnlegen, zweiterFaktor } from '../../nutzer/testing/person.ts'
import { hof } from '../../unternehmen/testing/beispiele.ts'
import type { Aenderung } from './anfragen.ts'

import { einladen, type Spalte } from './rechteWelt.ts'
import type { TestApp } from './testApp.ts'

/** The request of a call as this caller would send it, good but for what he may: only rights can refuse it. */
export type RechteAnfrage = (t: TestApp, spalte: Spalte) => Aenderung | Promise<Aenderung>

type Stand<T> = { readonly guid: string; readonly value: T }
const einer = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('there is no such row')
  return row
}

const nutzerAendern: RechteAnfrage = async (t, { als }) => {
  const { rows } = await sql<Stand<{ type: string }>>`
    select guid, value from nutzer where sub = ${als.sub}`.execute(t.ownerDb)
  const [stand] = rows
  const body = stand?.value.type === 'GpNutzer' ? bankerin : landwirtin
  return { query: { guid: stand?.guid ?? randomUUID() }, body: { ...body, telefon: '0461 77777' } }
}

const unternehmenAendern: RechteAnfrage = async (t, { firma: { companyId } }) => {
  const { rows } = await sql<Stand<object>>`
    select snapshot_guid as guid, value from unternehmen where guid = ${companyId}`.execute(t.ownerDb)
  const { guid, value } = einer(rows)
  const query = { benachrichtigungNachDurchfuehrung: 'true', guid }
  return { params: { companyId }, query, body: { ...value, name: 'Anders' } }
}

const zeichnungsberechtigungAendern: RechteAnfrage = async (t, { firma: { companyId, kollege } }) => {
  const { rows } = await sql<{ guid: string }>`select snapshot_guid as guid from mitgliedschaft
    where unternehmen_guid = ${companyId} and nutzer_sub = ${kollege.sub}`.execute(t.ownerDb)
  const body = { guid: einer(rows).guid, subjectId: kollege.sub, zeichnungsberechtigung: true }
  return { params: { companyId }, body }
}

const einladung =
  (an: 'selbst' | 'anderer', mehr: Aenderung = {}): RechteAnfrage =>
  async (t, { als, firma }) => {
    const email = an === 'selbst' ? als.email : `${randomUUID()}@hof.example`
    return { params: { einladungId: await einladen(t, firma, email) }, ...mehr }
  }

const bestaetigen = { query: { bestaetigen: 'true' } }

/** A message about somebody of whom the caller knows nothing: who calls does not matter, its signature does. */
const rueckmeldung =
  ({ unterschrieben }: { unterschrieben: boolean }): RechteAnfrage =>
  async (t) => {
    const vorgang = await vorgangBeginnen(t, (await personAnlegen(t)).sub)
    const { meldung: body, unterschrift } = unterschriebeneMeldung(t, { vorgang })
    const headers = unterschrieben ? unterschrift : { ...unterschrift, 'ident-signatur': 'sha256=00' }
    return { params: { identConfigKey: 'demo' }, body, headers }
  }

const nichts: RechteAnfrage = () => ({})
const firma: RechteAnfrage = (_, { firma: { companyId } }) => ({ params: { companyId } })
const demo: RechteAnfrage = () => ({ params: { identConfigKey: 'demo' } })

/** By the name of the call; behind a colon what is particular of the request. */
export const RECHTE_ANFRAGEN = {
  nutzerServiceBaseUrl: nichts,
  nutzerLesen: nichts,
  nutzerAendern,
  nutzerAnlegen: () => ({ body: landwirtin }),
  nutzerStatusLesen: nichts,
  identifizierungLesen: nichts,
  entwurfSchluesselLesen: nichts,
  loginDatenAendern: (_, { als }) => ({ query: { username: `${als.username}-neu`, email: als.email } }),
  otpListeLesen: nichts,
  'otpLoeschen: eigener': async (t, { als }) => ({ params: { otpId: await zweiterFaktor(t, als.sub) } }),
  'otpLoeschen: fremder': async (t) => ({
    params: { otpId: await zweiterFaktor(t, (await personAnlegen(t)).sub) },
  }),
  unternehmenAnlegen: () => ({ body: hof() }),
  unternehmenLesen: firma,
  unternehmenAendern,
  unternehmensNutzerLesen: firma,
  zeichnungsberechtigungAendern,
  nutzerEinladen: (_, { firma: { companyId } }) => ({
    query: { companyId, email: `${randomUUID()}@hof.example` },
  }),
  einladungenLesen: (_, { firma: { companyId } }) => ({ query: { companyId } }),
  'einladungLesen: eigene': einladung('selbst'),
  'einladungLesen: fremde': einladung('anderer'),
  'einladungBeantworten: eigene': einladung('selbst', bestaetigen),
  'einladungBeantworten: fremde': einladung('anderer', bestaetigen),
  'identRueckmelden: unterschrieben': rueckmeldung({ unterschrieben: true }),
  'identRueckmelden: falsch unterschrieben': rueckmeldung({ unterschrieben: false }),
  identBefindenLesen: demo,
  identProbeMelden: () => ({
    params: { identConfigKey: 'demo' },
    body: '{}',
    headers: { 'content-type': 'application/json' },
  }),
  barriereMelden: () => ({ body: { kennung: randomUUID(), barriere: 'Der Kalender schließt nicht.' } }),
} satisfies Record<string, RechteAnfrage>
