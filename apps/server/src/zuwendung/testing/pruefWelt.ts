import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type {
  PruefpunktAntwort,
  VermerkEingabe,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { SABINE, fordern, inPruefung, mit, pruefen } from './korrekturWelt.ts'
import { einreichen, lesen } from './testWelt.ts'

/** A second person of the bank who checks. */
export const THOMAS: Caller = { ...SABINE, sub: 'sub-thomas', vorname: 'Thomas', nachname: 'Kern' }

/** A case that the bank checks, with the form that was sent. */
export type Testfall = { readonly geschaeft: string; readonly formular: AntragFormular }

export const fallInPruefung = async (t: TestApp): Promise<Testfall> => {
  const formular = await inPruefung(t)
  const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from antrag
    where guid = ${formular.guid}`.execute(t.ownerDb)
  return { geschaeft: rows[0]?.guid ?? '', formular }
}

export const stand = (t: TestApp, { geschaeft }: Testfall, als: Caller = SABINE) =>
  t.call(vertrag.pruefpunkteLesen, { als, params: { guid: geschaeft } })

export const punkt = async (t: TestApp, fall: Testfall, code: string): Promise<PruefpunktAntwort> => {
  const { body } = await stand(t, fall)
  const gemeint = body.punkte.find((p) => p.code === code)
  if (gemeint === undefined) throw new Error(`no point ${code}`)
  return gemeint
}

type Wer = { readonly als?: Caller; readonly ifMatch?: number }

export const vermerken = (
  t: TestApp,
  { geschaeft }: Testfall,
  code: string,
  angaben: Partial<VermerkEingabe> = {},
  { als = SABINE, ...version }: Wer = {},
) =>
  t.call(vertrag.vermerkSchreiben, {
    als,
    params: { guid: geschaeft },
    body: { punkt: code, ergebnis: 'ERFUELLT', text: '', belege: [], ...angaben },
    ...version,
  })

export const streichen = (t: TestApp, { geschaeft }: Testfall, code: string, vermerk = 1, wer: Wer = {}) =>
  t.call(vertrag.vermerkStreichen, {
    als: wer.als ?? SABINE,
    params: { guid: geschaeft },
    body: { punkt: code, vermerk, grund: 'Verwechselt.' },
    ...(wer.ifMatch === undefined ? {} : { ifMatch: wer.ifMatch }),
  })

/** The company corrects some places that the bank asked for, sends them, and the bank checks again. */
export const korrigiert = async (
  t: TestApp,
  { formular }: Testfall,
  werte: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const felder = Object.keys(werte).map((pfad) => ({ pfad, grund: 'Bitte prüfen.' }))
  const gefordert = await fordern(t, formular.guid, { felder })
  const { body } = await lesen(t, formular.guid)
  const gesendet = await einreichen(t, mit(body.formular, werte))
  const geprueft = await pruefen(t, formular.guid)
  for (const { status, text } of [gefordert, gesendet, geprueft]) if (status !== 200) throw new Error(text)
}
