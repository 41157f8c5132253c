import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Maschine } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { ANGABEN } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { mitBeispielen } from '@foerderportal/contract/zuwendung/testing/beispiele'
import { KONTEXT } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { sql } from 'kysely'
import { demoNutzer, type DemoKonten } from '../../nutzer/public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { dateiHochladen } from '../../platform/files/dateiHochladen.ts'
import { PROBEN } from '../../platform/files/proben.test-daten.ts'
import { registerDateien } from '../../platform/files/routes.ts'
import { startTestApp, type Register, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN, demoUnternehmen } from '../../unternehmen/public.ts'
import { DEMO_IBK, DEMO_RUNDE_OFFEN, demoEinladen, demoRundenAnlegen } from '../demo/runden.ts'
import { registerZuwendung } from '../routes.ts'

export const HOF = DEMO_UNTERNEHMEN.hofLindenau
export const FREMDER_HOF = DEMO_UNTERNEHMEN.hofAltmoor
export const EINLADUNG = 'e0000000-0000-4000-8000-000000000001'
export const FREMDE_EINLADUNG = 'e0000000-0000-4000-8000-000000000002'
export const UDOS_EINLADUNG = 'e0000000-0000-4000-8000-000000000003'

export const KONTEN: DemoKonten = {
  'lena.lindenau': 'sub-lena',
  'max.mehrfach': 'sub-max',
  'paul.partner': 'sub-paul',
  'ohne.unternehmen': 'sub-ohne',
  'eva.eingeladen': 'sub-eva',
  'udo.unidentifiziert': 'sub-udo',
  'gisela.genobank': 'sub-gisela',
  'stefan.startup': 'sub-stefan',
  'nora.nurlesen': 'sub-nora',
  'keine.rechte': 'sub-keine',
}
const als = (name: keyof DemoKonten) => ({ sub: KONTEN[name], vorname: 'Test', nachname: name })
export const LENA = als('lena.lindenau')
export const PAUL = als('paul.partner')
export const NORA = als('nora.nurlesen')
export const MAX = als('max.mehrfach')
export const UDO = als('udo.unidentifiziert')
export const GISELA = als('gisela.genobank')

/** The rounds of declarations that the demo rounds name; slice interessenbekundung makes them in the real demo world. */
export const ibkRunden = (tx: Tx) =>
  sql`insert into ibk_meta (guid, programm, produktgruppe, bezeichnung, von, bis, budget_cent, einladung_tage,
      macht_aeltere_ungueltig)
    select unnest(${Object.values(DEMO_IBK)}::uuid[]), 'AnkNabo', 'standard', 'Runde', now() - interval '90 days', now(),
      1000000000, 30, false
    on conflict do nothing`.execute(tx)

/**
 * The slice on a database of its own, with the people and farms of the demo world and three invitations. `zuvor` mounts
 * what else a test needs.
 */
export const startWelt = async (
  env: Record<string, string> = {},
  zuvor: Register = () => undefined,
): Promise<TestApp> => {
  const t = await startTestApp(async (app, services) => {
    await zuvor(app, services)
    registerDateien(app, services)
    registerZuwendung(app, services)
  }, env)
  await t.services.db.transaction().execute(async (tx) => {
    await demoNutzer(tx, KONTEN, t.clock.now())
    await demoUnternehmen(tx, KONTEN, t.clock.now())
    await ibkRunden(tx)
    await demoRundenAnlegen(tx, t.clock, 'sub-petra')
    const einladen = (guid: string, unternehmenGuid: string) =>
      demoEinladen(tx, t.clock, { rundeGuid: DEMO_RUNDE_OFFEN, unternehmenGuid, guid })
    await einladen(EINLADUNG, HOF)
    await einladen(FREMDE_EINLADUNG, FREMDER_HOF)
    await einladen(UDOS_EINLADUNG, DEMO_UNTERNEHMEN.hofUnbekannt)
  })
  return t
}

