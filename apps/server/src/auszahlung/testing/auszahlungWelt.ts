import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AuszahlungFormular, Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import * as antragsrouten from '@foerderportal/contract/auszahlung/antrag/routes'
import * as contract from '@foerderportal/contract/auszahlung/routes'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { sql } from 'kysely'
import { dateiHochladen } from '../../platform/files/dateiHochladen.ts'
import { PROBEN } from '../../platform/files/proben.test-daten.ts'
import * as basis from '../../platform/testing/portalBasis.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { registerAuszahlung } from '../routes.ts'

const als = (name: Parameters<typeof basis.als>[0]) => ({
  sub: basis.als(name).sub,
  vorname: 'Test',
  nachname: name,
})
export const LENA = als('lena.lindenau')
export const PAUL = als('paul.partner')
export const NORA = als('nora.nurlesen')
export const MAX = als('max.mehrfach')
export const HOF = DEMO_UNTERNEHMEN.hofLindenau
export type Person = typeof LENA

/** The demo world with Lena's approved case alone: 16,800.00 for a machine at 40 %, 1,200.00 for advice at 50 %. */
export type Welt = {
  readonly t: TestApp
  readonly geschaeft: string
  readonly maschine: string
  readonly beratung: string
  /** An invoice that Lena has uploaded. */
  readonly datei: DateiAngabe
}

/** A file that this person has uploaded and nothing names yet. */
export const hochladen = (
  t: TestApp,
  wer: Person,
  inhalt: Buffer | string = PROBEN.pdf,
  fileName = 'Rechnung.pdf',
): Promise<DateiAngabe> => {
  const bytes = Buffer.from(inhalt)
  return dateiHochladen(t.services, {
    sub: wer.sub,
    fileName,
    source: Readable.from([bytes]),
    contentLength: bytes.length,
  })
}

/** Takes all requests of the case away, also what was sent and its invoices. */
export const leeren = (t: TestApp): Promise<unknown> =>
  t.ownerDb.transaction().execute(async (tx) => {
    await sql`set local portal.wartung = 'demo'`.execute(tx)
    await sql`delete from mitteilung where bezug_guid in (select guid from auszahlung)`.execute(tx)
    await sql`delete from einreichung where dokument_guid in (select guid from auszahlung)`.execute(tx)
    await sql`delete from bescheid_abruf where bescheid_guid in
      (select guid from bescheid where auszahlung_guid is not null)`.execute(tx)
    await sql`delete from bekanntgabe where bescheid_guid in
      (select guid from bescheid where auszahlung_guid is not null)`.execute(tx)
    await sql`delete from bescheid where auszahlung_guid is not null`.execute(tx)
    await sql`delete from auszahlung`.execute(tx)
    return sql`delete from rechnung`.execute(tx)
  })

/** `demoWelt` is handed in: no slice knows the whole of it. `dazu`: routes of another slice. */
export const startAuszahlungWelt = async (
  demoWelt: (services: Services) => Promise<void>,
  dazu: typeof registerAuszahlung = () => undefined,
): Promise<Welt> => {
  const t = await startTestApp((app, services) => {
    registerAuszahlung(app, services)
    dazu(app, services)
  })
  await demoWelt(t.services)
  await leeren(t)
  const { rows } = await sql<{ guid: string; geschaeft_guid: string }>`select guid, geschaeft_guid
    from bewilligter_gegenstand where unternehmen_guid = ${HOF} order by nr`.execute(t.ownerDb)
  const [maschine, beratung] = rows
  return {
    t,
    geschaeft: maschine?.geschaeft_guid ?? '',
    maschine: maschine?.guid ?? '',
    beratung: beratung?.guid ?? '',
    datei: await hochladen(t, LENA),
  }
}

let laufend = 0
/** 23,800.00 with 3,800.00 tax for the machine: 8,000.00 at 40 %. Each has a number of its own. */
export const nachweis = (w: Welt, n: Partial<Verwendungsnachweis> = {}): Verwendungsnachweis => ({
  id: randomUUID(),
  foerdergegenstandId: w.maschine,
  rechnungen: [w.datei],
  rechnungsSteller: 'Landtechnik Nord GmbH',
  rechnungsNummer: `RE ${++laufend}`,
  rechnungsDatum: '2026-08-01',
  rechnungsBetrag: 23_800,
  umsatzsteuer: 3_800,
  wenigerGezahlt: false,
  nichtFoerderfaehigeKosten: 3_800,
  beantragteAuszahlung: 8_000,
  zahlungsDatum: '2026-08-20',
  zahlungsnachweise: [w.datei],
  sachbericht: 'Die Maschine läuft seit August.',
  ...n,
})

