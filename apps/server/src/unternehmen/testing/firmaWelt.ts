import { randomUUID } from 'node:crypto'
import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import {
  einladungenLesen,
  mitgliedEntfernen,
  nutzerEinladen,
  unternehmensNutzerLesen,
  zeichnungsberechtigungAendern,
} from '@foerderportal/contract/unternehmen/nutzer/routes'
import type {
  MitgliedEntfernen,
  ZeichnungsberechtigungEingabe,
} from '@foerderportal/contract/unternehmen/nutzer/schema'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { registerNutzer } from '../../nutzer/routes.ts'
import { jemand, landwirtin } from '../../nutzer/testing/beispiele.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { mitgliedschaftEinfuegen } from '../kern/repository.ts'
import { registerUnternehmen } from '../routes.ts'
import { hof } from './beispiele.ts'

export type Person = Caller & { readonly email: string }

const person = async (t: TestApp, vorname: string): Promise<Person> => {
  const als = { ...jemand(), email: `${vorname.toLowerCase()}.${randomUUID()}@hof.example` }
  const { status, text } = await t.call(nutzerAnlegen, { als, body: { ...landwirtin, vorname } })
  if (status !== 200) throw new Error(text)
  return als
}

type Rechte = { readonly istAdmin?: boolean; readonly zeichnungsberechtigung?: boolean }

/** A company of its own with its first admin and what its people do there. */
const firmaAnlegen = async (t: TestApp) => {
  const { db } = t.services
  const chefin = await person(t, 'Ada')
  const { status, text } = await t.call(unternehmenAnlegen, { als: chefin, body: hof() })
  if (status !== 200) throw new Error(text)
  const { rows } = await sql<{ guid: string }>`
    select unternehmen_guid as guid from mitgliedschaft where nutzer_sub = ${chefin.sub}`.execute(db)
  const companyId = rows[0]?.guid ?? ''
  const params = { companyId }
  const mitglied = async (vorname: string, rechte: Rechte = {}): Promise<Person> => {
    const neu = await person(t, vorname)
    await db.transaction().execute((tx) =>
      mitgliedschaftEinfuegen(tx, {
        unternehmenGuid: companyId,
        sub: neu.sub,
        istAdmin: false,
        zeichnungsberechtigung: false,
        seit: '2025-03-01',
        ...rechte,
      }),
    )
    return neu
  }
  const lesen = (als: Caller = chefin) => t.call(unternehmensNutzerLesen, { als, params })
  const info = async (wer: Caller) =>
    (await lesen()).body.nutzerInfos.find(({ subjectId }) => subjectId === wer.sub)
  return {
    companyId,
    chefin,
    mitglied,
    lesen,
    info,
    /** Changes the signing authority of a member as it stands now, unless told another state. */
    zeichnen: async (
      wer: Caller,
      ja: boolean,
      anders: Partial<ZeichnungsberechtigungEingabe> = {},
      als = chefin,
    ) => {
      const guid = (await info(wer))?.nutzerZuUnternehmenSnapshot.guid
      const body = { guid, subjectId: wer.sub, zeichnungsberechtigung: ja, ...anders }
      return t.call(zeichnungsberechtigungAendern, { als, params, body })
    },
    entfernen: async (wer: Caller, anders: Partial<MitgliedEntfernen> = {}, als = chefin) => {
      const guid = (await info(wer))?.nutzerZuUnternehmenSnapshot.guid ?? randomUUID()
      return t.call(mitgliedEntfernen, { als, params, body: { guid, subjectId: wer.sub, ...anders } })
    },
    einladen: (email: string, als: Caller = chefin) =>
      t.call(nutzerEinladen, { als, query: { companyId, email } }),
    offene: (als: Caller = chefin) => t.call(einladungenLesen, { als, query: { companyId } }),
    protokoll: async () => {
      const { rows: zeilen } = await sql<{ handlung: string; objekt: string; sub: string; angaben: unknown }>`
        select handlung, objekt_guid as objekt, nutzer_sub as sub, angaben from audit_log
        where unternehmen_guid = ${companyId} and handlung <> 'unternehmenAnlegen' order by nr`.execute(
        t.ownerDb,
      )
      return zeilen
    },
  }
}

/** Users and companies on a database of their own. */
export const startFirmaWelt = async () => {
  const t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
  })
  return {
    t,
    person: (vorname: string) => person(t, vorname),
    firma: () => firmaAnlegen(t),
    briefe: async (an: string) => {
      const { rows } = await sql<{ betreff: string; text: string }>`
        select betreff, text from postausgang where an = ${an}`.execute(t.ownerDb)
      return rows
    },
  }
}

export type FirmaWelt = Awaited<ReturnType<typeof startFirmaWelt>>
