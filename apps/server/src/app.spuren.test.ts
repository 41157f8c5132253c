import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALLES_BEANTWORTET, befragungDesAntrags } from './fragebogen/testing/umfragen.ts'
import { proberunde } from './interessenbekundung/runde/testing/rundenWelt.ts'
import { vorDemCommitAbbrechen } from './platform/testing/abbruch.ts'
import { absage, anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { LENA, als } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { schreibzaehler } from './platform/testing/schreibzaehler.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'
import { zurUnterschrift } from './zuwendung/testing/zurUnterschrift.ts'

/*
 * Every call that writes runs with one connection for all its work, and is cut off before its commit. So what it leaves
 * it would leave in any case: a mail, a job or a row beside the transaction. And what it was to log is known.
 */

/** What the good request of a call logs; what is no GET and not listed logs nothing. */
const SPUR: Readonly<Record<string, string>> = {
  anhoeren: 'anhoeren',
  anhoerungBeantworten: 'anhoerungBeantworten',
  anhoerungSpeichern: 'anhoerungSpeichern',
  antragAnlegen: 'antragAnlegen',
  // Its good request is not finished yet: it saves (S11-04).
  antragEinreichen: 'antragSpeichern',
  antragLoeschen: 'antragLoeschen',
  antragSpeichern: 'antragSpeichern',
  auszahlungAnlegen: 'auszahlungAnlegen',
  auszahlungEinreichen: 'auszahlungEinreichen',
  auszahlungLoeschen: 'auszahlungLoeschen',
  auszahlungSpeichern: 'auszahlungSpeichern',
  bankdatenAenderungSichten: 'bankdatenAenderungSichten',
  befangenheitAufheben: 'befangenheitAufheben',
  beihilfeErfassen: 'beihilfeErfassen',
  beihilfeStreichen: 'beihilfeStreichen',
  bankMitteilungSenden: 'mitteilungSenden',
  befangenheitErklaeren: 'befangenheitErklaeren',
  befangenheitAmUnternehmenErklaeren: 'befangenheitErklaeren',
  bekundungAnlegen: 'bekundungAnlegen',
  bekundungSpeichern: 'bekundungSpeichern',
  bekundungZurueckziehen: 'bekundungZurueckziehen',
  bescheidAbrufBestaetigen: 'bescheidAbrufen',
  bescheidAbrufen: 'bescheidAbrufen',
  bescheidErneutBereitstellen: 'bescheidErneutBereitstellen',
  bescheidVersenden: 'bescheidVersenden',
  briefZurueckmelden: 'briefZurueckmelden',
  dateiHochladen: 'dateiHochladen',
  einwilligungAendern: 'einwilligungAendern',
  einladungBeantworten: 'einladungAnnehmen',
  einladungVerzichten: 'einladungVerzichten',
  einladungZurueckziehen: 'einladungZurueckziehen',
  einreichungVermerken: 'einreichungVermerken',
  ergebnisVermerken: 'postenBezahlt',
  fallZuweisen: 'fallZuweisen',
  fassungAnlegen: 'fassungAnlegen',
  fassungSpeichern: 'fassungSpeichern',
  fassungVeroeffentlichen: 'fassungVeroeffentlichen',
  fassungVerwerfen: 'fassungVerwerfen',
  fragebogenAnlegen: 'fragebogenAnlegen',
  fragebogenSpeichern: 'fragebogenSpeichern',
  entscheidungBeginnen: 'entscheidungBeginnen',
  entscheidungFreigeben: 'entscheidungFreigeben',
  entscheidungSpeichern: 'entscheidungSpeichern',
  entscheidungVorlegen: 'entscheidungVorlegen',
  entscheidungZurueckgeben: 'entscheidungZurueckgeben',
  entwurfVerwerfen: 'entwurfVerwerfen',
  identRueckmelden: 'identifizierungMelden',
  identVersuchVermerken: 'identVersuchVermerken',
  konversationErledigen: 'konversationErledigen',
  mitteilungDateiHochladen: 'dateiHochladen',
  mitteilungSenden: 'mitteilungSenden',
  mitzeichnen: 'mitzeichnen',
  mitzeichnungAblehnen: 'mitzeichnungAblehnen',
  mitzeichnungErinnern: 'mitzeichnungErinnern',
  mitzeichnungZurueckrufen: 'mitzeichnungZurueckrufen',
  nachfordern: 'nachfordern',
  nachforderungVerlaengern: 'nachforderungVerlaengern',
  nachforderungZuruecknehmen: 'nachforderungZuruecknehmen',
  notizAnheften: 'notizAnheften',
  notizDateiHochladen: 'dateiHochladen',
  notizSchreiben: 'notizSchreiben',
  nutzerAendern: 'nutzerAendern',
  nutzerAnlegen: 'nutzerAnlegen',
  nutzerEinladen: 'nutzerEinladen',
  bankFaktorLoeschen: 'zweitenFaktorLoeschen',
  otpLoeschen: 'zweitenFaktorLoeschen',
  postenAusnehmen: 'postenAusnehmen',
  pruefungBeginnen: 'pruefungBeginnen',
  umfrageAnlegen: 'umfrageAnlegen',
  unternehmenAendern: 'unternehmenAendern',
  unternehmenAnlegen: 'unternehmenAnlegen',
  vermerkSchreiben: 'vermerkSchreiben',
  vermerkStreichen: 'vermerkStreichen',
  verbindungErfassen: 'verbindungErfassen',
  verbindungLoesen: 'verbindungLoesen',
  verwaltungAendern: 'verwaltungAendern',
  verzichtErklaeren: 'verzichtErklaeren',
  verzichtMitzeichnen: 'verzichtMitzeichnen',
  verzichtZuruecknehmen: 'verzichtZuruecknehmen',
  vorhabenbeginnZulassen: 'vorhabenbeginnZulassen',
  wiedervorlageAnlegen: 'wiedervorlageAnlegen',
  wiedervorlageErledigen: 'wiedervorlageErledigen',
  serieSenden: 'serieSenden',
  serieWiederholen: 'serieWiederholen',
  auszahlungFreigeben: 'auszahlungFreigeben',
  auszahlungPruefen: 'auszahlungPruefen',
  auszahlungVorlegen: 'auszahlungVorlegen',
  auszahlungZurueckgeben: 'auszahlungZurueckgeben',
  zahllaufAnlegen: 'zahllaufAnlegen',
  zahllaufFreigeben: 'zahllaufFreigeben',
  zahllaufVerfallVorlegen: 'zahllaufVerfallVorlegen',
  zahllaufVerfallZurueckgeben: 'zahllaufVerfallZurueckgeben',
  zahllaufVerfallen: 'zahllaufVerfallen',
  zahllaufVerwerfen: 'zahllaufVerwerfen',
  zahllaufVorlegen: 'zahllaufVorlegen',
  zahllaufZurueckgeben: 'zahllaufZurueckgeben',
  mitgliedEntfernen: 'mitgliedEntfernen',
  zeichnungsberechtigungAendern: 'zeichnungsberechtigungAendern',
  terminSetzen: 'terminSetzen',
  bekundungEntfallen: 'rundenaktVorlegen',
  einladungVerlaengern: 'rundenaktVorlegen',
  fristVerlaengern: 'rundenaktVorlegen',
  mittelErhoehen: 'rundenaktVorlegen',
  reihungFreigeben: 'reihungFreigeben',
  reihungOeffnen: 'reihungOeffnen',
  reihungVorbereiten: 'reihungVorbereiten',
  reihungZurueckgeben: 'reihungZurueckgeben',
  rundeAendern: 'rundeAendern',
  rundeAnlegen: 'rundeAnlegen',
  rundeAnnullieren: 'rundenaktVorlegen',
  rundeVeroeffentlichen: 'rundenaktVorlegen',
  rundeVerwerfen: 'rundeVerwerfen',
  rundenaktFreigeben: 'mittelErhoehen',
  rundenaktZurueckgeben: 'rundenaktZurueckgeben',
  rundenaktZurueckholen: 'rundenaktZurueckholen',
  staffelFreigeben: 'staffelFreigeben',
  staffelVorbereiten: 'staffelVorbereiten',
  staffelZurueckgeben: 'staffelZurueckgeben',
}

/** What logs nothing, and changes no case: it has a table of its own. */
const EIGENE_TABELLE = {
  ansichtAendern: 'ansicht',
  ansichtAnlegen: 'ansicht',
  ansichtLoeschen: 'ansicht',
  anwesenheitMelden: 'anwesenheit',
  // Who signs in, the sign-in service logs.
  bankpersonAnmelden: 'bankperson',
  barriereMelden: 'barriere',
}

/** What logs nothing: it only looks something up, or changes nothing by its good request. */
const OHNE_SPUR = [
  'adressePruefen',
  'adresseSuchen',
  'identProbeMelden',
  // Name and address as they are; a person who is asked already.
  'loginDatenAendern',
  'mitzeichnungAnfordern',
  'orteNachNameFinden',
  'orteNachPlzFinden',
  'rechnungAuslesen',
]

/** Rows that are written before, and taken away again: a file that is on its way has its place by then (S5-01). */
const DANEBEN: Readonly<Record<string, readonly string[]>> = {
  dateiHochladen: ['insert public.datei', 'delete public.datei'],
  mitteilungDateiHochladen: ['insert public.datei', 'delete public.datei'],
  notizDateiHochladen: ['insert public.datei', 'delete public.datei'],
}

type Variante = readonly [vorgang: string, spuren: readonly string[], anders: () => Promise<Aenderung>]

/** Logged by no good request of a call: jobs, pages of the sign-in, and what is done a second time. */
const ANDERSWO = [
  'abrufErinnern',
  'aufzeichnungHolen',
  'aufzeichnungLoeschen',
  'bereitstellungBeenden',
  'bescheidBereitstellen',
  'bescheidMelden',
  'briefBekanntgeben',
  'dateiBeschaedigt',
  'dateiOeffnen',
  'dateiPruefen',
  'einladungErinnern',
  'einladungErneutVersenden',
  'einladungVerfallen',
  'emailAendern',
  'emailBestaetigen',
  'identifizierungBeginnen',
  'mitzeichnungFreigeben',
  'passwortAendern',
  'rundeEinfrieren',
  'verzichtAufnehmen',
  'wiederherstellungscodeBenutzen',
  'zahllaufHerunterladen',
  'zweitenFaktorEinrichten',
]
const DORT = readFileSync(join(import.meta.dirname, 'app.spurenAufgaben.test.ts'), 'utf8')

const NORA = als('nora.nurlesen')
const ROUTEN = await contractRoutes()
const SCHREIBEND = ROUTEN.filter(([, { method }]) => method !== 'GET')

let w: PortalWelt
let eine: PortalWelt['t']
let protokolliert: () => Promise<readonly string[]>
let geschrieben: () => Promise<readonly string[]>

const routeVon = (name: string) => {
  const route = ROUTEN.find(([n]) => n === name)?.[1]
  if (route === undefined) throw new Error(`no call ${name}`)
  return route
}
const senden = (name: string, anders: Aenderung = {}, t = w.t) =>
  anfragen(t, routeVon(name), beispielVon(w.beispiele, name), anders)
const gelungen = async (name: string, anders: Aenderung = {}) => {
  const { status, text } = await senden(name, anders)
  expect(status, `${name}: ${text.slice(0, 300)}`).toBe(200)
}

type Antrag = Awaited<ReturnType<typeof zurUnterschrift>>
const formularVon = async ({ params }: Antrag) =>
  (await w.t.call(antragLesen, { als: LENA, params })).body.formular

/** The same application, of one who signs alone. */
const allein = async (antrag: Antrag, fertig: boolean) => ({
  params: antrag.params,
  body: {
    ...(await formularVon(antrag)),
    alleineZeichnungsberechtigt: true,
    zeichnungsberechtigter: null,
    fertig,
  },
})

/** Somebody at the bank who works on cases and has an address. */
const BERTA = 'sub-berta'

/** Made while transactions get through: an application for each, sent, asked about, or called back. */
const vorbereiten = async () => {
  const [gebeten, zurueck, offen, gesendet, nachgefordert, entschieden] = [
    await zurUnterschrift(w.t),
    await zurUnterschrift(w.t),
    await zurUnterschrift(w.t),
    await zurUnterschrift(w.t),
    await zurUnterschrift(w.t),
    await zurUnterschrift(w.t),
  ]
  await sql`insert into bankperson (sub, name, email, rollen, zuletzt)
    values (${BERTA}, 'Berta Bank', 'berta@bank.example', '{SACHBEARBEITUNG_SCHREIBEN}', now())`.execute(
    w.t.ownerDb,
  )
  await gelungen('mitzeichnungZurueckrufen', { params: zurueck.params })
  for (const antrag of [gesendet, nachgefordert, entschieden])
    await gelungen('antragEinreichen', await allein(antrag, true))
  for (const { params } of [nachgefordert, entschieden]) await gelungen('pruefungBeginnen', { params })
  const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from antrag
    where guid = ${entschieden.params.guid}`.execute(w.t.ownerDb)
  await gelungen('entscheidungSpeichern', { params: { guid: rows[0]?.guid ?? '' } })
  await gelungen('nachfordern', { params: nachgefordert.params })
  await sql`update nachforderung set frist = now() - interval '1 day', gestellt_am = now() - interval '9 days'
    where antrag_guid = ${nachgefordert.params.guid}`.execute(w.t.ownerDb)
  return { gebeten, zurueck, offen, gesendet, nachgefordert, entschieden, eingeladen: await eingeladen() }
}

/** An application on an invitation that a batch has made (S3-04). */
const eingeladen = async () => {
  const antrag = await zurUnterschrift(w.t)
  const runde = await proberunde(w.t.services, {
    bis: 'GEREIHT',
    abTagen: -30,
    betriebe: [w.eigen.unternehmenGuid],
    staffeln: 1,
  })
  await sql`update antrag_einladung set kategorien = '{A.1,B.1,B.2,B.3,B.4}' where staffel_guid is not null`.execute(
    w.t.ownerDb,
  )
  await sql`update geschaeft g set einladung_guid = e.guid, runde_guid = e.runde_guid
    from antrag a, antrag_einladung e join staffel s on s.guid = e.staffel_guid
    where a.guid = ${antrag.params.guid} and g.guid = a.geschaeft_guid and s.ibk_meta_guid = ${runde}`.execute(
    w.t.ownerDb,
  )
  return antrag
}
let vorrat: Awaited<ReturnType<typeof vorbereiten>>

/** A third person who may sign; the good requests know Nora as one who may not. */
const noraZeichnet = async (): Promise<string> => {
  await sql`update mitgliedschaft set zeichnungsberechtigung = true where nutzer_sub = ${NORA.sub}`.execute(
    w.t.ownerDb,
  )
  await sql`update nutzer set identifiziert = true where sub = ${NORA.sub}`.execute(w.t.ownerDb)
  return NORA.sub
}

/** What the good requests do not lead to. */
const konversation = () => beispielVon(w.beispiele, 'terminSetzen').params?.['guid'] ?? ''
const mitTermin = async (): Promise<Aenderung> => {
  await sql`update konversation set termin = now(), termin_geaendert_am = now() where guid = ${konversation()}`.execute(
    w.t.ownerDb,
  )
  return { body: { termin: null } }
}
const erledigte = async (): Promise<Aenderung> => {
  await sql`update konversation set erledigt_am = now() where guid = ${konversation()}`.execute(w.t.ownerDb)
  return { body: { erledigt: false } }
}

/** Nobody signs alone for the application that is waived. */
const zuZweit = async (): Promise<Aenderung> => {
  const guid = beispielVon(w.beispiele, 'verzichtErklaeren').params?.['guid'] ?? ''
  await sql`update antrag set formular = jsonb_set(formular, '{alleineZeichnungsberechtigt}', 'false')
    where guid = ${guid}`.execute(w.t.ownerDb)
  return {}
}

/** The questionnaire of the good request, with all that it asks. */
const ganzBeantwortet = async (): Promise<Aenderung> => {
  const body = beispielVon(w.beispiele, 'fragebogenSpeichern').body as { correlationId: string } // as the slice gives it
  return { body: { ...body, abgeschlossen: true, fragen: ALLES_BEANTWORTET } }
}
/** The bank asks for a questionnaire that was finished with the application. */
const mitFragebogen = async ({ params, body }: ReturnType<typeof beispielVon>) => {
  await befragungDesAntrags(w.t, params?.['guid'], false)
  const felder = [{ pfad: 'fragebogen', grund: 'Bitte prüfen Sie die Flächen.' }]
  return { ...(body as object), felder } // a request of the bank: an object
}
/** Amounts with which a declaration can be sent. */
const bekundet = () => ({
  ...(beispielVon(w.beispiele, 'bekundungSpeichern').body as object), // a form
  fertig: true,
  investitionen: [{ investitionBereich: 'B.1', betragInEuro: 20_000 }],
})

const VARIANTEN: readonly Variante[] = [
  ['bekundungSpeichern', ['bekundungEinreichen'], async () => ({ body: bekundet() })],
  [
    'bankMitteilungSenden',
    ['mitteilungSenden', 'terminSetzen'],
    async () => ({
      body: { betreff: 'Termin', inhalt: 'Bitte kommen Sie.', termin: tagNach(new Date(), 9) },
    }),
  ],
  ['terminSetzen', ['terminLoeschen'], () => mitTermin()],
  ['konversationErledigen', ['konversationWiederOeffnen'], () => erledigte()],
  // Its form says now that one signs alone: the running request ends with it.
  ['antragEinreichen', ['antragEinreichen', 'mitzeichnungVerfallen'], () => allein(vorrat.offen, true)],
  [
    'antragEinreichen',
    ['antragEinreichen', 'einladungNutzen', 'mitzeichnungVerfallen'],
    () => allein(vorrat.eingeladen, true),
  ],
  ['antragLoeschen', ['antragZurueckziehen'], async () => ({ params: vorrat.gesendet.params })],
  [
    'antragLoeschen',
    ['antragZurueckziehen', 'entscheidungVerwerfen'],
    async () => ({ params: vorrat.entschieden.params }),
  ],
  [
    'antragSpeichern',
    ['antragSpeichern', 'mitzeichnungVerfallen'],
    async () => ({ body: (await allein(vorrat.gebeten, false)).body }),
  ],
  ['einladungBeantworten', ['einladungAblehnen'], async () => ({ query: { bestaetigen: 'false' } })],
  // To somebody else: he hears of it.
  ['fallZuweisen', ['fallZuweisen'], () => Promise.resolve({ body: { an: BERTA } })],
  [
    'loginDatenAendern',
    ['loginDatenAendern'],
    async () => ({ query: { username: 'lena.anders', email: LENA.email } }),
  ],
  ['mitzeichnungAnfordern', ['mitzeichnungAnfordern'], async () => ({ params: vorrat.zurueck.params })],
  [
    'mitzeichnungAnfordern',
    ['antragSpeichern', 'mitzeichnungNeuZuordnen'],
    async () => ({ params: vorrat.gebeten.params, body: { subjectId: await noraZeichnet() } }),
  ],
  ['fragebogenSpeichern', ['fragebogenAbschliessen'], () => ganzBeantwortet()],
  [
    'nachfordern',
    ['fragebogenKorrigieren', 'nachfordern'],
    async () => ({ body: await mitFragebogen(beispielVon(w.beispiele, 'nachfordern')) }),
  ],
  [
    'nachforderungZuruecknehmen',
    ['fragebogenKorrekturVerwerfen', 'nachforderungZuruecknehmen'],
    async () => {
      await befragungDesAntrags(
        w.t,
        beispielVon(w.beispiele, 'nachforderungZuruecknehmen').params?.['guid'],
        true,
      )
      return {}
    },
  ],
  ['verzichtErklaeren', ['verzichtUnterschreiben'], () => zuZweit()],
  [
    'verzichtZuruecknehmen',
    ['verzichtVerwerfen'],
    async () => ({ params: beispielVon(w.beispiele, 'verzichtMitzeichnen').params ?? {} }),
  ],
  ['pruefungBeginnen', ['pruefungFortsetzen'], async () => ({ params: vorrat.nachgefordert.params })],
]

/** By the operator's command; zuwendung/programmdaten/programmLaden.test.ts asks for the row. */
const AUF_BEFEHL = ['programmdatenLaden']

const HANDLUNGEN = [
  ...new Set([...Object.values(SPUR), ...VARIANTEN.flatMap(([, spuren]) => spuren), ...ANDERSWO]),
]

beforeAll(async () => {
  w = await startPortalWelt()
  vorrat = await vorbereiten()
  eine = { ...w.t, ...(await w.t.secondInstance({ connections: 1 })) }
  protokolliert = await vorDemCommitAbbrechen(w.t, HANDLUNGEN, [...new Set(Object.values(EIGENE_TABELLE))])
  geschrieben = await schreibzaehler(w.t)
})
afterAll(() => w.t.close())

/** It fails at its commit and nowhere before: by then it had logged, and nothing is left. */
const abgebrochen = async (name: string, spuren: readonly string[], anders: Aenderung = {}) => {
  absage(await senden(name, anders, eine), 500, name)
  expect(await protokolliert()).toEqual(spuren)
  expect(await geschrieben()).toEqual(DANEBEN[name] ?? [])
}

describe('one connection, cut off before the commit: no mail, no job, no row', () => {
  test.each(Object.entries(SPUR))('%s logs %s in its transaction', (name, spur) => abgebrochen(name, [spur]))

  test.each(VARIANTEN)('%s logs %j in its transaction', async (name, spuren, anders) => {
    const anfrage = await anders()
    // What had to be arranged is none of the call's.
    await geschrieben()
    await abgebrochen(name, spuren, anfrage)
  })

  test.each(Object.keys(EIGENE_TABELLE))('%s, which has a table of its own', (name) => abgebrochen(name, []))

  test.each(OHNE_SPUR)('%s writes nothing', async (name) => {
    expect((await senden(name, {}, eine)).status).toBeLessThan(300)
    expect([await protokolliert(), await geschrieben()]).toEqual([[], []])
  })
})

describe('the table', () => {
  test('names every call that may write', () => {
    expect([...Object.keys(SPUR), ...Object.keys(EIGENE_TABELLE), ...OHNE_SPUR].toSorted()).toEqual(
      SCHREIBEND.map(([name]) => name).toSorted(),
    )
  })

  /** Where an act is logged: by itself, or by whatever its thing is acted on with (platform/handlung). */
  const GENANNT =
    /(?:\bhandlung(?:: | = [^\n]*\? )|\bvermerken\(|\b(?:\w+Handeln|\w+Aendern|rundeBewegen)\(\s*(?:services|dienste),[^'()]*|\.\.\.aufruf, aktion: |const aktion = )(?<!=== )'(\w+)'(?: : '(\w+)')?/g

  test('names every act that the server logs', () => {
    const texte = globSync('**/*.ts', { cwd: import.meta.dirname })
      .filter((datei) => !/\.test\.ts$|\/demo|\/testing\//.test(datei))
      .map((datei) => readFileSync(join(import.meta.dirname, datei), 'utf8'))
    const genannt = texte.flatMap((text) =>
      [...text.matchAll(GENANNT)].flatMap(([, eins = '', zwei]) =>
        zwei === undefined ? [eins] : [eins, zwei],
      ),
    )
    expect(genannt.length).toBeGreaterThan(130)
    expect(genannt.filter((handlung) => ![...HANDLUNGEN, ...AUF_BEFEHL].includes(handlung))).toEqual([])
  })

  test.each(ANDERSWO)('%s is asked for where jobs and pages are', (handlung) => {
    expect(DORT).toMatch(new RegExp(`spuren: \\[.*'${handlung}'`))
  })
})
