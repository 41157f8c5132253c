import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Route } from '@foerderportal/contract/shared/route'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { csrfValue } from './platform/http/csrf.ts'
import { keinerSchreibt } from './platform/testing/abdruck.ts'
import { absage, anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { authorizations } from './platform/testing/tokens/falscheTokens.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes, keyOf } from './platform/testing/vertrag.ts'

/** Roles that section 6 and S9-01 ask for, by resource and action; the contract's own table is tested against the same text. */
const ROLLE = {
  'ZUWENDUNGEN LESEN': 'ZUWENDUNGEN_LESEN',
  'ZUWENDUNGEN SCHREIBEN': 'ZUWENDUNGEN_SCHREIBEN',
  'NUTZERSERVICE_UNTERNEHMEN ANLEGEN': 'NUTZERSERVICE_BASIS',
  'NUTZERSERVICE_UNTERNEHMEN LESEN': 'NUTZERSERVICE_BASIS',
  'NUTZERSERVICE_UNTERNEHMEN SCHREIBEN': 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  'NUTZERSERVICE_AKTUELLER_NUTZER ANLEGEN': 'NUTZERSERVICE_BASIS',
  'NUTZERSERVICE_AKTUELLER_NUTZER LESEN': 'NUTZERSERVICE_BASIS',
  'NUTZERSERVICE_AKTUELLER_NUTZER SCHREIBEN': 'NUTZERSERVICE_BASIS',
  'NUTZERSERVICE_ALLE_NUTZER ANLEGEN': 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  'NUTZERSERVICE_ALLE_NUTZER LESEN': 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  'DATADIRECTORY LESEN': 'DATADIRECTORY_LESEN',
  'SACHBEARBEITUNG LESEN': 'SACHBEARBEITUNG_LESEN',
  'SACHBEARBEITUNG SCHREIBEN': 'SACHBEARBEITUNG_SCHREIBEN',
  'FREIGABE SCHREIBEN': 'SACHBEARBEITUNG_FREIGEBEN',
  'PROGRAMMPFLEGE SCHREIBEN': 'SACHBEARBEITUNG_PROGRAMME',
  'LEITUNG SCHREIBEN': 'SACHBEARBEITUNG_LEITUNG',
  'REVISION LESEN': 'SACHBEARBEITUNG_REVISION',
} as const
type Recht = keyof typeof ROLLE
const ALLE_ROLLEN = [...new Set(Object.values(ROLLE))]

const NUTZER = '/NutzerService/api/public/foerderportal/nutzer'
const UNTERNEHMEN = '/NutzerService/api/public/foerderportal/unternehmen'

/** S11-01 for the user and company service; the other two follow from one rule each. */
const NUTZER_SERVICE: Readonly<Record<string, Recht>> = {
  [`GET ${NUTZER}`]: 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN',
  [`POST ${NUTZER}`]: 'NUTZERSERVICE_AKTUELLER_NUTZER SCHREIBEN',
  [`PUT ${NUTZER}`]: 'NUTZERSERVICE_AKTUELLER_NUTZER ANLEGEN',
  [`GET ${NUTZER}/status`]: 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN',
  [`GET ${NUTZER}/identifizierung`]: 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN',
  [`GET ${NUTZER}/entwurfschluessel`]: 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN',
  [`PUT ${NUTZER}/einladung`]: 'NUTZERSERVICE_ALLE_NUTZER ANLEGEN',
  [`DELETE ${NUTZER}/einladung/:einladungId`]: 'NUTZERSERVICE_UNTERNEHMEN ANLEGEN',
  [`POST ${NUTZER}/logindaten`]: 'NUTZERSERVICE_AKTUELLER_NUTZER SCHREIBEN',
  [`GET ${NUTZER}/otp`]: 'NUTZERSERVICE_AKTUELLER_NUTZER SCHREIBEN',
  [`DELETE ${NUTZER}/otp/:otpId`]: 'NUTZERSERVICE_AKTUELLER_NUTZER SCHREIBEN',
  [`PUT ${UNTERNEHMEN}`]: 'NUTZERSERVICE_UNTERNEHMEN ANLEGEN',
  [`GET ${UNTERNEHMEN}/einladung`]: 'NUTZERSERVICE_ALLE_NUTZER LESEN',
  [`GET ${UNTERNEHMEN}/einladung/:einladungId`]: 'NUTZERSERVICE_UNTERNEHMEN LESEN',
  [`GET ${UNTERNEHMEN}/:companyId/bekanntgabe`]: 'NUTZERSERVICE_UNTERNEHMEN LESEN',
  // Whoever signs may, admin or not: asked in the use case.
  [`PUT ${UNTERNEHMEN}/:companyId/bekanntgabe`]: 'NUTZERSERVICE_UNTERNEHMEN LESEN',
  [`GET ${UNTERNEHMEN}/:companyId`]: 'NUTZERSERVICE_UNTERNEHMEN LESEN',
  [`DELETE ${UNTERNEHMEN}/:companyId/einladung/:einladungId`]: 'NUTZERSERVICE_ALLE_NUTZER ANLEGEN',
  [`POST ${UNTERNEHMEN}/:companyId`]: 'NUTZERSERVICE_UNTERNEHMEN SCHREIBEN',
  [`GET ${UNTERNEHMEN}/:companyId/nutzer`]: 'NUTZERSERVICE_ALLE_NUTZER LESEN',
  [`PATCH ${UNTERNEHMEN}/:companyId/nutzer/entfernen`]: 'NUTZERSERVICE_UNTERNEHMEN SCHREIBEN',
  [`PATCH ${UNTERNEHMEN}/:companyId/nutzer/zeichnungsberechtigung`]: 'NUTZERSERVICE_UNTERNEHMEN SCHREIBEN',
}

/** Where the bank's calls differ from the rule that reading asks for LESEN and the rest for SCHREIBEN. */
const SACHBEARBEITUNG: Readonly<Record<string, Recht>> = {
  // Everybody of the bank signs in.
  'POST /SachbearbeitungService/api/anmeldung': 'SACHBEARBEITUNG LESEN',
  // What is one's own, what the call asks itself, what belongs to one role.
  'POST /SachbearbeitungService/api/ansicht': 'SACHBEARBEITUNG LESEN',
  'PUT /SachbearbeitungService/api/ansicht/:guid': 'SACHBEARBEITUNG LESEN',
  'DELETE /SachbearbeitungService/api/ansicht/:guid': 'SACHBEARBEITUNG LESEN',
  'DELETE /SachbearbeitungService/api/zweiterfaktor/:otpId': 'SACHBEARBEITUNG LESEN',
  'PUT /SachbearbeitungService/api/geschaeft/:guid/zuweisung': 'SACHBEARBEITUNG LESEN',
  'POST /SachbearbeitungService/api/geschaeft/:guid/anwesenheit': 'SACHBEARBEITUNG LESEN',
  'POST /SachbearbeitungService/api/geschaeft/:guid/befangenheit': 'SACHBEARBEITUNG LESEN',
  'POST /SachbearbeitungService/api/unternehmen/:guid/befangenheit': 'SACHBEARBEITUNG LESEN',
  'GET /SachbearbeitungService/api/unternehmen/:guid/kette': 'REVISION LESEN',
  'GET /SachbearbeitungService/api/befangenheit': 'LEITUNG SCHREIBEN',
  'GET /SachbearbeitungService/api/betriebslage': 'LEITUNG SCHREIBEN',
  'DELETE /SachbearbeitungService/api/befangenheit/:guid': 'LEITUNG SCHREIBEN',
  'GET /SachbearbeitungService/api/geschaeft/:guid/protokoll': 'REVISION LESEN',
  // Questionnaires are maintained with the programmes (S9-05).
  'POST /SachbearbeitungService/api/fragebogen': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/fragebogen/:umfrageUuid/fassung': 'PROGRAMMPFLEGE SCHREIBEN',
  'PUT /SachbearbeitungService/api/fragebogen/fassung/:guid': 'PROGRAMMPFLEGE SCHREIBEN',
  'DELETE /SachbearbeitungService/api/fragebogen/fassung/:guid': 'PROGRAMMPFLEGE SCHREIBEN',
  'PUT /SachbearbeitungService/api/fragebogen/fassung/:guid/veroeffentlichung': 'PROGRAMMPFLEGE SCHREIBEN',
  // So are rounds; only an invitation is lengthened by whoever has its case before him.
  'GET /SachbearbeitungService/api/rundenvorschlag': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde': 'PROGRAMMPFLEGE SCHREIBEN',
  'PUT /SachbearbeitungService/api/runde/:guid': 'PROGRAMMPFLEGE SCHREIBEN',
  'DELETE /SachbearbeitungService/api/runde/:guid': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde/:guid/veroeffentlichen': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde/:guid/verlaengern': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde/:guid/mittel': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde/:guid/annullieren': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde/:guid/reihung': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde/:guid/staffel': 'PROGRAMMPFLEGE SCHREIBEN',
  'POST /SachbearbeitungService/api/runde/:guid/bekundung/:bekundungGuid/entfallen':
    'PROGRAMMPFLEGE SCHREIBEN',
  // What came back is noted by who releases, what arrived by who prepares: the call asks itself.
  'POST /SachbearbeitungService/api/zahllauf/:guid/ergebnis': 'SACHBEARBEITUNG LESEN',
  // Called back by whoever presented it, by what right ever: the call asks itself.
  'POST /SachbearbeitungService/api/rundenakt/:guid/zurueckholen': 'SACHBEARBEITUNG LESEN',
}
/** What another has prepared is released or given back by a second person, whatever it is (S9-01). */
const ZU_ZWEIT = /^\/SachbearbeitungService\/.*\/(oeffnen|freigeben|zurueckgeben)$/

const rechtNachS1101 = (route: Route): Recht | undefined => {
  if (route.path.startsWith('/Zuwendungen/'))
    return route.method === 'GET' ? 'ZUWENDUNGEN LESEN' : 'ZUWENDUNGEN SCHREIBEN'
  if (route.path.startsWith('/api/public/v1/')) return 'DATADIRECTORY LESEN'
  if (ZU_ZWEIT.test(route.path)) return 'FREIGABE SCHREIBEN'
  if (route.path.startsWith('/SachbearbeitungService/'))
    return (
      SACHBEARBEITUNG[keyOf(route)] ??
      (route.method === 'GET' ? 'SACHBEARBEITUNG LESEN' : 'SACHBEARBEITUNG SCHREIBEN')
    )
  return NUTZER_SERVICE[keyOf(route)]
}

const ROUTEN = await contractRoutes()
const GESCHUETZT = ROUTEN.filter(([, route]) => route.permission !== 'public')
const UNSICHER = GESCHUETZT.filter(([, route]) => route.method !== 'GET')

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const gutesBeispiel = (name: string) => beispielVon(w.beispiele, name)
const senden = (name: string, route: Route, anders?: Aenderung) =>
  anfragen(w.t, route, gutesBeispiel(name), anders)
const mitRollen = (name: string, route: Route, rollen: readonly string[]) => {
  const gut = gutesBeispiel(name)
  return anfragen(w.t, route, { ...gut, als: { ...gut.als, rollen } })
}

test.each(GESCHUETZT)('[S11-01] %s needs the permission of the table', (_, route) => {
  const erwartet = rechtNachS1101(route)
  expect(erwartet, `${keyOf(route)} stands in no row of S11-01`).toBeDefined()
  expect([route.permission].flat().join(' ')).toBe(erwartet)
})

describe('refusals come before anything is read or written', () => {
  keinerSchreibt(() => w.t)
  afterEach(() => vi.restoreAllMocks())

  test.each(GESCHUETZT)('[R6-02] %s without a token: 401', async (name, route) => {
    const ohne = { authorization: null }
    const antwort = await senden(name, route, { headers: ohne })
    absage(antwort, 401)
    expect(antwort.headers['www-authenticate']).toBe('Bearer')
    absage(await senden(name, route, { headers: { ...ohne, cookie: null, [CSRF_HEADER]: null } }), 401)
    absage(
      await senden(name, route, { headers: ohne, query: { access_token: 'x', authorization: 'x' } }),
      401,
    )
  })

  test.each(GESCHUETZT)('[R6-02] %s with a token that does not hold: 401', async (name, route) => {
    const { bad } = await authorizations(w.t, gutesBeispiel(name).als)
    for (const [was, authorization] of bad)
      absage(await senden(name, route, { headers: { authorization } }), 401, was)
  })

  test.each(GESCHUETZT)('[R6-02] %s with the token of an ended session: 401', async (name, route) => {
    vi.spyOn(w.t.services.sessions, 'isRevoked').mockReturnValue(true)
    absage(await senden(name, route), 401)
  })

  test.each(GESCHUETZT)('[R6-02] %s without the role: 403', async (name, route) => {
    const recht = rechtNachS1101(route)
    const noetig = recht && ROLLE[recht]
    absage(await mitRollen(name, route, []), 403)
    absage(
      await mitRollen(
        name,
        route,
        ALLE_ROLLEN.filter((rolle) => rolle !== noetig),
      ),
      403,
    )
    absage(await mitRollen(name, route, [`${noetig} `, String(noetig).toLowerCase(), 'admin']), 403)
  })

  test.each(UNSICHER)('[R6-05] %s without a valid anti-forgery header: 403', async (name, route) => {
    const { als } = gutesBeispiel(name)
    const eigener = csrfValue(w.t.services.csrfKey, `sid-${als.sub}`)
    const fremder = csrfValue(w.t.services.csrfKey, 'sid-einer-anderen-sitzung')
    const anderer = csrfValue(Buffer.alloc(32, 8), `sid-${als.sub}`)
    const mit = (header: string | null, cookie: string | null, mehr: Record<string, string> = {}) => ({
      headers: { [CSRF_HEADER]: header, cookie: cookie && `${CSRF_COOKIE}=${cookie}`, ...mehr },
    })
    const faelle: readonly (readonly [string, Aenderung])[] = [
      ['no header', mit(null, eigener)],
      ['empty header', mit('', eigener)],
      ['no cookie', mit(eigener, null)],
      ['neither', mit(null, null)],
      ['header of another value', mit(csrfValue(w.t.services.csrfKey, `sid-${als.sub}`), eigener)],
      ['header and cookie of another session', mit(fremder, fremder)],
      ['header and cookie made with another key', mit(anderer, anderer)],
      ['header and cookie made up', mit('a.b', 'a.b')],
      ['a cookie with more behind it', mit(`${eigener}.x`, `${eigener}.x`)],
      ['a call from another site', mit(eigener, eigener, { 'sec-fetch-site': 'cross-site' })],
    ]
    for (const [was, anders] of faelle) absage(await senden(name, route, anders), 403, was)
  })

  test.each(UNSICHER)('[R6-05] %s gets a fresh cookie where it has no valid one', async (name, route) => {
    const antwort = await senden(name, route, { headers: { cookie: null, [CSRF_HEADER]: null } })
    const [cookie] = [antwort.headers['set-cookie']].flat()
    expect(cookie).toMatch(
      new RegExp(String.raw`^${CSRF_COOKIE}=[\w-]+\.[\w-]+; Path=/; Secure; SameSite=Strict$`),
    )
  })

  test.each(GESCHUETZT)(
    '[R6-02] %s tells who is not signed in nothing about the request',
    async (name, route) => {
      const headers = { authorization: null, 'content-type': 'application/json' }
      const params = Object.fromEntries(Object.keys(gutesBeispiel(name).params ?? {}).map((p) => [p, 'x']))
      absage(await senden(name, route, { headers, params, query: { erfunden: '1' }, body: '{"halb":' }), 401)
      if (route.method === 'GET') {
        const head = await senden(name, route, { method: 'HEAD', headers })
        expect([head.status, head.text]).toEqual([401, ''])
      }
    },
  )
})

/**
 * Ask for more than to read: who prepares or releases (S6-07, logged each time), and who may give cases away (S9-02). Whom
 * they refuse stands in `testing/rechte.ts` of their slice.
 */
const MEHR_ALS_LESEN: readonly string[] = ['zahllaufHerunterladen', 'bearbeitendeLesen']
const LESEND = GESCHUETZT.filter(([name, { method }]) => method === 'GET' && !MEHR_ALS_LESEN.includes(name))

test.each(LESEND)('[R6-02] %s is answered to who has the one role that it needs', async (name, route) => {
  const recht = rechtNachS1101(route)
  expect((await mitRollen(name, route, recht === undefined ? [] : [ROLLE[recht]])).status).toBe(200)
})

describe('a call that only reads', () => {
  keinerSchreibt(() => w.t)

  test.each(LESEND)('[R6-05] %s needs no anti-forgery header: it changes nothing', async (name, route) => {
    const antwort = await senden(name, route, { headers: { cookie: null, [CSRF_HEADER]: null } })
    expect(antwort.status).toBe(200)
  })
})
