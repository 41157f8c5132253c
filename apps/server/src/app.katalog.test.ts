import { randomUUID } from 'node:crypto'
import { SACHBEARBEITUNG_SERVICE, type Route } from '@foerderportal/contract/shared/route'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { absage, anfragen } from './platform/testing/anfragen.ts'
import { beispielVon, type Fehler, type Katalogmittel } from './platform/testing/aufrufteile.ts'
import { startPortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/**
 * The error catalogue (section 8) by operation: who or what spoils the good request of a call, and the title that the
 * answer carries. The whole table, which each slice keeps for its calls (testing/aufrufe.ts): a refusal that the contract
 * declares and that has no row there is a failure.
 */

const ROUTEN = await contractRoutes()
const GESCHUETZT = ROUTEN.filter(([, { permission }]) => permission !== 'public')

/** Before the tests are told, since the rows of the slices name what they have made. */
const w = await startPortalWelt()
afterAll(() => w.t.close())

const gutesBeispiel = (name: string) => beispielVon(w.beispiele, name)

const senden = (name: string, route: Route, { wer, ...anders }: Fehler = {}, t = w.t) => {
  const gut = gutesBeispiel(name)
  return anfragen(t, route, { ...gut, als: wer ?? gut.als }, anders)
}
const routeVon = (vorgang: string): Route => {
  const [, route] = ROUTEN.find(([name]) => name === vorgang) ?? []
  if (route === undefined) throw new Error(`${vorgang} is no call`)
  return route
}

const mittel: Katalogmittel = {
  gut: gutesBeispiel,
  unbekannt: (name, parameter) => () => ({
    params: { ...gutesBeispiel(name).params, [parameter]: randomUUID() },
  }),
  imBody: (name, angaben) => ({ body: { ...(gutesBeispiel(name).body as object), ...angaben } }), // of a form: an object
  senden: async (name, fehler, mal = 1) => {
    for (let i = 0; i < mal; i++) await senden(name, routeVon(name), fehler)
  },
}
const JE_VORGANG = w.katalog(mittel)

const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
/**
 * Section 8, its rows that name an operation. Where it has only 'TODO', or says nothing more than the status, the call
 * says what others say (S11-09).
 */
const SPEZIFIKATION: readonly (readonly [status: number, titel: string, ...vorgaenge: string[]])[] = [
  [401, 'Reauthentication required', 'einladungBeantworten', 'loginDatenAendern'],
  [404, 'Nicht gefunden', 'nutzerLesen', 'einladungLesen', 'einladungBeantworten'],
  [404, 'Kein Nutzer', 'nutzerStatusLesen'],
  [404, 'Auszahlung nicht vorhanden', 'auszahlungLesen', 'auszahlungSpeichern', 'auszahlungEinreichen'],
  [404, 'Auszahlung nicht vorhanden', 'auszahlungLoeschen', 'auszahlungDokumenteLesen'],
  [404, 'Geschäft nicht vorhanden', 'auszahlungAnlegen'],
  [404, 'Förderbewerbung nicht vorhanden', 'bekundungLesen', 'bekundungSpeichern', 'bekundungZurueckziehen'],
  [404, 'Mitteilung nicht vorhanden', 'konversationLesen', 'mitteilungSenden'],
  [
    404,
    'Zuschussantrag nicht vorhanden',
    'antragLesen',
    'antragSpeichern',
    'antragEinreichen',
    'antragLoeschen',
  ],
  [404, 'Einladung nicht vorhanden', 'antragAnlegen'],
  [404, 'Unbekannter Fragebogen', 'fragebogenLesen', 'fragebogenSpeichern', 'fragebogenMetadatenLesen'],
  [404, 'Unbekannte Umfrage', 'fragebogenAnlegen'],
  [
    409,
    'Konkurrente Bearbeitung',
    'nutzerAendern',
    'unternehmenAendern',
    'antragSpeichern',
    'antragEinreichen',
  ],
  [409, 'Konkurrente Bearbeitung', 'auszahlungSpeichern', 'bekundungSpeichern', 'fragebogenSpeichern'],
  [412, 'Benutzer nicht vorhanden', 'nutzerAendern'],
  [412, 'Benutzer bereits vorhanden', 'nutzerAnlegen', 'loginDatenAendern'],
  [412, 'Benutzer nicht oder Unternehmen vorhanden', 'unternehmenAnlegen', 'unternehmenAendern'],
  [412, NICHT_JETZT, 'antragEinreichen', 'auszahlungEinreichen', 'fragebogenSpeichern'],
  [412, NICHT_JETZT, 'bekundungSpeichern', 'bekundungZurueckziehen', 'bekundungAnlegen', 'mitteilungSenden'],
]

describe('[R8-01] the catalogue by operation', () => {
  test.each(JE_VORGANG)('[R8-01] %s answers %i „%s“', async (vorgang, status, titel, fehler) => {
    const { danach, ...anders } = await fehler()
    const antwort = await senden(vorgang, routeVon(vorgang), anders)
    await danach?.()
    expect(absage(antwort, status).title).toBe(titel)
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

describe('[R8-01] the catalogue by operation, as the specification lists it', () => {
  test.each(SPEZIFIKATION)('[R8-01] %i „%s“', (status, titel, ...vorgaenge) => {
    const belegt = new Set(JE_VORGANG.map(([vorgang, s, t]) => `${vorgang} ${s} ${t}`))
    expect(vorgaenge.filter((vorgang) => !belegt.has(`${vorgang} ${status} ${titel}`))).toEqual([])
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
  // Says how the process was started.
  'betriebslageLesen',
  'konfigurationLesen',
  'nutzerServiceBaseUrl',
  'zuwendungenBaseUrl',
  'ursprungBaseUrl',
  'verzeichnisBaseUrl',
  'entwurfSchluesselLesen',
  'bankEntwurfSchluesselLesen',
  'ibanLaenderLesen',
  'identProbeMelden',
])
const MIT_DATENBANK = ROUTEN.filter(([name]) => !OHNE_DATENBANK.has(name))

/** The last of this file: they take the database from under the server. */
describe('[R8-01] a fault of the server', () => {
  /** One more server, which has nothing in memory yet. */
  let kalt: typeof w.t
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
