import { randomUUID } from 'node:crypto'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { bankdatenAenderungenLesen } from '@foerderportal/contract/unternehmen/sachbearbeitung/routes'
import { unternehmenAendern, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { mitzeichnungAnfordern } from '@foerderportal/contract/zuwendung/mitzeichnung/routes'
import {
  antragAnlegen,
  antragSpeichern,
  antragUebersichtLesen,
} from '@foerderportal/contract/zuwendung/routes'
import { sql } from 'kysely'
import { registerPortal } from '../../app.ts'
import { demoWelt } from '../../demo/welt.ts'
import { DEMO_SUB, type DemoBenutzer } from '../../oidc/demo.ts'
import { unterschriebeneMeldung, vorgangBeginnen } from '../../identifizierung/testing/meldung.ts'
import { registerOidc } from '../../oidc/registerOidc.ts'
import { openSessionRegistry } from '../../oidc/sitzung/sessionRegistry.ts'
import { einladungEinfuegen } from '../../unternehmen/einladungen.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { PROBEN } from '../files/proben.test-daten.ts'
import { openSecrets } from '../secrets/secrets.ts'
import { startTestApp, type Caller, type TestApp } from './testApp.ts'
import { recordMounted } from './vertrag.ts'

/** A user of the demo world, with all roles of a customer. */
export const als = (name: DemoBenutzer) => ({
  sub: DEMO_SUB[name],
  username: name,
  email: `${name}@demo.example`,
})
export const LENA = als('lena.lindenau')
const MAX = als('max.mehrfach')

/** What a person of a company has there; a second one of these is what the first must not reach. */
export type Habe = {
  readonly unternehmenGuid: string
  /** Of the company's data as they stand. */
  readonly snapshotGuid: string
  readonly metaGuid: string
  readonly formular: AntragFormular
  readonly datei: { readonly uuid: string; readonly dateiname: string }
}

const hochladen = async (t: TestApp, wer: Caller) => {
  const { body } = await t.call(dateiHochladen, {
    als: wer,
    query: { fileName: 'Nachweis.pdf' },
    body: PROBEN.pdf,
    headers: { 'content-type': 'application/octet-stream' },
  })
  return { uuid: body.uuid, dateiname: body.dateiname }
}

const habe = async (t: TestApp, wer: Caller, unternehmenGuid: string): Promise<Habe> => {
  const { body } = await t.call(antragUebersichtLesen, { als: wer, params: { unternehmenGuid } })
  const jetzt = t.clock.now().toISOString()
  const offen = body.find((e) => e.erfassungsZeitraum !== null && e.erfassungsZeitraum.bis > jetzt)
  if (offen === undefined) throw new Error(`${unternehmenGuid} is invited to no open round`)
  const metaGuid = offen.guid
  const antrag = await t.call(antragAnlegen, { als: wer, params: { metaGuid, unternehmenGuid } })
  const firma = await t.call(unternehmenLesen, { als: wer, params: { companyId: unternehmenGuid } })
  return {
    unternehmenGuid,
    snapshotGuid: firma.body.guid,
    metaGuid,
    formular: antrag.body.formular,
    datei: await hochladen(t, wer),
  }
}

/** Of Hof Altmoor KG to this address; answers its guid. */
const einladen = async ({ services }: TestApp, email: string): Promise<string> => {
  const guid = randomUUID()
  const { db, clock } = services
  const einladung = {
    guid,
    unternehmenGuid: DEMO_UNTERNEHMEN.hofAltmoor,
    email,
    von: MAX.sub,
    am: clock.now(),
  }
  await db.transaction().execute((tx) => einladungEinfuegen(tx, einladung))
  return guid
}

/** A second factor of this account; answers its id. Its secret is none: nobody signs in with it. */
export const zweiterFaktor = async ({ ownerDb, clock }: TestApp, sub: string): Promise<string> => {
  const id = randomUUID()
  await sql`insert into zweiter_faktor (id, konto_id, name, geheimnis, letzter_schritt, angelegt_am, benutzt_am)
    values (${id}, ${sub}, 'Telefon', ${Buffer.from('keines')}, 0, ${clock.now()}, ${clock.now()})`.execute(
    ownerDb,
  )
  return id
}

/** What names the relation of a person to Hof Lindenau GbR. */
const beziehung = async ({ ownerDb }: TestApp, name: DemoBenutzer) => {
  const { sub } = als(name)
  const { rows } = await sql<{ guid: string }>`select snapshot_guid as guid from mitgliedschaft
    where nutzer_sub = ${sub} and unternehmen_guid = ${DEMO_UNTERNEHMEN.hofLindenau}`.execute(ownerDb)
  return { subjectId: sub, guid: rows[0]?.guid ?? '' }
}

/** Max changes the account of Hof Altmoor KG; nobody of the provider has looked at it. */
const bankdatenGeaendert = async (t: TestApp) => {
  const guid = DEMO_UNTERNEHMEN.hofAltmoor
  const params = { companyId: guid }
  const { body } = await t.call(unternehmenLesen, { als: MAX, params })
  if (body.value.type !== 'LandwirtschaftlichesUnternehmen') throw new Error('no farm')
  const [konto] = body.value.kontoInformationen
  const geaendert = await t.call(unternehmenAendern, {
    als: MAX,
    params,
    query: { benachrichtigungNachDurchfuehrung: 'false', guid: body.guid },
    body: { ...body.value, kontoInformationen: [{ ...konto, iban: 'DE02 1203 0000 0000 2020 51' }] },
  })
  if (geaendert.status !== 200) throw new Error(geaendert.text)
  const bank = { ...als('sabine.sachbearbeitung'), rollen: ['SACHBEARBEITUNG_LESEN'] }
  const [aenderung] = (await t.call(bankdatenAenderungenLesen, { als: bank, params: { guid } })).body
  if (aenderung === undefined) throw new Error('the account did not change')
  return { guid, aenderungId: aenderung.id }
}

/** A document of the demo world's approved application. */
const eingereichteDatei = async ({ ownerDb }: TestApp) => {
  const { rows } = await sql<{ guid: string; dateiGuid: string }>`select dokument_guid as guid,
    gesendet::jsonb #>> '{dokumente,gesellschaftsvertrag,0,uuid}' as "dateiGuid" from einreichung
    where dokument_guid in (select guid from antrag) limit 1`.execute(ownerDb)
  return { guid: rows[0]?.guid ?? '', dateiGuid: rows[0]?.dateiGuid ?? '' }
}

/** An application of Lena's farm as the bank has it, in the status that a call needs. */
const beiDerBank = async (t: TestApp, status: string): Promise<string> => {
  const { formular } = await habe(t, LENA, DEMO_UNTERNEHMEN.hofLindenau)
  await sql`insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version,
      eingegangen_am, eingereicht_von, gesendet, sha256)
    select 'ANK-' || guid, guid, unternehmen_guid, version, version, now(), ${LENA.sub}, formular::text, ''
    from antrag where guid = ${formular.guid}`.execute(t.ownerDb)
  await sql`update geschaeft set status = ${status} where guid =
    (select geschaeft_guid from antrag where guid = ${formular.guid})`.execute(t.ownerDb)
  return formular.guid
}

/**
 * A complete application of Hof Lindenau GbR that Paul is asked to sign: what the farm was granted in the demo world, as
 * a new draft of Lena's.
 */
const zurUnterschrift = async (t: TestApp) => {
  const { formular } = await habe(t, LENA, DEMO_UNTERNEHMEN.hofLindenau)
  const { rows } = await sql<{ gesendet: AntragFormular }>`select gesendet::jsonb as gesendet from einreichung
    where dokument_guid in (select guid from antrag) and unternehmen_guid = ${DEMO_UNTERNEHMEN.hofLindenau} order by eingegangen_am limit 1`.execute(
    t.ownerDb,
  )
  const [vorlage] = rows
  if (vorlage === undefined) throw new Error('the demo world has no submission')
  const inEinemJahr = tagNach(t.clock.now(), 365)
  const body = {
    ...vorlage.gesendet,
    guid: formular.guid,
    fertig: false,
    alleineZeichnungsberechtigt: false,
    zeichnungsberechtigter: { subjectId: als('paul.partner').sub, vorname: 'Paul', nachname: 'Partner' },
    foerdergegenstandSeiten: vorlage.gesendet.foerdergegenstandSeiten?.map((seite) => ({
      ...seite,
      foerdergegenstaende: seite.foerdergegenstaende?.map((g) =>
        g.type === 'Maschine' ? { ...g, anschaffungsZeitpunkt: inEinemJahr } : g,
      ),
    })),
  }
  const gespeichert = await t.call(antragSpeichern, { als: LENA, body })
  if (gespeichert.status !== 200) throw new Error(gespeichert.text)
  const params = { guid: formular.guid }
  const subjectId = als('paul.partner').sub
  const gebeten = await t.call(mitzeichnungAnfordern, { als: LENA, params, body: { subjectId } })
  const { mitzeichnung } = gebeten.body
  if (!mitzeichnung?.sha256) throw new Error(gebeten.text)
  return { params, anfrage: mitzeichnung.guid, sha256: mitzeichnung.sha256 }
}

/** As above, and asked so long ago that he may be reminded. */
const zumErinnern = async (t: TestApp) => {
  const antrag = await zurUnterschrift(t)
  await sql`update mitzeichnung set angefragt_am = angefragt_am - interval '2 days' where guid = ${antrag.anfrage}`.execute(
    t.ownerDb,
  )
  return antrag
}

/** The whole portal as startPortal.ts puts it together: identity provider, calls, demo world. */
const starten = () =>
  startTestApp(async (app, services) => {
    const { db, config, clock, log, notifications } = services
    const sessions = openSessionRegistry(services)
    const secrets = await openSecrets(db, config)
    await registerOidc(app, { db, config, secrets, sessions, notifications, clock, log })
    registerPortal(app, services)
    await demoWelt(services)
  })

/**
 * The whole portal with the demo world, everything that was mounted on it, and one application and one file each of
 * Lena (Hof Lindenau GbR) and of Max (Hof Altmoor KG), who have nothing in common.
 */
export const startPortalWelt = async () => {
  const { result: t, mounted } = await recordMounted(starten)
  await sql`update antrag_einladung set max_anzahl_geschaefte = 1000`.execute(t.ownerDb)
  const bankdaten = await bankdatenGeaendert(t)
  return {
    t,
    mounted,
    eigen: await habe(t, LENA, DEMO_UNTERNEHMEN.hofLindenau),
    fremd: await habe(t, MAX, DEMO_UNTERNEHMEN.hofAltmoor),
    /** Eva's invitations beside the one of the demo world: one to answer, and somebody else's. */
    einladungen: {
      zuBeantworten: await einladen(t, als('eva.eingeladen').email),
      fremde: await einladen(t, 'jemand.anders@hof.example'),
    },
    /** Nora, whom Lena may make a signer. */
    kollege: await beziehung(t, 'nora.nurlesen'),
    /** Paul, whom the provider may make an admin. */
    partner: await beziehung(t, 'paul.partner'),
    bankdaten,
    /** Applications that wait for Paul's signature: one for each thing that can be done. */
    mitzeichnung: {
      unterschreiben: await zurUnterschrift(t),
      ablehnen: await zurUnterschrift(t),
      erinnern: await zumErinnern(t),
    },
    eingereichteDatei: await eingereichteDatei(t),
    /** Applications by where the bank has them. */
    beiDerBank: {
      eingegangen: await beiDerBank(t, 'NEUANTRAG_ABGESENDET'),
      inPruefung: await beiDerBank(t, 'IN_PRUEFUNG'),
    },
    /** An attempt of Udo's, and the signed message that the service checks it. */
    identifizierung: unterschriebeneMeldung(t, {
      vorgang: await vorgangBeginnen(t, als('udo.unidentifiziert').sub),
    }),
    /** Second factors: Lena's and Max's. */
    zweiteFaktoren: {
      eigener: await zweiterFaktor(t, LENA.sub),
      fremder: await zweiterFaktor(t, MAX.sub),
    },
  }
}

export type PortalWelt = Awaited<ReturnType<typeof startPortalWelt>>
