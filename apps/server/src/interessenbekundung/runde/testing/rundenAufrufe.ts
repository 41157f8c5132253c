import type { Akt } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Aufrufteil, Beispiele, Katalogmittel, Zeile } from '../../../platform/testing/aufrufteile.ts'
import type { TestApp } from '../../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../../unternehmen/public.ts'
import { gelesen } from '../../staffel/testing/gelesen.ts'
import { zweiteVorlegen } from '../../staffel/testing/zweite.ts'
import { staffelVorbereiten } from '../../staffel/staffelVorbereiten.ts'
import { aktVorlegen } from '../akte/aktVorlegen.ts'
import { rundenaktZurueckgeben } from '../akte/rundenaktEntscheiden.ts'
import { demoPerson } from '../../demo/rundeTreiben.ts'
import type { Antwort } from '../rundeAnsehen.ts'
import { FRANK, PETRA, angaben, proberunde, zufallVon } from './rundenWelt.ts'

/** Not Sabine: she declares a conflict of interest on a company of the rounds in another good request. */
const BERTA = {
  sub: 'sub-berta-bei-runden',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
}
const GRUND = { grund: 'Die Lieferzeiten sind länger geworden.' }

const eine = async (t: TestApp, frage: ReturnType<typeof sql<{ wert: string }>>): Promise<string> => {
  const wert = (await frage.execute(t.ownerDb)).rows[0]?.wert
  if (wert === undefined) throw new Error('nothing to ask a call about')
  return wert
}

const runden = async ({ services }: TestApp) => {
  const betriebe = [
    DEMO_UNTERNEHMEN.hofLindenau,
    DEMO_UNTERNEHMEN.hofAltmoor,
    DEMO_UNTERNEHMEN.lohnbetriebNord,
  ]
  const gereiht = { abTagen: -60, betriebe, anders: { budgetInEuro: 15_000 } }
  return {
    geplant: await proberunde(services, { bis: 'GEPLANT', abTagen: 20 }),
    offen: await proberunde(services, { bis: 'VEROEFFENTLICHT', abTagen: 20 }),
    vorgelegt: await proberunde(services, { bis: 'VEROEFFENTLICHT', abTagen: 20 }),
    zurueckzuholen: await proberunde(services, { bis: 'VEROEFFENTLICHT', abTagen: 20 }),
    eingefroren: await proberunde(services, { ...gereiht, bis: 'EINGEFROREN' }),
    versiegelt: await proberunde(services, { ...gereiht, bis: 'REIHUNG_VORGELEGT' }),
    reihung: await proberunde(services, { ...gereiht, bis: 'REIHUNG_GEOEFFNET' }),
    zuVerwerfen: await proberunde(services, { bis: 'GEPLANT', abTagen: 20 }),
    zurueck: await proberunde(services, { ...gereiht, bis: 'REIHUNG_VORGELEGT' }),
    gereiht: await proberunde(services, { abTagen: -60, betriebe, bis: 'GEREIHT' }),
    staffel: await proberunde(services, { ...gereiht, bis: 'GEREIHT' }),
    eingeladen: await proberunde(services, { ...gereiht, abTagen: -34, bis: 'GEREIHT', staffeln: 1 }),
  }
}

type Runden = Awaited<ReturnType<typeof runden>>

/** Two acts and two batches that lie before a second person: one is released, the other given back. */
const vorlegen = async ({ services }: TestApp, r: Runden) => {
  const jetzt = services.clock.now()
  const aufruf = { guid: r.vorgelegt, person: demoPerson(PETRA.sub, jetzt) }
  const letzterTag = tagNach(jetzt, 40)
  const mittel = {
    ...aufruf,
    art: 'mittelErhoehen',
    angaben: () => ({ cent: 20_000_000, ...GRUND }),
  } as const
  const frist = { ...aufruf, art: 'fristVerlaengern', angaben: () => ({ letzterTag, ...GRUND }) } as const
  const alt = letzter(await aktVorlegen(services, frist))
  await rundenaktZurueckgeben(services, { akt: alt.guid, person: demoPerson(FRANK.sub, jetzt), ...GRUND })
  await staffelVorbereiten(services, { guid: r.staffel, person: PETRA })
  return {
    alt,
    mittel: letzter(await aktVorlegen(services, mittel), 'mittelErhoehen'),
    frist: letzter(await aktVorlegen(services, frist)),
    zurueckzuholen: letzter(await aktVorlegen(services, { ...frist, guid: r.zurueckzuholen })),
    staffeln: await zweiteVorlegen(services.db, r.staffel),
  }
}
const letzter = ({ body }: Antwort, art = 'fristVerlaengern'): Akt => {
  const liegender = body.akte.find((akt) => akt.status === 'VORGELEGT' && akt.art === art)
  if (liegender === undefined) throw new Error(`no ${art} lies before a second person`)
  return liegender
}

