import { randomUUID } from 'node:crypto'
import { SACHBEARBEITUNG_SERVICE, type Route } from '@foerderportal/contract/shared/route'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { absage, anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispiele, beispielVon } from './platform/testing/beispiele.ts'
import type { Beispiel } from './platform/testing/beispiel.ts'
import { LENA, als, startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'

/**
 * The error catalogue (section 8) by operation: who or what spoils the good request of a call, and the title that the
 * answer carries. The whole table: a refusal that the contract declares and that has no row here is a failure.
 */

const ROUTEN = await contractRoutes()
const GESCHUETZT = ROUTEN.filter(([, { permission }]) => permission !== 'public')

let w: PortalWelt
let gute: ReturnType<typeof beispiele>
beforeAll(async () => {
  w = await startPortalWelt()
  gute = beispiele(w)
})
afterAll(() => w.t.close())

const gutesBeispiel = (name: string) => beispielVon(gute, name)

/** A change of the good request; `wer` asks instead of who may. */
type Fehler = Aenderung & { readonly wer?: Beispiel['als'] }
const senden = (name: string, route: Route, { wer, ...anders }: Fehler = {}, t = w.t) => {
  const gut = gutesBeispiel(name)
  return anfragen(t, route, { ...gut, als: wer ?? gut.als }, anders)
}

type Zeile = readonly [vorgang: string, status: number, titel: string, fehler: () => Fehler | Promise<Fehler>]

const NEU = als('neu.nutzer')
const BEWILLIGT = 'd0000000-0000-4000-8000-000000000652'

const unbekannt = (name: string, parameter: string) => (): Fehler => ({
  params: { ...gutesBeispiel(name).params, [parameter]: randomUUID() },
})
const imAntrag = (name: string, angaben: object): Fehler => ({
  body: { ...(gutesBeispiel(name).body as object), ...angaben }, // the body of a form is an object
})
/** A form names itself in its body, and in its path where it has one. */
const antrag = (name: string, guid: string): Fehler => {
  const { params, body } = gutesBeispiel(name)
  return { ...(params && { params: { guid } }), ...(body !== undefined && imAntrag(name, { guid })) }
}
const altesIfMatch = (): Fehler => ({ headers: { 'if-match': '"4711"' } })

/** As many files without a form as one user may have. */
const zuVieleDateien = async (): Promise<Fehler> => {
  const wer = als('paul.partner')
  await sql`insert into datei (guid, hochgeladen_von, dateiname, angelegt_am, mime_type, bytes, sha256)
    select gen_random_uuid(), ${wer.sub}, 'a.pdf', now(), 'application/pdf', 1, 'x' from generate_series(1, 200)`.execute(
    w.t.ownerDb,
  )
  return { wer }
}
/** The virus scan has not released it yet. */
const dateiWartet = async (): Promise<Fehler> => {
  await sql`update datei set scan_status = 'wird geprüft'`.execute(w.t.ownerDb)
  return {}
}
const allesAngelegt = async (): Promise<Fehler> => {
  await sql`update antrag_einladung set max_anzahl_geschaefte = 1`.execute(w.t.ownerDb)
  return {}
}

/** Of one network 20 reports are taken at once. */
const vieleMeldungen = async (): Promise<Fehler> => {
  const [name, route] = ROUTEN.find(([n]) => n === 'barriereMelden') ?? []
  if (name !== undefined && route !== undefined) for (let i = 0; i < 20; i++) await senden(name, route)
  return {}
}

/** Of one person 10 changes are looked at at once. */
const vieleAenderungen = async (): Promise<Fehler> => {
  const wer = als('udo.unidentifiziert')
  const eigene = { wer, query: { username: wer.username, email: wer.email } }
  const [name, route] = ROUTEN.find(([n]) => n === 'loginDatenAendern') ?? []
  if (name !== undefined && route !== undefined)
    for (let i = 0; i < 10; i++) await senden(name, route, eigene)
  return eigene
}

/** The body of the change that Lena may make, with another part. */
const zeichnung = (angaben: object): Fehler => ({
  body: { ...w.kollege, zeichnungsberechtigung: true, ...angaben },
})
/** The provider's change of who manages Lena's company, with another part. */
const verwaltung = (angaben: object): Fehler => ({ body: { ...w.partner, isAdmin: true, ...angaben } })
/** Lena is the only admin there. */
const letzteVerwaltung = async (): Promise<Fehler> => {
  const { rows } = await sql<{ guid: string }>`select snapshot_guid as guid from mitgliedschaft
    where nutzer_sub = ${LENA.sub} and unternehmen_guid = ${DEMO_UNTERNEHMEN.hofLindenau}`.execute(
    w.t.ownerDb,
  )
  return verwaltung({ subjectId: LENA.sub, guid: rows[0]?.guid, isAdmin: false })
}
/** Lena and Paul sign already: with two there is no place for a third. */
const keinPlatz = async (): Promise<Fehler> => {
  await sql`update unternehmen set zeichnungsberechtigungen_maximal = 2`.execute(w.t.ownerDb)
  return {}
}
/** A change of Lena's company as it stood in another state. */
const ausgehendVon = (guid: string): Fehler => ({
  query: { ...gutesBeispiel('unternehmenAendern').query, guid },
})
/** The ZID-Betriebsnummer of Hof Altmoor KG. */
const nummerVonMax = (): Fehler => imAntrag('unternehmenAendern', { zidBetriebsnummer: '010590770117' })
const anFirma = (companyId: string): Fehler => ({
  query: { ...gutesBeispiel('nutzerEinladen').query, companyId },
})
const einladungAn = (email: string): Fehler => ({
  query: { ...gutesBeispiel('nutzerEinladen').query, email },
})
const eingeladen = async (fehler: Fehler): Promise<Fehler> => {
  const [name, route] = ROUTEN.find(([n]) => n === 'nutzerEinladen') ?? []
  if (name !== undefined && route !== undefined) await senden(name, route, fehler)
  return fehler
}
/** Of one company 20 invitations are sent at once. */
const vieleEinladungen = async (): Promise<Fehler> => {
  for (let i = 0; i < 20; i++) await eingeladen(einladungAn(`viele${i}@hof.example`))
  return {}
}

/** Max acts for three companies and says that it is one. */
const nurEines = (): Fehler => {
  const { body } = gutesBeispiel('nutzerAendern')
  const guid = 'de000000-0000-4000-8001-000000000002'
  return { wer: als('max.mehrfach'), query: { guid }, body }
}

/** The list is set for one user ten times at once. */
const vieleListen = async (): Promise<Fehler> => {
  const [name, route] = ROUTEN.find(([n]) => n === 'checklistePdfLesen') ?? []
  if (name !== undefined && route !== undefined) for (let i = 0; i < 10; i++) await senden(name, route)
  return {}
}
const nichtEingeladen = (): Fehler => ({ query: { einladung: randomUUID() } })
/** Of the bank, and a member of the farm. */
const eigenerAntrag = (): Fehler => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })

