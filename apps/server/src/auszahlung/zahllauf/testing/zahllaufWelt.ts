import { randomUUID } from 'node:crypto'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import * as contract from '@foerderportal/contract/auszahlung/zahllauf/routes'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { einreichungFesthalten } from '../../../platform/einreichung/einreichungFesthalten.ts'
import { als } from '../../../platform/testing/portalBasis.ts'
import type { Services } from '../../../platform/services.ts'
import { startTestApp, type TestApp } from '../../../platform/testing/testApp.ts'
import type { Caller } from '../../../platform/testing/tokens/testTokens.ts'
import { DEMO_UNTERNEHMEN } from '../../../unternehmen/public.ts'
import { registerAuszahlung } from '../../routes.ts'

export const HOF = DEMO_UNTERNEHMEN.hofLindenau
export const FREMDER_HOF = DEMO_UNTERNEHMEN.hofAltmoor
const LENA = als('lena.lindenau').sub

export const SABINE: Caller = {
  sub: als('sabine.sachbearbeitung').sub,
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
}
export const FRANK: Caller = {
  sub: als('frank.freigabe').sub,
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'],
}
export const RITA: Caller = { sub: als('rita.revision').sub, rollen: ['SACHBEARBEITUNG_LESEN'] }
/** May prepare and release: what counts is the person. */
export const BEIDES: Caller = {
  sub: 'sub-beides',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN', 'SACHBEARBEITUNG_FREIGEBEN'],
}

/** The demo world, with room for requests. It is handed in: no slice knows the whole of it. */
export const startZahllaufWelt = async (
  demoWelt: (services: Services) => Promise<void>,
): Promise<TestApp> => {
  const t = await startTestApp(registerAuszahlung)
  await demoWelt(t.services)
  await sql`update bewilligung set max_auszahlungen = 5000`.execute(t.ownerDb)
  return t
}

/** Says who signed in just now, by the clock of the test. */
export const frisch = (t: TestApp, wer: Caller = FRANK): Caller => ({
  ...wer,
  authTime: Math.floor(t.clock.now().getTime() / 1000),
})

type Bewilligung = { readonly cent?: number; readonly stunden?: number; readonly unternehmen?: string }