/** What of the driven rounds the calls are about. */
const worum = async (t: TestApp, r: Runden) => ({
  einladung: await eine(
    t,
    sql`select e.guid as wert from antrag_einladung e join staffel s on s.guid = e.staffel_guid
      where s.ibk_meta_guid = ${r.eingeladen} limit 1`,
  ),
  gereihte: await eine(
    t,
    sql`select bekundung_guid as wert from reihungszeile where ibk_meta_guid = ${r.gereiht} and rang = 2`,
  ),
  /** All of them begin on the same day. */
  zufall: await zufallVon(t.services, r.eingefroren),
  staffel: await gelesen(t.services, r.gereiht),
  protokoll: await eine(
    t,
    sql`select protokoll_sha256 as wert from reihung where ibk_meta_guid = ${r.reihung}`,
  ),
})

const petra = (guid: string, body?: unknown) => ({ als: PETRA, params: { guid }, ...(body ? { body } : {}) })
const frank = (guid: string, body?: unknown) => ({ als: FRANK, params: { guid }, ...(body ? { body } : {}) })

type Vorgelegt = Awaited<ReturnType<typeof vorlegen>>
const beispieleVon = (
  jetzt: Date,
  r: Runden,
  v: Vorgelegt,
  w: Awaited<ReturnType<typeof worum>>,
): Beispiele => {
  const laenger = { letzterTag: tagNach(jetzt, 60), ...GRUND }
  const staffel = (i: number, mehr: object = {}) => ({
    als: FRANK,
    params: { guid: r.staffel, staffelGuid: v.staffeln[i]?.guid ?? '' },
    body: { sha256: v.staffeln[i]?.sha256, ...mehr },
  })
  return {
    rundenLesen: { als: PETRA, query: { programm: 'AnkNabo', stand: 'GEREIHT' } },
    rundeLesen: petra(r.gereiht),
    rundeVorschlagLesen: { als: PETRA, query: { programm: 'AnkNabo' } },
    rundeAnlegen: { als: PETRA, body: angaben(jetzt, 20) },
    rundeAendern: petra(r.geplant, angaben(jetzt, 21)),
    rundeVeroeffentlichen: petra(r.geplant),
    fristVerlaengern: petra(r.offen, laenger),
    mittelErhoehen: petra(r.offen, { budgetInEuro: 300_000, ...GRUND }),
    rundeAnnullieren: petra(r.offen, GRUND),
    bekundungEntfallen: {
      als: PETRA,
      params: { guid: r.gereiht, bekundungGuid: w.gereihte },
      body: { art: 'DOPPELT', ...GRUND },
    },
    einladungVerlaengern: {
      als: BERTA,
      params: { guid: r.eingeladen, einladungGuid: w.einladung },
      body: laenger,
    },
    rundenaktZurueckholen: petra(v.zurueckzuholen.guid),
    rundenaktFreigeben: frank(v.mittel.guid, { sha256: v.mittel.sha256 }),
    rundenaktZurueckgeben: frank(v.frist.guid, GRUND),
    reihungLesen: { ...petra(r.gereiht), query: { nach: '0' } },
    reihungVorbereiten: petra(r.eingefroren, { zufall: w.zufall }),
    reihungOeffnen: frank(r.versiegelt, { zufall: w.zufall }),
    reihungFreigeben: frank(r.reihung, { sha256: w.protokoll }),
    reihungZurueckgeben: frank(r.zurueck, GRUND),
    staffelVorbereiten: petra(r.gereiht, w.staffel),
    staffelFreigeben: staffel(0),
    staffelZurueckgeben: staffel(1, GRUND),
    rundeVerwerfen: petra(r.zuVerwerfen),
  }
}

const NICHT_MOEGLICH = 'Nicht möglich zu diesem Zeitpunkt'
const MIT_RUNDE = [
  'rundeLesen',
  'rundeAendern',
  'rundeVerwerfen',
  'rundeVeroeffentlichen',
  'fristVerlaengern',
  'mittelErhoehen',
  'rundeAnnullieren',
  'bekundungEntfallen',
  'einladungVerlaengern',
  'rundenaktFreigeben',
  'rundenaktZurueckgeben',
  'rundenaktZurueckholen',
  'reihungLesen',
  'reihungVorbereiten',
  'reihungOeffnen',
  'reihungFreigeben',
  'reihungZurueckgeben',
  'staffelVorbereiten',
  'staffelFreigeben',
  'staffelZurueckgeben',
]