/** Lena's approved case of the demo world. */
const entschieden = (): Fehler => ({ params: { guid: 'd0000000-0000-4000-8000-000000000652' } })

const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'
const MITZEICHNUNG = [
  'mitzeichnungLesen',
  'mitzeichnungAnfordern',
  'mitzeichnungZurueckrufen',
  'mitzeichnungErinnern',
  'mitzeichnen',
  'mitzeichnungAblehnen',
]

const JE_VORGANG: readonly Zeile[] = [
  [
    'einladungBeantworten',
    401,
    'Reauthentication required',
    () => ({ wer: { ...als('eva.eingeladen'), authTime: 1 } }),
  ],
  ['loginDatenAendern', 401, 'Reauthentication required', () => ({ wer: { ...LENA, authTime: 1 } })],
  ['otpLoeschen', 401, 'Reauthentication required', () => ({ wer: { ...LENA, authTime: 1 } })],
  ['unternehmenLesen', 403, 'Unzureichende Berechtigung', unbekannt('unternehmenLesen', 'companyId')],
  ['unternehmenAendern', 403, 'Unzureichende Berechtigung', unbekannt('unternehmenAendern', 'companyId')],
  ['unternehmenAendern', 403, 'Unzureichende Berechtigung', () => ({ wer: als('paul.partner') })],
  [
    'unternehmensNutzerLesen',
    403,
    'Unzureichende Berechtigung',
    unbekannt('unternehmensNutzerLesen', 'companyId'),
  ],
  [
    'zeichnungsberechtigungAendern',
    403,
    'Unzureichende Berechtigung',
    () => zeichnung({ subjectId: LENA.sub }),
  ],
  ['einladungenLesen', 403, 'Unzureichende Berechtigung', () => ({ query: { companyId: randomUUID() } })],
  ['nutzerEinladen', 403, 'Unzureichende Berechtigung', () => anFirma(randomUUID())],
  ['ungeleseneZaehlen', 403, 'Unzureichende Berechtigung', unbekannt('ungeleseneZaehlen', 'unternehmenGuid')],
  [
    'antragUebersichtLesen',
    403,
    'Unzureichende Berechtigung',
    unbekannt('antragUebersichtLesen', 'unternehmenGuid'),
  ],
  ['antragAnlegen', 403, 'Unzureichende Berechtigung', unbekannt('antragAnlegen', 'unternehmenGuid')],
  [
    'auszahlungUebersichtLesen',
    403,
    'Unzureichende Berechtigung',
    unbekannt('auszahlungUebersichtLesen', 'unternehmenGuid'),
  ],
  [
    'auszahlbareGeschaefteLesen',
    403,
    'Unzureichende Berechtigung',
    unbekannt('auszahlbareGeschaefteLesen', 'unternehmenGuid'),
  ],
  [
    'bekundungUebersichtLesen',
    403,
    'Unzureichende Berechtigung',
    unbekannt('bekundungUebersichtLesen', 'unternehmenGuid'),
  ],
  [
    'barriereMelden',
    403,
    'Unzureichende Berechtigung',
    () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  [
    'bankdatenAenderungSichten',
    403,
    'Unzureichende Berechtigung',
    // Who made the change himself.
    () => ({ wer: { ...als('max.mehrfach'), rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } }),
  ],
  [
    'verwaltungAendern',
    403,
    'Unzureichende Berechtigung',
    () => verwaltung({ subjectId: als('sabine.sachbearbeitung').sub }),
  ],
  ['pruefungBeginnen', 403, 'Unzureichende Berechtigung', eigenerAntrag],
  ['pruefungBeginnen', 404, NICHT_DA, unbekannt('pruefungBeginnen', 'guid')],
  ['pruefungBeginnen', 412, NICHT_JETZT, () => ({ params: { guid: w.beiDerBank.inPruefung } })],
  ['vorhabenbeginnZulassen', 403, 'Unzureichende Berechtigung', eigenerAntrag],
  ['vorhabenbeginnZulassen', 404, NICHT_DA, unbekannt('vorhabenbeginnZulassen', 'guid')],
  ['vorhabenbeginnZulassen', 412, NICHT_JETZT, entschieden],
  ['nachfordern', 403, 'Unzureichende Berechtigung', eigenerAntrag],
  ['nachfordern', 404, NICHT_DA, unbekannt('nachfordern', 'guid')],
  ['nachfordern', 412, NICHT_JETZT, () => ({ params: { guid: w.beiDerBank.eingegangen } })],
  ['verwaltungAendern', 404, 'Nicht gefunden', unbekannt('verwaltungAendern', 'guid')],
  ['verwaltungAendern', 404, 'Nicht gefunden', () => verwaltung({ subjectId: randomUUID() })],
  ['verwaltungAendern', 409, PARALLEL, () => verwaltung({ guid: randomUUID() })],
  ['verwaltungAendern', 412, NICHT_JETZT, letzteVerwaltung],
  ['bankdatenAenderungenLesen', 404, 'Nicht gefunden', unbekannt('bankdatenAenderungenLesen', 'guid')],
  ['bankdatenAenderungSichten', 404, 'Nicht gefunden', unbekannt('bankdatenAenderungSichten', 'aenderungId')],
  ['nutzerLesen', 404, 'Nicht gefunden', () => ({ wer: NEU })],
  ['identifizierungLesen', 404, 'Nicht gefunden', () => ({ wer: NEU })],
  [
    'identRueckmelden',
    403,
    'Unzureichende Berechtigung',
    () => ({ headers: { 'ident-signatur': 'sha256=00' } }),
  ],
  ['identRueckmelden', 404, 'Nicht gefunden', () => ({ params: { identConfigKey: 'unbekannt' } })],
  ['identBefindenLesen', 404, 'Nicht gefunden', () => ({ params: { identConfigKey: 'unbekannt' } })],
  ['nutzerStatusLesen', 404, 'Kein Nutzer', () => ({ wer: NEU })],
  ['loginDatenAendern', 404, 'Nicht gefunden', () => ({ wer: { sub: randomUUID() } })],
  ['einladungLesen', 404, 'Nicht gefunden', unbekannt('einladungLesen', 'einladungId')],
  ['einladungBeantworten', 404, 'Nicht gefunden', unbekannt('einladungBeantworten', 'einladungId')],
  ['einladungBeantworten', 404, 'Kein Nutzer', () => ({ wer: NEU })],
  ['zeichnungsberechtigungAendern', 404, 'Nicht gefunden', () => zeichnung({ subjectId: randomUUID() })],
  ['otpLoeschen', 404, 'Nicht gefunden', unbekannt('otpLoeschen', 'otpId')],
  ['dateiHerunterladen', 404, 'Nicht gefunden', unbekannt('dateiHerunterladen', 'guid')],
  ['bankDateiHerunterladen', 404, 'Nicht gefunden', unbekannt('bankDateiHerunterladen', 'dateiGuid')],
  ['antragLesen', 404, NICHT_DA, () => antrag('antragLesen', randomUUID())],
  ['antragDokumenteLesen', 404, NICHT_DA, () => antrag('antragDokumenteLesen', randomUUID())],
  ['antragSpeichern', 404, NICHT_DA, () => antrag('antragSpeichern', randomUUID())],
  ['antragEinreichen', 404, NICHT_DA, () => antrag('antragEinreichen', randomUUID())],
  ['antragLoeschen', 404, NICHT_DA, () => antrag('antragLoeschen', randomUUID())],
  ['antragAnlegen', 404, 'Einladung nicht vorhanden', unbekannt('antragAnlegen', 'metaGuid')],
  ['checklisteLesen', 403, 'Unzureichende Berechtigung', unbekannt('checklisteLesen', 'unternehmenGuid')],
  ['checklisteLesen', 404, 'Einladung nicht vorhanden', nichtEingeladen],
  ['checklistePdfLesen', 404, 'Einladung nicht vorhanden', nichtEingeladen],
  ['checklistePdfLesen', 503, 'Der Dienst ist gerade ausgelastet', vieleListen],
  ['antragAnlegen', 404, NICHT_DA, () => ({ query: { vorlage: randomUUID() } })],
  [
    'bekundungMetaLesen',
    404,
    'Förderbewerbung nicht vorhanden',
    unbekannt('bekundungMetaLesen', 'ibkMetaGuid'),
  ],
  ['auswahlNutzerLesen', 403, 'Unzureichende Berechtigung', () => ({ params: { companyId: randomUUID() } })],
  ...MITZEICHNUNG.map((name): Zeile => [name, 404, NICHT_DA, () => ({ params: { guid: randomUUID() } })]),
  ['mitzeichnen', 403, 'Unzureichende Berechtigung', () => ({ wer: LENA })],
  ['mitzeichnen', 409, PARALLEL, () => imAntrag('mitzeichnen', { sha256: '0'.repeat(64) })],
  ['mitzeichnen', 412, NICHT_JETZT, () => imAntrag('mitzeichnen', { guid: randomUUID() })],
  ['mitzeichnungAblehnen', 403, 'Unzureichende Berechtigung', () => ({ wer: LENA })],
  ['mitzeichnungAblehnen', 412, NICHT_JETZT, () => imAntrag('mitzeichnungAblehnen', { guid: randomUUID() })],
  ['mitzeichnungErinnern', 412, NICHT_JETZT, () => ({ params: w.mitzeichnung.ablehnen.params })],
  [
    'mitzeichnungAnfordern',
    412,
    NICHT_JETZT,
    () => imAntrag('mitzeichnungAnfordern', { subjectId: LENA.sub }),
  ],
  [
    'mitzeichnungAnfordern',
    409,
    PARALLEL,
    () => ({ params: { guid: w.eigen.formular.guid }, ...altesIfMatch() }),
  ],
  ['antragSpeichern', 409, PARALLEL, altesIfMatch],
  ['antragEinreichen', 409, PARALLEL, altesIfMatch],
  ['antragLoeschen', 409, PARALLEL, altesIfMatch],
  [
    'loginDatenAendern',
    412,
    'Benutzer bereits vorhanden',
    () => ({ query: { username: 'max.mehrfach', email: LENA.email } }),
  ],
  ['loginDatenAendern', 503, 'Der Dienst ist gerade ausgelastet', vieleAenderungen],
  ['unternehmenAendern', 409, PARALLEL, () => ausgehendVon(randomUUID())],
  ['unternehmenAendern', 412, 'Benutzer nicht oder Unternehmen vorhanden', nummerVonMax],
  ['zeichnungsberechtigungAendern', 409, PARALLEL, () => zeichnung({ guid: randomUUID() })],
  ['zeichnungsberechtigungAendern', 412, NICHT_JETZT, keinPlatz],
  ['nutzerEinladen', 412, 'Benutzer bereits vorhanden', () => einladungAn(als('paul.partner').email)],
  ['nutzerEinladen', 412, NICHT_JETZT, () => eingeladen(einladungAn('zweimal@hof.example'))],
  ['nutzerEinladen', 503, 'Der Dienst ist gerade ausgelastet', vieleEinladungen],
  ['nutzerAendern', 409, PARALLEL, () => ({ query: { guid: randomUUID() } })],
  ['nutzerAendern', 412, 'Benutzer nicht vorhanden', () => ({ wer: NEU })],
  ['nutzerAendern', 412, NICHT_JETZT, nurEines],
  ['nutzerAnlegen', 412, 'Benutzer bereits vorhanden', () => ({ wer: LENA })],
  ['unternehmenAnlegen', 412, 'Benutzer nicht oder Unternehmen vorhanden', () => ({ wer: NEU })],
  ['unternehmenAnlegen', 412, 'Benutzer nicht oder Unternehmen vorhanden', () => ({ wer: LENA })],
  ['antragEinreichen', 412, NICHT_JETZT, () => imAntrag('antragEinreichen', { fertig: true })],
  ['antragSpeichern', 412, NICHT_JETZT, () => antrag('antragSpeichern', BEWILLIGT)],
  ['antragLoeschen', 412, NICHT_JETZT, () => antrag('antragLoeschen', BEWILLIGT)],
  ['antragAnlegen', 412, NICHT_JETZT, allesAngelegt],
  ['dateiHochladen', 412, NICHT_JETZT, zuVieleDateien],
  ['dateiHerunterladen', 412, NICHT_JETZT, dateiWartet],
  ['bankDateiHerunterladen', 412, NICHT_JETZT, dateiWartet],
  ['barriereMelden', 503, 'Der Dienst ist gerade ausgelastet', vieleMeldungen],
]

describe('[R8-01] the catalogue by operation', () => {
  test.each(JE_VORGANG)('[R8-01] %s answers %i „%s“', async (vorgang, status, titel, fehler) => {
    const [name, route] = ROUTEN.find(([n]) => n === vorgang) ?? []
    if (name === undefined || route === undefined) throw new Error(`${vorgang} is no call`)
    expect(absage(await senden(name, route, await fehler()), status).title).toBe(titel)
  })

  test('[R8-01] every refusal that a call of the contract declares has its row', () => {
    const belegt = new Set(JE_VORGANG.map(([vorgang, status, titel]) => `${vorgang} ${status} ${titel}`))
    const erklaert = ROUTEN.flatMap(([name, { problems = [] }]) =>
      problems.map(({ status, title }) => `${name} ${status} ${title}`),
    )
    expect(erklaert.filter((eines) => !belegt.has(eines))).toEqual([])
    // What every call can answer is declared nowhere: 403 for a foreign company.
    const fremdes = [...belegt].filter((eines) => !erklaert.includes(eines) && !eines.includes(' 403 '))
    expect(fremdes).toEqual([])
  })
})

describe('[R8-01] what every call can answer', () => {
  const titel = async (name: string, route: Route, status: number, anders: Fehler) =>
    absage(await senden(name, route, anders), status).title

  test.each(ROUTEN)('[R8-01] %s answers 400 to a condition that names no version', async (name, route) => {
    const anders = { headers: { 'if-match': 'keine-version' } }
    expect(await titel(name, route, 400, anders)).toBe(
      'Ungültige/-r Parameter oder fehlgeschlagene Validierung',
    )
  })

  test.each(GESCHUETZT)('[R8-01] %s answers 401 without a token, 403 without a role', async (name, route) => {
    const ohne = { headers: { authorization: null } }
    expect(await titel(name, route, 401, ohne)).toBe('Authentifizierung nicht erfolgreich')
    const machtlos = { wer: { ...gutesBeispiel(name).als, rollen: [] } }
    expect(await titel(name, route, 403, machtlos)).toBe('Unzureichende Berechtigung')
  })

  // The terms are for customers: the bank's calls never ask for them (S1-11, bankpersonen.test.ts).
  test.each(GESCHUETZT.filter(([, { path }]) => !path.startsWith(`${SACHBEARBEITUNG_SERVICE}/`)))(
    '[R8-01] [S1-09] %s answers 470 without consent to the terms',
    async (name, route) => {
      const ohne = { wer: { ...gutesBeispiel(name).als, termsAcceptedAt: 0 } }
      if (name === 'nutzerStatusLesen')
        expect(await titel(name, route, 403, ohne)).toBe('Fehlende Bestätigung der Nutzungsbedingungen')
      else expect(await titel(name, route, 470, ohne)).toBe('Terms & Conditions required')
    },
  )
})

/** These ask no table: nothing can fail them. */
const OHNE_DATENBANK = new Set([
  'konfigurationLesen',
  'nutzerServiceBaseUrl',
  'zuwendungenBaseUrl',
  'ursprungBaseUrl',
  'verzeichnisBaseUrl',
  'entwurfSchluesselLesen',
  'ibanLaenderLesen',
  'identProbeMelden',
])
const MIT_DATENBANK = ROUTEN.filter(([name]) => !OHNE_DATENBANK.has(name))

/** The last of this file: they take the database from under the server. */
describe('[R8-01] a fault of the server', () => {
  /** One more server, which has nothing in memory yet. */
  let kalt: PortalWelt['t']
  beforeAll(async () => {
    kalt = { ...w.t, ...(await w.t.secondInstance()) }
  })
  describe('tables that it may not touch', () => {
    beforeAll(() => sql`revoke all on all tables in schema public from portal_app`.execute(w.t.ownerDb))

    test.each(MIT_DATENBANK)(
      '[R8-01] %s answers 500 and the number under which the log tells why',
      async (name, route) => {
        const { title, instance } = absage(await senden(name, route, {}, kalt), 500)
        expect(title).toBe('Serverseitiges Fehlverhalten der Applikation')
        expect(instance).toMatch(/^urn:uuid:[\da-f-]{36}$/)
      },
    )
  })

  describe('no database at all', () => {
    beforeAll(async () => {
      const client = new pg.Client({ connectionString: w.t.services.config.databaseUrl })
      await client.connect()
      const { rows } = await client.query<{ name: string }>('select current_database() as name')
      await sql`alter database ${sql.id(rows[0]?.name ?? '')} connection limit 0`.execute(w.t.ownerDb)
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`)
      await client.end()
    })

    test.each(MIT_DATENBANK)(
      '[R8-01] [S10-02] %s answers 503 and says when to come back',
      async (name, route) => {
        const antwort = await senden(name, route, {}, kalt)
        expect(absage(antwort, 503).title).toBe('Der Dienst ist gerade ausgelastet')
        expect(antwort.headers['retry-after']).toBe('5')
      },
    )

    test.each(ROUTEN.filter(([name]) => OHNE_DATENBANK.has(name)))(
      '%s is answered all the same',
      async (name, route) => {
        expect((await senden(name, route, {}, kalt)).status).toBe(200 in route.answers ? 200 : 204)
      },
    )
  })
})
