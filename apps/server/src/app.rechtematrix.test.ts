import { CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { NUTZER_SERVICE } from '@foerderportal/contract/shared/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { absage, anfragen } from './platform/testing/anfragen.ts'
import { startPortalWelt } from './platform/testing/portalWelt.ts'
import { rechteteile } from './platform/testing/rechteteile.ts'
import { AUFRUFER, rechteWelt, type Aufrufer, type RechteWelt } from './platform/testing/rechteWelt.ts'
import { schreibzaehler } from './platform/testing/schreibzaehler.ts'
import type { TestApp } from './platform/testing/testApp.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/*
 * Who gets what from each call of section 7.1, by section 6, S1-01 to S1-05, S2-02, S11-01 and S11-02; each slice knows
 * its own (Rechteteil). What is refused, or only read, leaves every table as it was; what is granted does not.
 */
const GRUPPEN = Object.entries(
  Object.groupBy(
    (await rechteteile()).flatMap(({ kunden = {} }) =>
      Object.entries(kunden).flatMap(([kennungen, zeilen]) =>
        zeilen.map(([vorgang, zellen, anfrage]) => ({ kennungen, vorgang, zellen, anfrage })),
      ),
    ),
    ({ kennungen }) => kennungen,
  ),
).map(([kennungen, zeilen = []]) => [kennungen, zeilen] as const)
const ZEILEN = GRUPPEN.flatMap(([, zeilen]) => zeilen)
type Zeile = (typeof ZEILEN)[number]

/** Section 8, where a status has more than one title. */
const TITEL: Readonly<Record<number, string>> = {
  401: 'Authentifizierung nicht erfolgreich',
  403: 'Unzureichende Berechtigung',
  404: 'Nicht gefunden',
}
/** Writes nothing although it is no GET (S11-02). */
const WIRKUNGSLOS: readonly string[] = ['identProbeMelden']
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
  const belegt = new Set(ZEILEN.map(({ vorgang }) => vorgang.split(': ')[0] ?? ''))
  expect([...ROUTEN.keys()].filter((name) => !belegt.has(name))).toEqual([])
  expect([...belegt].filter((name) => !ROUTEN.has(name))).toEqual([])
})

type Fall = { readonly aufrufer: Aufrufer; readonly status: number; readonly titel: string | undefined }
const faelle = ({ zellen }: Zeile): readonly Fall[] =>
  AUFRUFER.map((aufrufer, nr) => {
    const [, status, titel] = /^(\d+) ?(.*)$/.exec(String(zellen[nr])) ?? []
    return { aufrufer, status: Number(status), titel: titel || TITEL[Number(status)] }
  })
const aendert = ({ vorgang }: Zeile, { status }: Fall) =>
  status < 300 && routeVon(vorgang).method !== 'GET' && !WIRKUNGSLOS.includes(vorgang)

/** The request of a cell, ready to be sent: what it names has been made. */
const vorbereiten = async (
  welt: RechteWelt,
  { vorgang, anfrage }: Zeile,
  { aufrufer, status, titel }: Fall,
) => {
  const spalte = welt[aufrufer]
  const anders = await anfrage(t, spalte)
  const headers = { ...anders.headers, ...(aufrufer === 'ohneToken' && OHNE_TOKEN) }
  return async () => {
    const antwort = await anfragen(t, routeVon(vorgang), { als: spalte.als }, { ...anders, headers })
    const was = `${vorgang}, ${aufrufer}`
    if (status < 300) expect(antwort.status, `${was}: ${antwort.text.slice(0, 300)}`).toBe(status)
    else expect(absage(antwort, status, was).title, was).toBe(titel)
  }
}

const pruefen = async (zeile: Zeile): Promise<void> => {
  // A world for each row: what one call changes is no matter to the next one.
  const welt = await rechteWelt(t)
  const stille = faelle(zeile).filter((fall) => !aendert(zeile, fall))
  const anfragenDavon = []
  for (const fall of stille) anfragenDavon.push(await vorbereiten(welt, zeile, fall))
  await geschrieben()
  for (const senden of anfragenDavon) await senden()
  expect(await geschrieben()).toEqual([])
  for (const fall of faelle(zeile).filter((einer) => aendert(zeile, einer))) {
    const senden = await vorbereiten(welt, zeile, fall)
    await geschrieben()
    await senden()
    expect(await geschrieben(), fall.aufrufer).not.toEqual([])
  }
}

test('[R6-02] no call has two rows', () => {
  const namen = ZEILEN.map(({ vorgang }) => vorgang)
  expect(namen).toEqual([...new Set(namen)])
})

describe.each(GRUPPEN)('%s', (_, zeilen) => {
  test.each(zeilen)('$kennungen $vorgang', pruefen)
})
