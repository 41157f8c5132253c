import { lauf } from '@foerderportal/contract/shared/lauf/lauf'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { absagen } from '../http/refusal.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { erlaubt, handeln, handelnIn, type Tun } from './handeln.ts'

/** A letter that somebody writes and somebody else sends. */
const staende = lauf({
  was: 'Brief',
  staende: ['ENTWURF', 'WEG'],
  anfang: 'ENTWURF',
  ende: ['WEG'],
  akteure: { SCHREIBT: 'Das tut, wer versendet.', VERSENDET: 'Das tut, wer schreibt.' },
  zeilen: {
    briefSchreiben: { von: ['ENTWURF'], wer: ['SCHREIBT'], nach: 'ENTWURF', sonst: 'Er ist unterwegs.' },
    briefVersenden: { von: ['ENTWURF'], wer: ['VERSENDET'], nach: 'WEG', sonst: 'Er ist unterwegs.' },
  },
})
type Aktion = 'briefSchreiben' | 'briefVersenden'
type Brief = { readonly stand: 'ENTWURF' | 'WEG'; readonly fassung: number; readonly text: string }
type Aufruf = { readonly sub: string; readonly wer: 'SCHREIBT' | 'VERSENDET' }

const GUID = 'b0000000-0000-4000-8000-000000000001'
const LENA: Aufruf = { sub: 'sub-lena', wer: 'SCHREIBT' }
const PAUL: Aufruf = { sub: 'sub-paul', wer: 'VERSENDET' }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  await sql`create table brief (stand text, fassung integer, text text)`.execute(t.ownerDb)
  await sql`grant select, insert, update on brief to portal_app`.execute(t.ownerDb)
})
afterAll(() => t.close())
beforeEach(async () => {
  await sql`truncate brief`.execute(t.ownerDb)
  await sql`insert into brief values ('ENTWURF', 1, '')`.execute(t.ownerDb)
})