type Kopf = { readonly wer?: Person; readonly ifMatch?: number }
const kopf = ({ wer = LENA, ifMatch }: Kopf) => ({ als: wer, ...(ifMatch === undefined ? {} : { ifMatch }) })

export const anlegen = (w: Welt, query: object = {}, wer: Person = LENA) =>
  w.t.call(antragsrouten.auszahlungAnlegen, { als: wer, query: { geschaeftGuid: w.geschaeft, ...query } })

/** A new draft; throws where none is possible. */
export const entwurf = async (w: Welt, wer: Person = LENA): Promise<AuszahlungFormular> => {
  const r = await anlegen(w, {}, wer)
  if (r.status !== 200) throw new Error(`create answered ${r.status}: ${r.text}`)
  return r.body.formular
}

export const mitNachweisen = (
  formular: AuszahlungFormular,
  ...verwendungsnachweise: Verwendungsnachweis[]
): AuszahlungFormular => ({ ...formular, verwendungsnachweise })

export const lesen = (w: Welt, guid: string, wer: Person = LENA) =>
  w.t.call(antragsrouten.auszahlungLesen, { als: wer, params: { guid } })

export const speichern = (w: Welt, body: AuszahlungFormular, o: Kopf = {}) =>
  w.t.call(antragsrouten.auszahlungSpeichern, { ...kopf(o), params: { guid: body.guid }, body })

export const einreichen = (w: Welt, body: AuszahlungFormular, o: Kopf = {}) =>
  w.t.call(antragsrouten.auszahlungEinreichen, { ...kopf(o), params: { guid: body.guid }, body })

export const loeschen = (w: Welt, guid: string, o: Kopf = {}) =>
  w.t.call(antragsrouten.auszahlungLoeschen, { ...kopf(o), params: { guid } })

/** A draft with these proofs, sent. */
export const eingereicht = async (
  w: Welt,
  ...nachweise: Verwendungsnachweis[]
): Promise<AuszahlungFormular> => {
  const formular = mitNachweisen(await entwurf(w), ...nachweise)
  const r = await einreichen(w, formular)
  if (r.status !== 200) throw new Error(`submit answered ${r.status}: ${r.text}`)
  return r.body.formular
}

/** As if two people of the bank had decided: releases so much of each position, or rejects. */
export const entscheiden = async (
  w: Welt,
  guid: string,
  anteil: number | null,
  grund = 'Geprüft',
): Promise<void> => {
  await w.t.ownerDb.transaction().execute(async (tx) => {
    if (anteil !== null)
      await sql`update auszahlung_position set bewilligt_cent = floor(beantragt_cent * ${anteil}::numeric),
        kuerzung_grund = ${anteil < 1 ? grund : null} where auszahlung_guid = ${guid}`.execute(tx)
    await sql`update auszahlung set status = ${anteil === null ? 'ABGELEHNT' : 'BEWILLIGT'},
      vorbereitet_von = 'sabine', freigegeben_von = 'frank', entschieden_am = ${w.t.clock.now()},
      begruendung = ${grund} where guid = ${guid}`.execute(tx)
  })
}

export const uebersicht = async (w: Welt) => {
  const r = await w.t.call(contract.auszahlungUebersichtLesen, {
    als: LENA,
    params: { unternehmenGuid: HOF },
  })
  return r.body[0]
}

/** What is approved, held and claimed of every item, in cents, as the database counts it. */
export const kassenstand = async (w: Welt) =>
  (
    await sql<{ guid: string; bewilligt: number; gebunden: number; gehalten: number }>`select i.guid,
        i.bewilligt_cent as bewilligt, i.gebunden_cent as gebunden,
        (select coalesce(sum(p.gehalten_cent), 0)::bigint from auszahlung_position p where p.gegenstand_guid = i.guid)
          as gehalten
      from bewilligter_gegenstand i where i.geschaeft_guid = ${w.geschaeft} order by i.nr`.execute(
      w.t.ownerDb,
    )
  ).rows
