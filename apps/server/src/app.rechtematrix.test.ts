import { CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { NUTZER_SERVICE } from '@foerderportal/contract/shared/route'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { absage, anfragen } from './platform/testing/anfragen.ts'
import { startPortalWelt } from './platform/testing/portalWelt.ts'
import { RECHTE_ANFRAGEN, type RechteAnfrage } from './platform/testing/rechteAnfragen.ts'
import { AUFRUFER, rechteWelt, type Aufrufer, type RechteWelt } from './platform/testing/rechteWelt.ts'
import { schreibzaehler } from './platform/testing/schreibzaehler.ts'
import type { TestApp } from './platform/testing/testApp.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/** A status, with the title of the catalogue where its first row is not meant. */
type Zelle = number | `${number} ${string}`
type Vorgang = keyof typeof RECHTE_ANFRAGEN
type JeSpalte<T extends readonly unknown[]> = { readonly [S in keyof T]: Zelle }
type Zeile = JeSpalte<typeof AUFRUFER>
type Teil<V extends Vorgang> = Readonly<Record<V, Zeile>>

const KEIN_NUTZER = '404 Kein Nutzer'
const SCHON_DA = '412 Benutzer bereits vorhanden'
const NICHT_DA = '412 Benutzer nicht vorhanden'
const NEIN = '412 Benutzer nicht oder Unternehmen vorhanden'

/*
 * Who gets what from each call of section 7.1, by section 6, S1-01 to S1-05, S2-02, S11-01 and S11-02. What is refused,
 * or only read, leaves every table as it was; what is granted does not.
 *
 * Columns: no token; an admin's token without roles; an account that has not registered; registered, of no company,
 * with every role there is; member; member who is admin of another company; admin; admin of another company; member of
 * a credit institution; its admin (gpAdmin). The last two name their own company, all others the farm.
 */

const EIGENES = {
  nutzerLesen: [401, 403, 404, 200, 200, 200, 200, 200, 200, 200],
  nutzerAendern: [401, 403, NICHT_DA, 200, 200, 200, 200, 200, 200, 200],
  nutzerAnlegen: [401, 403, 200, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA, SCHON_DA],
  nutzerStatusLesen: [401, 403, KEIN_NUTZER, 200, 200, 200, 200, 200, 200, 200],
  identifizierungLesen: [401, 403, 404, 200, 200, 200, 200, 200, 200, 200],
  entwurfSchluesselLesen: [401, 403, 200, 200, 200, 200, 200, 200, 200, 200],
  // Login and second factor belong to the account: who has not registered yet has them too.
  loginDatenAendern: [401, 403, 200, 200, 200, 200, 200, 200, 200, 200],
  otpListeLesen: [401, 403, 200, 200, 200, 200, 200, 200, 200, 200],
  'otpLoeschen: eigener': [401, 403, 204, 204, 204, 204, 204, 204, 204, 204],
  'otpLoeschen: fremder': [401, 403, 404, 404, 404, 404, 404, 404, 404, 404],
  // S1-05: nobody here has said that he acts for several companies.
  unternehmenAnlegen: [401, 403, NEIN, 200, NEIN, NEIN, NEIN, NEIN, NEIN, NEIN],
} as const satisfies Partial<Teil<Vorgang>>

const DER_FIRMA = {
  unternehmenLesen: [401, 403, 403, 403, 200, 200, 200, 403, 200, 200],
  unternehmenAendern: [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
  // Who may see users somewhere sees those of his other companies too; changing them is for their admins.
  unternehmensNutzerLesen: [401, 403, 403, 403, 403, 200, 200, 403, 403, 200],
  zeichnungsberechtigungAendern: [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
  nutzerEinladen: [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
  einladungenLesen: [401, 403, 403, 403, 403, 403, 200, 403, 403, 200],
} as const satisfies Partial<Teil<Vorgang>>

const EINLADUNG = {
  'einladungLesen: eigene': [401, 403, 200, 200, 200, 200, 200, 200, 200, 200],
  'einladungLesen: fremde': [401, 403, 404, 404, 404, 404, 404, 404, 404, 404],
  'einladungBeantworten: eigene': [401, 403, KEIN_NUTZER, 200, 200, 200, 200, 200, 200, 200],
  'einladungBeantworten: fremde': [401, 403, KEIN_NUTZER, 404, 404, 404, 404, 404, 404, 404],
} as const satisfies Partial<Teil<Vorgang>>

const OFFEN = {
  nutzerServiceBaseUrl: [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'identRueckmelden: unterschrieben': [204, 204, 204, 204, 204, 204, 204, 204, 204, 204],
  'identRueckmelden: falsch unterschrieben': [403, 403, 403, 403, 403, 403, 403, 403, 403, 403],
  identBefindenLesen: [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  identProbeMelden: [204, 204, 204, 204, 204, 204, 204, 204, 204, 204],
  barriereMelden: [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
} as const satisfies Partial<Teil<Vorgang>>

const MATRIX: Teil<Vorgang> = { ...EIGENES, ...DER_FIRMA, ...EINLADUNG, ...OFFEN }

/** Section 8, where a status has more than one title. */
const TITEL: Readonly<Record<number, string>> = {
  401: 'Authentifizierung nicht erfolgreich',
  403: 'Unzureichende Berechtigung',
  404: 'Nicht gefunden',
}
/** Writes nothing although it is no GET (S11-02). */
const WIRKUNGSLOS: readonly Vorgang[] = ['identProbeMelden']
const OHNE_TOKEN = { authorization: null, cookie: null, [CSRF_HEADER]: null }

const ROUTEN = new Map(
  (await contractRoutes()).filter(([, { path }]) => path.startsWith(`${NUTZER_SERVICE}/`)),
)
const routeVon = (vorgang: string) => {
  const route = ROUTEN.get(vorgang.split(': ')[0] ?? '')
  if (route === undefined) throw new Error(`${vorgang} is no call of ${NUTZER_SERVICE}`)
  return route
}

let t: TestApp
let geschrieben: Awaited<ReturnType<typeof schreibzaehler>>
beforeAll(async () => {
  ;({ t } = await startPortalWelt())
  geschrieben = await schreibzaehler(t)
})
afterAll(() => t.close())

test('[R6-02] every call of the service has its row, and every row a call', () => {
  const belegt = new Set(Object.keys(MATRIX).map((vorgang) => vorgang.split(': ')[0] ?? ''))
  expect([...ROUTEN.keys()].filter((name) => !belegt.has(name))).toEqual([])
  expect([...belegt].filter((name) => !ROUTEN.has(name))).toEqual([])
})

type Fall = { readonly aufrufer: Aufrufer; readonly status: number; readonly titel: string | undefined }
const faelle = (vorgang: Vorgang): readonly Fall[] =>
  AUFRUFER.map((aufrufer, nr) => {
    const [, status, titel] = /^(\d+) ?(.*)$/.exec(String(MATRIX[vorgang][nr])) ?? []
    return { aufrufer, status: Number(status), titel: titel || TITEL[Number(status)] }
  })
const aendert = (vorgang: Vorgang, { status }: Fall) =>
  status < 300 && routeVon(vorgang).method !== 'GET' && !WIRKUNGSLOS.includes(vorgang)

/** The request of a cell, ready to be sent: what it names has been made. */
const vorbereiten = async (welt: RechteWelt, vorgang: Vorgang, { aufrufer, status, titel }: Fall) => {
  const spalte = welt[aufrufer]
  const anfrage: RechteAnfrage = RECHTE_ANFRAGEN[vorgang]
  const anders = await anfrage(t, spalte)
  const headers = { ...anders.headers, ...(aufrufer === 'ohneToken' && OHNE_TOKEN) }
  return async () => {
    const antwort = await anfragen(t, routeVon(vorgang), { als: spalte.als }, { ...anders, headers })
    const was = `${vorgang}, ${aufrufer}`
    if (status < 300) expect(antwort.status, `${was}: ${antwort.text.slice(0, 300)}`).toBe(status)
    else expect(absage(antwort, status, was).title, was).toBe(titel)
  }
}

const zeilen = (teil: object) => Object.keys(teil) as Vorgang[] // of the constants above; TypeScript widens them

const pruefen = async (vorgang: Vorgang): Promise<void> => {
  // A world for each row: what one call changes is no matter to the next one.
  const welt = await rechteWelt(t)
  const stille = faelle(vorgang).filter((fall) => !aendert(vorgang, fall))
  const anfragenDavon = []
  for (const fall of stille) anfragenDavon.push(await vorbereiten(welt, vorgang, fall))
  await geschrieben()
  for (const senden of anfragenDavon) await senden()
  expect(await geschrieben()).toEqual([])
  for (const fall of faelle(vorgang).filter((einer) => aendert(vorgang, einer))) {
    const senden = await vorbereiten(welt, vorgang, fall)
    await geschrieben()
    await senden()
    expect(await geschrieben(), fall.aufrufer).not.toEqual([])
  }
}

test.each(zeilen(EIGENES))('[R6-02] [S11-01] %s', pruefen)
test.each(zeilen(DER_FIRMA))('[R6-02] [S11-01] [S1-02] [S1-03] %s', pruefen)
test.each(zeilen(EINLADUNG))('[R6-02] [S11-01] [S1-02] %s', pruefen)
test.each(zeilen(OFFEN))('[S11-02] %s', pruefen)
