import { BANKROLLEN, ROLLEN } from '@foerderportal/contract/shared/permissions'
import { SACHBEARBEITUNG_SERVICE } from '@foerderportal/contract/shared/route'
import { ansichtAnlegen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoBenutzer, type DemoBenutzer } from './oidc/demo.ts'
import { keinerSchreibt } from './platform/testing/abdruck.ts'
import { absage, anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { OHNE_FALL, VERWEIGERT, rechteteile } from './platform/testing/rechteteile.ts'
import { als } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { schreibzaehler } from './platform/testing/schreibzaehler.ts'
import type { Caller } from './platform/testing/tokens/testTokens.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/** The bank's people of the demo world, each with the roles of the own account. */
const LEUTE = [
  'sabine.sachbearbeitung',
  'frank.freigabe',
  'petra.programme',
  'ludwig.leitung',
  'rita.revision',
] as const satisfies readonly DemoBenutzer[]

/** Columns as above: who checks, releases, maintains programmes, leads, audits; each slice knows its own calls. */
const TEILE = await rechteteile()
const ZEILEN = TEILE.flatMap(({ bank = {} }) => Object.entries(bank))
const MATRIX = new Map(ZEILEN)

const ROUTEN = await contractRoutes()
const DER_BANK = ROUTEN.filter(([, { path }]) => path.startsWith(`${SACHBEARBEITUNG_SERVICE}/`))
const IM_KUNDENPORTAL = ROUTEN.filter(
  ([, { path, permission }]) => permission !== 'public' && !path.startsWith(`${SACHBEARBEITUNG_SERVICE}/`),
)
const KUNDENROLLEN = ROLLEN.filter((rolle) => !BANKROLLEN.some((r) => r === rolle))

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const person = (name: DemoBenutzer): Caller => {
  const konto = demoBenutzer().find(({ benutzername }) => benutzername === name)
  if (konto === undefined) throw new Error(`the demo world has no ${name}`)
  return { sub: konto.id, rollen: konto.rollen }
}
const rufen = (name: string, als: Caller, anders: Aenderung = {}) => {
  const route = ROUTEN.find(([n]) => n === name)?.[1]
  if (route === undefined) throw new Error(`no call ${name}`)
  return anfragen(w.t, route, { ...beispielVon(w.beispiele, name), als }, anders)
}

test('[S9-01] every call of the bank has its row', () => {
  expect(DER_BANK.map(([name]) => name).toSorted()).toEqual(ZEILEN.map(([name]) => name).toSorted())
})

let geschrieben: () => Promise<readonly string[]>
beforeAll(async () => void (geschrieben = await schreibzaehler(w.t)))

test.each([...MATRIX.keys()])('[S9-01] [R6-02] %s', async (name) => {
  await geschrieben()
  // A customer with every right that one can have, at his own company and at others'.
  absage(await rufen(name, { ...beispielVon(w.beispiele, name).als, rollen: KUNDENROLLEN }), 403)
  const spalten = LEUTE.map((wer, i) => ({ wer, status: MATRIX.get(name)?.[i] }))
  for (const { wer } of spalten.filter(({ status }) => status === 403))
    absage(await rufen(name, person(wer)), 403, wer)
  expect(await geschrieben()).toEqual([])
  for (const { wer } of spalten.filter(({ status }) => status === 200))
    expect((await rufen(name, person(wer))).status, wer).toBe(200)
})

/** What every case, or every company, is known by: none of it may stand in an answer. */
const SPUREN = {
  geschaeft: sql<{ spur: string }>`select unnest(array[g.ge_nr, g.guid::text, a.guid::text]) as spur
    from geschaeft g join antrag a on a.geschaeft_guid = g.guid`,
  unternehmen: sql<{ spur: string }>`select guid::text as spur from unternehmen`,
}

describe.each([
  { woran: 'geschaeft', teile: TEILE.map(({ befangen = {} }) => befangen) },
  {
    woran: 'unternehmen',
    teile: TEILE.map(({ befangen, befangenAmUnternehmen }) => ({ ...befangen, ...befangenAmUnternehmen })),
  },
] as const)(
  '[A-07] [S9-01] with a conflict of interest on every $woran there is no trace of it',
  ({ woran, teile }) => {
    const BEFANGEN: Caller = { sub: `sub-befangen-${woran}`, rollen: [...BANKROLLEN], amr: ['pwd', 'otp'] }
    const ERWARTET = new Map(teile.flatMap((teil) => Object.entries(teil)))
    const LISTEN = [...ERWARTET].flatMap(([name, leer]) =>
      typeof leer === 'string' ? [] : [[name, leer] as const],
    )
    let spuren: readonly string[]
    /** Of a list the first page: with it come the counts. */
    const fragen = (name: string, als: Caller) => {
      const { nach: _, ...query } = beispielVon(w.beispiele, name).query ?? {}
      return rufen(name, als, { query })
    }

    beforeAll(async () => {
      const ansicht = { name: 'Alle', suche: {} }
      expect((await w.t.call(ansichtAnlegen, { als: BEFANGEN, body: ansicht })).status).toBe(200)
      spuren = (await SPUREN[woran].execute(w.t.ownerDb)).rows.map(({ spur }) => spur)
      await sql`insert into befangenheit (guid, ${sql.ref(`${woran}_guid`)}, nutzer_sub, grund, erklaert_am)
        select gen_random_uuid(), guid, ${BEFANGEN.sub}, 'Verwandt.', now() from ${sql.table(woran)}`.execute(
        w.t.ownerDb,
      )
      // The rows above have looked at the one change of bank data that there is: it waits again.
      await sql`insert into bankdaten_offen select nachher_guid, geaendert_am from bankdaten_aenderung
        on conflict do nothing`.execute(w.t.ownerDb)
      await geschrieben()
    })

    test('rows are of calls that there are', () => {
      for (const name of ERWARTET.keys()) expect([...MATRIX.keys()]).toContain(name)
    })

    test.each([...MATRIX.keys()])('%s', async (name) => {
      const antwort = await fragen(name, BEFANGEN)
      const schrieb = await geschrieben()
      for (const spur of spuren) expect(antwort.text).not.toContain(spur)
      const erwartet = ERWARTET.get(name) ?? VERWEIGERT
      if (erwartet === VERWEIGERT) {
        expect(absage(antwort, 403).detail).toContain('Befangenheit erklärt')
        expect(schrieb).toEqual([])
      } else if (erwartet === OHNE_FALL) expect(antwort.text).not.toContain('Befangenheit erklärt')
      else {
        expect(JSON.parse(antwort.text), antwort.text).toMatchObject(erwartet)
        // Beside what is named: of his own views too.
        expect(antwort.text).not.toMatch(/"anzahl":[1-9]/)
      }
    })

    test.each(LISTEN)('%s is not empty for others, nor for Leitung', async (name, leer) => {
      const antwort = await fragen(name, { ...BEFANGEN, sub: 'sub-unbefangen' })
      expect(JSON.parse(antwort.text)).not.toMatchObject(leer)
    })
  },
)

describe('[A-09] [S9-01] whoever of the bank acts for the company changes nothing of it', () => {
  const EIGEN: Caller = { ...als('ohne.unternehmen'), rollen: [...BANKROLLEN], amr: ['pwd', 'otp'] }
  /** He may look at the case, and say that he takes no part in it. */
  const DARF = new Set(['anwesenheitMelden', 'befangenheitErklaeren', 'befangenheitAmUnternehmenErklaeren'])
  const AM_UNTERNEHMEN = new Map(
    TEILE.flatMap(({ befangen, befangenAmUnternehmen }) =>
      Object.entries({ ...befangen, ...befangenAmUnternehmen }),
    ),
  )
  const SCHREIBEND = DER_BANK.filter(
    ([name, { method }]) =>
      method !== 'GET' && !DARF.has(name) && (AM_UNTERNEHMEN.get(name) ?? VERWEIGERT) === VERWEIGERT,
  )

  beforeAll(async () => {
    await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
      select guid, ${EIGEN.sub}, false, false, now() from unternehmen on conflict do nothing`.execute(
      w.t.ownerDb,
    )
  })

  test.each(SCHREIBEND.map(([name]) => name))('%s', async (name) => {
    const { detail } = absage(await rufen(name, EIGEN), 403)
    expect(detail).toMatch(/für das Sie selbst handeln|handeln Sie selbst/)
  })
})

describe('[S1-11] who only works for the bank is no customer', () => {
  const kundenaufrufe = IM_KUNDENPORTAL.filter(([, { permission }]) => permission[0] !== 'DATADIRECTORY')
  const verzeichnis = IM_KUNDENPORTAL.filter(([, { permission }]) => permission[0] === 'DATADIRECTORY')
  /** Permitted as the directory is (S11-01), but what they name belongs to somebody (S11-10). */
  const frageboegen = verzeichnis.filter(([, { path }]) => path.includes('/umfrage/'))
  const auskuenfte = verzeichnis.filter((route) => !frageboegen.includes(route))

  keinerSchreibt(() => w.t)

  test.each(kundenaufrufe)('[S1-11] %s: 403', async (name) => {
    for (const wer of LEUTE) absage(await rufen(name, person(wer)), 403, wer)
  })

  test.each(frageboegen)('[S11-10] %s: not of a company that is none of theirs', async (name) => {
    for (const wer of LEUTE)
      absage(await rufen(name, person(wer)), name === 'fragebogenAnlegen' ? 403 : 404, wer)
  })

  test.each(auskuenfte)('[S1-11] %s answers everybody at the bank', async (name) => {
    for (const wer of LEUTE) expect((await rufen(name, person(wer))).status, wer).toBe(200)
  })
})
