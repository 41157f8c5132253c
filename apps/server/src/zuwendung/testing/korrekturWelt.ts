import { tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import type { NachforderungEingabe } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import * as bank from '@foerderportal/contract/zuwendung/bank/routes'
import { gegenstandStelle, mitWert } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { LENA, anlegen, einreichen, vollstaendig, type Person } from './testWelt.ts'

export const SABINE: Caller = {
  sub: 'sub-sabine',
  vorname: 'Sabine',
  nachname: 'Sachbearbeitung',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
}

/** The day in Berlin in so many days, 'YYYY-MM-DD'. */
export const inTagen = (t: TestApp, tage: number) => tageSpaeter(tagInBerlin(t.clock.now()), tage)

export const pruefen = (t: TestApp, guid: string, wer: Caller = SABINE) =>
  t.call(bank.pruefungBeginnen, { als: wer, params: { guid } })

export const fordern = (
  t: TestApp,
  guid: string,
  eingabe: Partial<NachforderungEingabe> = {},
  wer: Caller = SABINE,
) =>
  t.call(bank.nachfordern, {
    als: wer,
    params: { guid },
    body: { grund: 'Bitte ergänzen.', frist: inTagen(t, 14), felder: [], dokumente: [], ...eingabe },
  })

export const loeschen = (t: TestApp, guid: string, wer: Person = LENA) =>
  t.call(contract.antragLoeschen, { als: wer, params: { guid } })

/** An application of Hof Lindenau that the bank checks. */
export const inPruefung = async (t: TestApp): Promise<AntragFormular> => {
  const formular = await vollstaendig(t, await anlegen(t))
  const gesendet = await einreichen(t, formular)
  const geprueft = await pruefen(t, formular.guid)
  if (gesendet.status !== 200 || geprueft.status !== 200) throw new Error(gesendet.text + geprueft.text)
  return gesendet.body.formular
}

/** One that the bank gave back, asking for these paths. */
export const nachgefordert = async (t: TestApp, ...pfade: string[]): Promise<AntragFormular> => {
  const formular = await inPruefung(t)
  const felder = pfade.map((pfad) => ({ pfad, grund: `Zu ${pfad}` }))
  const r = await fordern(t, formular.guid, { felder })
  if (r.status !== 200) throw new Error(r.text)
  return formular
}

/** The place of a field of the first item. */
export const amGegenstand = (formular: AntragFormular, feld: string) =>
  gegenstandStelle(gegenstaendeIn(formular.foerdergegenstandSeiten)[0]?.id, feld)

/** The form with other answers at some places. */
export const mit = (formular: AntragFormular, werte: Readonly<Record<string, unknown>>): AntragFormular =>
  Object.entries(werte).reduce((f, [stelle, wert]) => mitWert(f, stelle, wert), formular)

export const statusSetzen = (t: TestApp, guid: string, status: string) =>
  sql`update geschaeft set status = ${status} where guid = (select geschaeft_guid from antrag where guid = ${guid})`.execute(
    t.ownerDb,
  )