/** The same call on a round that stands elsewhere. */
const falscherStand = (r: Runden, v: Vorgelegt, { gut }: Pick<Katalogmittel, 'gut'>): Zeile[] => {
  const runden: Record<string, string> = {
    rundeAendern: r.offen,
    rundeVerwerfen: r.offen,
    rundeVeroeffentlichen: r.offen,
    fristVerlaengern: r.gereiht,
    mittelErhoehen: r.geplant,
    rundeAnnullieren: r.geplant,
    bekundungEntfallen: r.offen,
    einladungVerlaengern: r.offen,
    rundenaktFreigeben: v.alt.guid,
    rundenaktZurueckgeben: v.alt.guid,
    rundenaktZurueckholen: v.alt.guid,
    reihungVorbereiten: r.offen,
    reihungOeffnen: r.offen,
    reihungFreigeben: r.offen,
    reihungZurueckgeben: r.offen,
    staffelVorbereiten: r.offen,
    staffelFreigeben: r.offen,
    staffelZurueckgeben: r.offen,
  }
  return Object.entries(runden).map(([name, guid]): Zeile => [
    name,
    412,
    NICHT_MOEGLICH,
    () => ({ params: { ...gut(name).params, guid } }),
  ])
}

/** Petra with Frank's role: what she prepared is still hers. */
const PETRA_GIBT_FREI = { sub: PETRA.sub, rollen: FRANK.rollen }
const SELBST = ['rundenaktFreigeben', 'reihungOeffnen', 'reihungFreigeben', 'staffelFreigeben']
const FRISCH = [
  'mittelErhoehen',
  'rundeAnnullieren',
  'rundenaktFreigeben',
  'reihungVorbereiten',
  'reihungOeffnen',
  'reihungFreigeben',
]

const katalogVon =
  ({ ownerDb }: TestApp, r: Runden, v: Vorgelegt) =>
  (mittel: Katalogmittel): readonly Zeile[] => {
    const { gut, unbekannt, imBody } = mittel
    const budget = (cent: number) =>
      sql`update runde_budget set bewilligt_cent = bewilligt_cent + ${cent} where ibk_meta_guid = ${r.staffel}`.execute(
        ownerDb,
      )
    const anderes = { sha256: 'a'.repeat(64) }
    return [
      ...MIT_RUNDE.map((name): Zeile => [name, 404, 'Nicht gefunden', unbekannt(name, 'guid')]),
      ...falscherStand(r, v, mittel),
      ['rundeAnlegen', 412, NICHT_MOEGLICH, () => imBody('rundeAnlegen', { programm: 'Unbekannt' })],
      ['reihungLesen', 412, NICHT_MOEGLICH, () => ({ params: { guid: r.versiegelt } })],
      ...SELBST.map((name): Zeile => [
        name,
        403,
        'Unzureichende Berechtigung',
        () => ({ wer: PETRA_GIBT_FREI }),
      ]),
      ...FRISCH.map((name): Zeile => [
        name,
        401,
        'Reauthentication required',
        () => ({ wer: { ...gut(name).als, authTime: 1 } }),
      ]),
      ...['rundeAendern', 'rundeVerwerfen'].map((name): Zeile => [
        name,
        409,
        'Konkurrente Bearbeitung',
        () => ({ headers: { 'if-match': '"999"' } }),
      ]),
      ...['rundenaktFreigeben', 'reihungFreigeben'].map((name): Zeile => [
        name,
        409,
        'Konkurrente Bearbeitung',
        () => imBody(name, anderes),
      ]),
      // presented by Petra
      ['rundenaktZurueckholen', 403, 'Unzureichende Berechtigung', () => ({ wer: FRANK })],
      [
        'staffelVorbereiten',
        409,
        'Konkurrente Bearbeitung',
        () => imBody('staffelVorbereiten', { summe: 1 }),
      ],
      [
        'staffelFreigeben',
        409,
        'Konkurrente Bearbeitung',
        async () => {
          await budget(100)
          return { danach: () => budget(-100) }
        },
      ],
    ]
  }

export const aufrufe: Aufrufteil = async ({ t }) => {
  const r = await runden(t)
  const v = await vorlegen(t, r)
  const w = await worum(t, r)
  return { beispiele: beispieleVon(t.clock.now(), r, v, w), katalog: katalogVon(t, r, v) }
}
