import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { FoerdergegenstandSeite } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { zuwendungenBerechnen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { einreichungFesthalten } from '../../platform/einreichung/einreichungFesthalten.ts'
import { dateiAblegen } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { unternehmenLaden, type UnternehmenStand } from '../../unternehmen/public.ts'
import { geschaeftAnlegen } from '../antrag/antragAnlegen.ts'
import { ANTRAG_BELEG } from '../beleg/antragBeleg.ts'
import { standSchreiben } from '../kern/antragDokument.ts'
import { NUMMERNKREIS } from '../kern/einreichungen.ts'
import { neuesFormular, type Antragsteller } from '../kern/neuesFormular.ts'
import { eintragSperren, type Eintrag } from '../kern/repository.ts'
import { DEMO_RUNDE_OFFEN, DEMO_RUNDE_VERGANGEN, demoEinladen } from './runden.ts'
import { demoUnterlage } from './unterlage.ts'

/** Fixed, so that tests and links can name them. */
const DEMO_ANTRAG_ENTWURF = 'd0000000-0000-4000-8000-000000000651'
const DEMO_ANTRAG_BEWILLIGT = 'd0000000-0000-4000-8000-000000000652'
const DEMO_EINLADUNG_OFFEN = 'd0000000-0000-4000-8000-000000000621'

/** An approved case of the past round: its invitation and its application. */
type Kennung = { readonly einladung: string; readonly antrag: string }
const LENAS: Kennung = {
  einladung: 'd0000000-0000-4000-8000-000000000622',
  antrag: DEMO_ANTRAG_BEWILLIGT,
}
/** Of Maschinenring Süd GmbH, for payout requests in every state. */
const RING: Kennung = {
  einladung: 'd0000000-0000-4000-8000-000000000638',
  antrag: 'd0000000-0000-4000-8000-000000000658',
}

const QUOTEN = { mulchpflanzmaschine: 40, bodenberatung: 50 }
const OBERGRENZEN = { jeGegenstand: 200_000, jeAntrag: 500_000 }

type Hof = {
  readonly unternehmenGuid: string
  readonly stand: UnternehmenStand
  readonly nutzer: Antragsteller
}

const groesse = {
  haupttaetigkeit: 'Ackerbau und Grünland',
  finanzamt: 'Flensburg',
  anzahlMitarbeiter: 3.5,
  umsatz: 480_000,
  bilanzsumme: 900_000,
  muBestaetigt: true,
  kuBestaetigt: true,
  kmuBestaetigt: true,
}

/** A draft as somebody leaves it in the evening: half of it is there. */
const entwurf = (hof: Hof): AntragFormular => {
  const leer = neuesFormular('AnkNabo', hof.stand, hof.nutzer)
  return {
    ...leer,
    guid: DEMO_ANTRAG_ENTWURF,
    alleineZeichnungsberechtigt: true,
    produktgruppenDaten: { ...leer.produktgruppenDaten, ...groesse },
  }
}

const kostenplan = (kaufAm: string, datei: DateiAngabe[]): FoerdergegenstandSeite[] => [
  {
    kategorie: 'B.1',
    foerdergegenstandKlasse: 'mulchpflanzmaschine',
    foerdergegenstaende: [
      {
        id: 'd0000000-0000-4000-8000-000000000661',
        type: 'Maschine',
        anbieter: 'Landtechnik Nord',
        hersteller: 'Beispielwerk',
        typBezeichnung: 'MP 300',
        anzahl: 1,
        anschaffungskostenNettoEinzeln: 42_000,
        anschaffungsZeitpunkt: kaufAm,
        dokumentAngebot: datei,
        dokumentHerstellerBestaetigung: datei,
      },
    ],
  },
  {
    kategorie: 'B.4',
    foerdergegenstandKlasse: 'bodenberatung',
    foerdergegenstaende: [
      {
        id: 'd0000000-0000-4000-8000-000000000662',
        type: 'Beratungsdienstleistung',
        bezeichnung: 'Einsatz von Mulch auf leichten Böden',
        kosten: 2_400,
      },
    ],
  },
]

const bewilligter = (hof: Hof, guid: string, eingang: Date, datei: DateiAngabe[]): AntragFormular => {
  const kaufAm = tagNach(eingang, 200)
  const seiten = zuwendungenBerechnen(kostenplan(kaufAm, datei), QUOTEN, OBERGRENZEN)
  const leer = entwurf(hof)
  return {
    ...leer,
    guid,
    fertig: true,
    produktgruppenDaten: {
      ...leer.produktgruppenDaten,
      type: 'AnkNabo',
      darlehen: 20_000,
      eigenmittel: 6_400,
    },
    foerdergegenstandSeiten: seiten,
    dokumente: {
      type: 'AnkNabo',
      selbsterklaerungVergaberechtlicheVorgaben: datei,
      beitragsBescheideSvlfg: datei,
      gesellschaftsvertrag: datei,
    },
  }
}

const eintragAus = async (
  tx: Tx,
  hof: Hof,
  rundeGuid: string,
  guid: string,
  services: Services,
): Promise<Eintrag> => {
  await demoEinladen(tx, services.clock, { rundeGuid, unternehmenGuid: hof.unternehmenGuid, guid })
  const eintrag = await eintragSperren(tx, guid, hof.unternehmenGuid)
  if (eintrag === undefined) throw new Error(`demo round ${rundeGuid} has no invitation`)
  return eintrag
}

const anlegen = async (
  tx: Tx,
  hof: Hof,
  eintrag: Eintrag,
  formular: AntragFormular,
  jetzt: Date,
): Promise<void> => {
  const { unternehmenGuid, nutzer } = hof
  await geschaeftAnlegen(tx, { eintrag, formular, unternehmenGuid, sub: nutzer.sub, jetzt, demo: true })
  const angelegt = {
    guid: formular.guid,
    unternehmen_guid: unternehmenGuid,
    formular,
    version: 1,
    geaendert_am: jetzt,
  }
  const clock = { now: () => jetzt }
  await standSchreiben({ clock }, tx, angelegt, { formular, sub: nutzer.sub, handlung: 'antragSpeichern' })
}

/** Filed within the past round, approved a while ago; its receipt is made by the same job as everybody's, without a mail. */
const bewilligtAnlegen = async (
  services: Services,
  tx: Tx,
  hof: Hof,
  { einladung, antrag }: Kennung,
): Promise<void> => {
  const eintrag = await eintragAus(tx, hof, DEMO_RUNDE_VERGANGEN, einladung, services)
  const eingang = new Date(services.clock.now().getTime() - 250 * TAG_MS)
  const { unternehmenGuid } = hof
  // In the transaction from the first word: a start with a single connection must not wait for a second one.
  const ablegen = await dateiAblegen(
    { ...services, db: tx },
    {
      name: 'Demo-Unterlage.pdf',
      mimeType: 'application/pdf',
      inhalt: demoUnterlage('Nachweis'),
      unternehmenGuid,
    },
  )
  const { sha256: _sha256, ...angabe } = await ablegen(tx)
  const formular = bewilligter(hof, antrag, eingang, [angabe])
  await anlegen(tx, hof, eintrag, formular, eingang)
  await einreichungFesthalten(tx, {
    dokument: { guid: formular.guid, version: 2, unternehmen_guid: unternehmenGuid },
    nummer: NUMMERNKREIS.AnkNabo,
    eingegangenAm: eingang,
    sub: hof.nutzer.sub,
    inhalt: formular,
    beleg: { aufgabe: ANTRAG_BELEG, mail: false },
  })
  const bewilligtAm = new Date(eingang.getTime() + 60 * TAG_MS)
  await sql`update geschaeft set status = 'BEWILLIGT', status_seit = ${bewilligtAm}
    where guid = (select geschaeft_guid from antrag where guid = ${formular.guid})`.execute(tx)
}

const entwurfAnlegen = async (services: Services, tx: Tx, hof: Hof): Promise<void> => {
  const eintrag = await eintragAus(tx, hof, DEMO_RUNDE_OFFEN, DEMO_EINLADUNG_OFFEN, services)
  await anlegen(tx, hof, eintrag, entwurf(hof), services.clock.now())
}

/**
 * Lena's cases, a draft in the open round and an approved case of the past one, and an approved case of Maschinenring
 * Süd GmbH. Once: where Lena's invitation to the past round is, they have been made, and what was done since stays.
 */
export const demoAntraege = async (
  services: Services,
  tx: Tx,
  { lena, ring }: { readonly lena: Omit<Hof, 'stand'>; readonly ring: Omit<Hof, 'stand'> },
): Promise<void> => {
  const { rows } = await sql`select 1 from antrag_einladung where guid = ${LENAS.einladung}`.execute(tx)
  if (rows.length > 0) return
  const ihrStand = await unternehmenLaden(tx, lena.unternehmenGuid)
  const seinStand = await unternehmenLaden(tx, ring.unternehmenGuid)
  if (ihrStand === undefined || seinStand === undefined) return
  const hof = { ...lena, stand: ihrStand }
  await bewilligtAnlegen(services, tx, hof, LENAS)
  await entwurfAnlegen(services, tx, hof)
  await bewilligtAnlegen(services, tx, { ...ring, stand: seinStand }, RING)
}

const bewilligterFall = async (tx: Tx, { antrag }: Kennung) => {
  const { rows } = await sql<{ geschaeft_guid: string; formular: AntragFormular; bewilligt_am: Date }>`
    select g.guid as geschaeft_guid, a.formular, g.status_seit as bewilligt_am
    from antrag a join geschaeft g on g.guid = a.geschaeft_guid
    where a.guid = ${antrag} and g.status = 'BEWILLIGT'`.execute(tx)
  return rows[0] && { ...rows[0], quoten: QUOTEN }
}

/** Lena's approved case, for what follows from an approval; undefined where it was withdrawn or never made. */
export const demoBewilligter = (tx: Tx) => bewilligterFall(tx, LENAS)

/** The same of Maschinenring Süd GmbH. */
export const demoRingBewilligter = (tx: Tx) => bewilligterFall(tx, RING)