/** Room for one more application, however many the tests before have started. */
export const platzSchaffen = (t: TestApp) =>
  sql`update antrag_einladung set max_anzahl_geschaefte = 1000`.execute(t.ownerDb)

/** The company's invitation stands open until then: the first moment that no longer counts. */
export const fristSetzen = (t: TestApp, bis: Date) =>
  sql`update antrag_einladung set von = '2026-01-01', bis = ${bis} where guid = ${EINLADUNG}`.execute(
    t.ownerDb,
  )

export type Person = typeof LENA

export const anlegen = async (
  t: TestApp,
  wer: Person = LENA,
  metaGuid = EINLADUNG,
  unternehmenGuid = HOF,
) => {
  const r = await t.call(contract.antragAnlegen, { als: wer, params: { metaGuid, unternehmenGuid } })
  if (r.status !== 200) throw new Error(`create answered ${r.status}: ${r.text}`)
  return r.body.formular
}

const PDF = PROBEN.pdf

export const hochladen = async (
  t: TestApp,
  wer: Person = LENA,
  fileName = 'Angebot.pdf',
): Promise<DateiAngabe> =>
  dateiHochladen(t.services, {
    sub: wer.sub,
    fileName,
    source: Readable.from([PDF]),
    contentLength: PDF.length,
  })

const inEinemJahr = (t: TestApp) => tagNach(t.clock.now(), 365)

export const maschine = (t: TestApp, angaben: Partial<Maschine> = {}): Maschine => ({
  id: randomUUID(),
  type: 'Maschine',
  anbieter: 'Landtechnik Nord',
  hersteller: 'Beispiel & Söhne',
  typBezeichnung: 'MP 300',
  beschreibung: null,
  anzahl: 2,
  anschaffungskostenNettoEinzeln: 10_000.99,
  anschaffungsZeitpunkt: inEinemJahr(t),
  dokumentAngebot: [],
  dokumentHerstellerBestaetigung: [],
  ...angaben,
})

/** A form of Hof Lindenau GbR that can be sent. */
export const vollstaendig = async (t: TestApp, formular: AntragFormular): Promise<AntragFormular> => {
  const datei = async () => [await hochladen(t)]
  const voll: AntragFormular = {
    ...formular,
    fertig: false,
    alleineZeichnungsberechtigt: true,
    produktgruppenDaten: ANGABEN,
    foerdergegenstandSeiten: [
      {
        kategorie: 'B.1',
        foerdergegenstandKlasse: 'mulchpflanzmaschine',
        foerdergegenstaende: [
          maschine(t, { dokumentAngebot: await datei(), dokumentHerstellerBestaetigung: await datei() }),
        ],
      },
    ],
    dokumente: {
      type: 'AnkNabo',
      selbsterklaerungVergaberechtlicheVorgaben: await datei(),
      beitragsBescheideSvlfg: await datei(),
      gesellschaftsvertrag: await datei(),
    },
  }
  return mitBeispielen({ formular: voll, kontext: KONTEXT })
}

export const speichern = (t: TestApp, body: unknown, o: { wer?: Person; ifMatch?: number } = {}) =>
  t.call(contract.antragSpeichern, {
    als: o.wer ?? LENA,
    body,
    ...(o.ifMatch === undefined ? {} : { ifMatch: o.ifMatch }),
  })

export const einreichen = (
  t: TestApp,
  formular: AntragFormular,
  o: { wer?: Person; ifMatch?: number } = {},
) =>
  t.call(contract.antragEinreichen, {
    als: o.wer ?? LENA,
    params: { guid: formular.guid },
    body: { ...formular, fertig: true },
    ...(o.ifMatch === undefined ? {} : { ifMatch: o.ifMatch }),
  })

export const lesen = (t: TestApp, guid: string, wer: Person = LENA) =>
  t.call(contract.antragLesen, { als: wer, params: { guid } })
