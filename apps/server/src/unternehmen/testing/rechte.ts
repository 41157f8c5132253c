import { randomUUID } from 'node:crypto'
import { einwilligungLesen } from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { sql } from 'kysely'
import { personAnlegen } from '../../nutzer/testing/person.ts'
import type { Aenderung } from '../../platform/testing/anfragen.ts'
import {
  BANK,
  OHNE_FALL,
  VERWEIGERT,
  type RechteAnfrage,
  type Rechteteil,
} from '../../platform/testing/rechteteile.ts'
import { einladen } from '../../platform/testing/rechteWelt.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { hof } from './beispiele.ts'

const KEIN_NUTZER = '404 Kein Nutzer'
const NEIN = '412 Benutzer nicht oder Unternehmen vorhanden'

const einer = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('there is no such row')
  return row
}

/** The text that can be agreed to now; callers who may not read it name any. */
const geltendeFassung = async (t: TestApp, als: Caller, companyId: string): Promise<string> => {
  const antwort = await t.call(einwilligungLesen, { als, params: { companyId } })
  return antwort.status === 200 ? antwort.body.text.fassung : 'unbekannt'
}

const firma: RechteAnfrage = (_, { firma: { companyId } }) => ({ params: { companyId } })

const unternehmenAendern: RechteAnfrage = async (t, { firma: { companyId } }) => {
  const { rows } = await sql<{ guid: string; value: object }>`
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

/** Somebody new each time: the next caller removes him no more. */
const mitgliedEntfernen: RechteAnfrage = async (t, { firma: { companyId } }) => {
  const { sub } = await personAnlegen(t)
  const { rows } = await sql<{ guid: string }>`
    insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
    values (${companyId}, ${sub}, false, false, '2025-03-01') returning snapshot_guid as guid`.execute(
    t.ownerDb,
  )
  return { params: { companyId }, body: { guid: einer(rows).guid, subjectId: sub } }
}

const einladung =
  (an: 'selbst' | 'anderer', mehr: Aenderung = {}): RechteAnfrage =>
  async (t, { als, firma: von }) => {
    const email = an === 'selbst' ? als.email : `${randomUUID()}@hof.example`
    return { params: { einladungId: await einladen(t, von, email) }, ...mehr }
  }
const bestaetigen = { query: { bestaetigen: 'true' } }

export const rechte: Rechteteil = {
  kunden: {
    '[R6-02] [S11-01]': [
      // S1-05: nobody here has said that he acts for several companies.
      [
        'unternehmenAnlegen',
        [401, 403, NEIN, 200, NEIN, NEIN, NEIN, NEIN, NEIN, NEIN],
        () => ({ body: hof() }),
      ],
    ],
    '[R6-02] [S11-01] [S1-02] [S1-03]': [
      ['unternehmenLesen', [401, 403, 403, 403, 200, 200, 200, 403, 200, 200], firma],
      ['unternehmenAendern', [401, 403, 403, 403, 403, 403, 200, 403, 403, 200], unternehmenAendern],
      // The admins of these companies may sign too: they founded them.
      ['einwilligungLesen', [401, 403, 403, 403, 200, 200, 200, 403, 200, 200], firma],
      [
        'einwilligungAendern',
        [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
        async (t, { als, firma: { companyId } }) => ({
          params: { companyId },
          body: { erteilt: true, fassung: await geltendeFassung(t, als, companyId) },
        }),
      ],
      // Who may see users somewhere sees those of his other companies too; changing them is for their admins.
      ['unternehmensNutzerLesen', [401, 403, 403, 403, 403, 200, 200, 403, 403, 200], firma],
      [
        'zeichnungsberechtigungAendern',
        [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
        zeichnungsberechtigungAendern,
      ],
      ['mitgliedEntfernen', [401, 403, 403, 403, 403, 403, 200, 403, 403, 200], mitgliedEntfernen],
      [
        'nutzerEinladen',
        [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
        (_, { firma: { companyId } }) => ({ query: { companyId, email: `${randomUUID()}@hof.example` } }),
      ],
      [
        'einladungZurueckziehen',
        [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
        async (t, { firma: von }) => {
          const einladungId = await einladen(t, von, `${randomUUID()}@hof.example`)
          return { params: { companyId: von.companyId, einladungId } }
        },
      ],
      [
        'einladungenLesen',
        [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
        (_, { firma: { companyId } }) => ({ query: { companyId } }),
      ],
    ],
    '[R6-02] [S11-01] [S1-02]': [
      ['einladungLesen: eigene', [401, 403, 200, 200, 200, 200, 200, 200, 200, 200], einladung('selbst')],
      ['einladungLesen: fremde', [401, 403, 404, 404, 404, 404, 404, 404, 404, 404], einladung('anderer')],
      [
        'einladungBeantworten: eigene',
        [401, 403, KEIN_NUTZER, 200, 200, 200, 200, 200, 200, 200],
        einladung('selbst', bestaetigen),
      ],
      [
        'einladungBeantworten: fremde',
        [401, 403, KEIN_NUTZER, 404, 404, 404, 404, 404, 404, 404],
        einladung('anderer', bestaetigen),
      ],
    ],
  },
  bank: {
    bankUnternehmenLesen: BANK.lesen,
    bankdatenAenderungenLesen: BANK.lesen,
    bankdatenAenderungSichten: BANK.pruefen,
    offeneBankdatenLesen: BANK.lesen,
    verwaltungAendern: BANK.pruefen,
  },
  befangen: {
    bankUnternehmenLesen: OHNE_FALL,
    bankdatenAenderungenLesen: OHNE_FALL,
    bankdatenAenderungSichten: OHNE_FALL,
    offeneBankdatenLesen: OHNE_FALL,
    verwaltungAendern: OHNE_FALL,
  },
  befangenAmUnternehmen: {
    bankUnternehmenLesen: VERWEIGERT,
    bankdatenAenderungenLesen: VERWEIGERT,
    bankdatenAenderungSichten: VERWEIGERT,
    offeneBankdatenLesen: [],
    verwaltungAendern: VERWEIGERT,
  },
}