const BRIEF = {
  laden: async (tx: Parameters<Tun<Brief>>[0]) => {
    const { rows } = await sql<Brief>`select stand, fassung, text from brief for update`.execute(tx)
    if (rows[0] === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
    return rows[0]
  },
  hindernis: (aktion: Aktion, { stand }: Brief, { wer }: Aufruf) => staende.hindernis(aktion, stand, [wer]),
  nichtMoeglich: (text: string) => absagen(ZUWENDUNG.nichtMoeglich, text),
  fassung: (_tx: unknown, { fassung }: Brief, ifMatch: number) => {
    if (fassung !== ifMatch) throw absagen(ALLGEMEIN.konkurrierend, 'Er wurde geändert.')
  },
  eintrag: (_lage: Brief, { sub }: Aufruf) => ({
    unternehmenGuid: null,
    sub,
    objektGuid: GUID,
    angaben: { nr: 7 },
  }),
}
const tun = handeln({ ...BRIEF, antwort: (tx) => BRIEF.laden(tx) })

const schreiben =
  (text: string): Tun<Brief> =>
  async (tx) => {
    await sql`update brief set text = ${text}, fassung = fassung + 1`.execute(tx)
    return { zeichen: text.length }
  }
const niemals: Tun<Brief> = () => expect.unreachable('refused before')

const gelesen = async () =>
  (await sql<Brief>`select stand, fassung, text from brief`.execute(t.ownerDb)).rows[0]
const protokoll = async (vorher: number) =>
  (
    await sql<{ nutzer_sub: string; handlung: string; objekt_guid: string; angaben: object }>`
      select nutzer_sub, handlung, objekt_guid, angaben from audit_log order by zeit, nr offset ${vorher}`.execute(
      t.ownerDb,
    )
  ).rows
const zeilen = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from audit_log`.execute(t.ownerDb)).rows[0]?.n ?? 0

describe('[S4-10] one act', () => {
  test('is locked, allowed, done, logged and answered in one transaction, with no statement more', async () => {
    const vorher = await zeilen()
    t.statements.length = 0
    expect(await tun(t.services, LENA, 'briefSchreiben', schreiben('Guten Tag'))).toEqual({
      stand: 'ENTWURF',
      fassung: 2,
      text: 'Guten Tag',
    })
    const anweisungen = t.statements.map((s) => s.trim().split(/\s+/)[0])
    expect(anweisungen).toEqual(['begin', 'select', 'update', 'insert', 'select', 'commit'])
    expect(await protokoll(vorher)).toEqual([
      {
        nutzer_sub: 'sub-lena',
        handlung: 'briefSchreiben',
        objekt_guid: GUID,
        angaben: { nr: 7, zeichen: 9 },
      },
    ])
  })

  test.each([
    [
      'who has no part in it: 403',
      PAUL,
      'ENTWURF',
      ALLGEMEIN.keineBerechtigung.status,
      'Das tut, wer schreibt.',
    ],
    ['in another state: 412', LENA, 'WEG', ZUWENDUNG.nichtMoeglich.status, 'Er ist unterwegs.'],
    ['both: it lies in the state', PAUL, 'WEG', ZUWENDUNG.nichtMoeglich.status, 'Er ist unterwegs.'],
  ])('is refused to %s', async (_, wer, stand, status, detail) => {
    await sql`update brief set stand = ${stand}`.execute(t.ownerDb)
    await expect(tun(t.services, { ...wer, ifMatch: 9 }, 'briefSchreiben', niemals)).rejects.toMatchObject({
      absage: { status },
      detail,
    })
  })

  test('[S11-05] on another version than was read: 409, after the table and before the act', async () => {
    await expect(tun(t.services, { ...LENA, ifMatch: 3 }, 'briefSchreiben', niemals)).rejects.toMatchObject({
      detail: 'Er wurde geändert.',
    })
    await tun(t.services, { ...LENA, ifMatch: 1 }, 'briefSchreiben', schreiben('A'))
  })

  test('of which anything fails leaves nothing, no row of the log either', async () => {
    const vorher = await zeilen()
    const ohneAntwort = handeln({ ...BRIEF, antwort: () => Promise.reject(new Error('gone')) })
    await expect(ohneAntwort(t.services, LENA, 'briefSchreiben', schreiben('A'))).rejects.toThrow('gone')
    expect(await gelesen()).toMatchObject({ text: '' })
    expect(await protokoll(vorher)).toEqual([])
  })

  test('that does nothing is not logged; one that is told in several chains is, in each', async () => {
    const vorher = await zeilen()
    await tun(t.services, LENA, 'briefSchreiben', async () => null)
    const eintrag = { unternehmenGuid: null, sub: 'sub-paul', objektGuid: GUID }
    await tun(t.services, PAUL, 'briefVersenden', async () => [
      { ...eintrag, handlung: 'briefVersenden', angaben: { an: 1 } },
      { ...eintrag, handlung: 'briefVersenden', angaben: { an: 2 } },
    ])
    expect((await protokoll(vorher)).map(({ angaben }) => angaben)).toEqual([{ an: 1 }, { an: 2 }])
  })

  test('joins a transaction that there is, or only asks for the thing', async () => {
    const vorher = await zeilen()
    await t.services.db.transaction().execute(async (tx) => {
      const lage = await erlaubt(BRIEF)(tx, {}, { ...LENA, aktion: 'briefSchreiben' })
      expect(lage.text).toBe('')
      await handelnIn(BRIEF)(tx, {}, { ...LENA, aktion: 'briefSchreiben' }, schreiben('B'))
      expect(await gelesen()).toMatchObject({ text: '' })
    })
    expect(await gelesen()).toMatchObject({ text: 'B' })
    expect((await protokoll(vorher)).map(({ handlung }) => handlung)).toEqual(['briefSchreiben'])
  })
})