/** A payout of a company's first item as its use cases leave it, approved `stunden` ago; answers its guid. */
export const bewilligen = async (
  t: TestApp,
  { cent = 10_000, stunden = 48, unternehmen = HOF }: Bewilligung = {},
): Promise<string> => {
  const guid = randomUUID()
  const jetzt = t.clock.now()
  const am = new Date(jetzt.getTime() - stunden * 3_600_000)
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version,
        formular, angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter,
        version, eingereicht_version, vorbereitet_von, freigegeben_von)
      select ${guid}, geschaeft_guid, unternehmen_guid, 'BEWILLIGT', ${am}, 1, '{}', ${am}, ${LENA}, 'Lena Lindenau',
        ${am}, ${LENA}, 'Lena Lindenau', 1, 1, 'sabine', 'frank' from bewilligter_gegenstand
      where nr = 1 and unternehmen_guid = ${unternehmen} limit 1`.execute(tx)
    await einreichungFesthalten(tx, {
      dokument: { guid, version: 1, unternehmen_guid: unternehmen },
      nummer: { kuerzel: 'AZ', folge: 'auszahlung_eingang_nr' },
      eingegangenAm: am,
      sub: LENA,
      inhalt: { guid },
    })
    await sql`insert into rechnung (unternehmen_guid, schluessel, betrag_cent)
      values (${unternehmen}, ${guid}, ${cent * 10})`.execute(tx)
    await sql`insert into auszahlung_position (auszahlung_guid, nr, geschaeft_guid, status, gegenstand_guid,
        unternehmen_guid, beantragt_cent, bewilligt_cent, nachweis_guid, foerderfaehig_cent, rechnung_schluessel,
        rechnung_cent)
      select ${guid}, 1, geschaeft_guid, 'BEWILLIGT', guid, unternehmen_guid, ${cent}, ${cent}, ${randomUUID()},
        ${cent * 5}, ${guid}, ${cent * 10}
      from bewilligter_gegenstand where nr = 1 and unternehmen_guid = ${unternehmen} limit 1`.execute(tx)
  })
  return guid
}

/** The company's data change: another snapshot, and, where its accounts do, a change to sight. */
export const unternehmenAendernIn = async (tx: Tx, jetzt: Date, iban?: string): Promise<string> => {
  const guid = randomUUID()
  const value =
    iban === undefined
      ? sql`value`
      : sql`jsonb_set(value, '{kontoInformationen,0,iban}', ${JSON.stringify(iban)}::jsonb)`
  await sql`insert into unternehmen_snapshot (guid, unternehmen_guid, class_version, value, erstellt_am, erstellt_von)
    select ${guid}, guid, class_version, ${value}, ${jetzt}, ${LENA} from unternehmen where guid = ${HOF}`.execute(
    tx,
  )
  if (iban !== undefined)
    await sql`insert into bankdaten_aenderung (nachher_guid, vorher_guid, unternehmen_guid, geaendert_am, geaendert_von,
        ohne_erneute_anmeldung)
      select ${guid}, snapshot_guid, guid, ${jetzt}, ${LENA}, false from unternehmen where guid = ${HOF}`.execute(
      tx,
    )
  await sql`update unternehmen set snapshot_guid = ${guid}, value = ${value} where guid = ${HOF}`.execute(tx)
  return guid
}

/** The same, in a transaction of its own. */
export const unternehmenAendern = (t: TestApp, iban?: string): Promise<string> =>
  t.ownerDb.transaction().execute((tx) => unternehmenAendernIn(tx, t.clock.now(), iban))

export const sichten = async (t: TestApp, aenderung: string, sub: string): Promise<void> => {
  await sql`insert into bankdaten_gesehen (nachher_guid, geaendert_von, gesehen_am, gesehen_von, gesehen_von_name)
    values (${aenderung}, ${LENA}, ${t.clock.now()}, ${sub}, 'Wer auch immer')`.execute(t.ownerDb)
}

const an = (guid: string, als: Caller = SABINE) => ({ als, params: { guid } })

/** The calls of a run, as a person of the bank makes them. */
export const zahllaufAufrufe = (t: TestApp) => {
  return {
    liste: (als: Caller = SABINE, query = {}) => t.call(contract.zahllaeufeLesen, { als, query }),
    anlegen: (als: Caller = SABINE) =>
      t.call(contract.zahllaufAnlegen, { als, body: { programm: 'AnkNabo' } }),
    lesen: (guid: string, als?: Caller) => t.call(contract.zahllaufLesen, an(guid, als)),
    ausnehmen: (guid: string, posten: number[], als?: Caller) =>
      t.call(contract.postenAusnehmen, { ...an(guid, als), body: { posten, grund: 'Rückfrage offen' } }),
    vorlegen: (guid: string, als?: Caller) => t.call(contract.zahllaufVorlegen, an(guid, als)),
    zurueckgeben: (guid: string, als: Caller = FRANK) =>
      t.call(contract.zahllaufZurueckgeben, { ...an(guid, als), body: { grund: 'Posten 1 fehlt etwas' } }),
    freigeben: (lauf: Zahllauf, als: Caller = frisch(t), anders: object = {}) =>
      t.call(contract.zahllaufFreigeben, {
        ...an(lauf.guid, als),
        body: {
          inhaltSha256: lauf.inhaltSha256,
          bestaetigt: lauf.posten.filter(({ status }) => status === 'OFFEN').map(({ nr }) => nr),
          kontoBestaetigt: true,
          ...anders,
        },
      }),
    verwerfen: (guid: string, als?: Caller) =>
      t.call(contract.zahllaufVerwerfen, { ...an(guid, als), body: { grund: 'Doppelt angelegt' } }),
    herunterladen: (guid: string, als?: Caller) => t.call(contract.zahllaufHerunterladen, an(guid, als)),
    eingereicht: (guid: string, als?: Caller) =>
      t.call(contract.einreichungVermerken, { ...an(guid, als), body: { referenz: 'EBICS B0012' } }),
    verfallVorlegen: (guid: string, als?: Caller) =>
      t.call(contract.zahllaufVerfallVorlegen, {
        ...an(guid, als),
        body: { grund: 'Das Bankprogramm war gestört' },
      }),
    verfallZurueckgeben: (lauf: Zahllauf, als: Caller = FRANK) =>
      t.call(contract.zahllaufVerfallZurueckgeben, {
        ...an(lauf.guid, als),
        body: { verfall: lauf.verfall?.guid, grund: 'Fragen Sie erst die Bank' },
      }),
    verfallen: (lauf: Zahllauf, als: Caller = FRANK) =>
      t.call(contract.zahllaufVerfallen, { ...an(lauf.guid, als), body: { verfall: lauf.verfall?.guid } }),
    ergebnis: (guid: string, body: object, als?: Caller) =>
      t.call(contract.ergebnisVermerken, { ...an(guid, als), body }),
  }
}
