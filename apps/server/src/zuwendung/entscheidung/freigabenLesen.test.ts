import { entscheidungsfreigabenLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import {
  BEIDES,
  FRANK,
  entwurf,
  freigeben,
  gekuerzt,
  speichern,
  vorgelegt,
  vorlegen,
  zurueckgeben,
} from '../testing/entscheidungWelt.ts'
import { SABINE } from '../testing/korrekturWelt.ts'
import { LENA, platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

/** What lay there before is given back: each test has its own list. */
beforeEach(async () => {
  const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from entscheidung
    where status = 'VORGELEGT'`.execute(t.ownerDb)
  for (const { guid } of rows) await zurueckgeben(t, guid)
})

const liste = async (als: Caller = FRANK, nach?: string) =>
  (await t.call(entscheidungsfreigabenLesen, { als, ...(nach === undefined ? {} : { query: { nach } }) }))
    .body
const faelle = async (als: Caller = FRANK) =>
  (await liste(als)).zeilen.map(({ geschaeftGuid }) => geschaeftGuid)

test('[S9-04] names what waits, longest first, with who prepared it, the sum and the deviations in words', async () => {
  const erste = await vorgelegt(t)
  t.clock.set(new Date(t.clock.now().getTime() + 60_000))
  const { fall, inhalt } = await entwurf(t, BEIDES)
  await speichern(t, fall, gekuerzt(inhalt), { wer: BEIDES })
  await vorlegen(t, fall, BEIDES)
  await sql`insert into bankperson (sub, name, rollen, zuletzt) values (${BEIDES.sub}, 'Berta Beides', '{}', now())`.execute(
    t.ownerDb,
  )
  const { zeilen, anzahl, fuerMich, nach } = await liste()
  expect(zeilen.map(({ geschaeftGuid }) => geschaeftGuid)).toEqual([erste.fall, fall])
  expect([anzahl, fuerMich, nach]).toEqual([2, 2, null])
  expect(zeilen[1]).toMatchObject({
    unternehmenName: 'Hof Lindenau GbR',
    programm: 'AnkNabo',
    art: 'BEWILLIGUNG',
    vorbereitetVon: 'Berta Beides',
    betrag: 4_000,
    abweichungen: [expect.stringMatching(/^Kürzung 4\.000,79/)],
    gesperrtWeil: null,
  })
})

test('[S9-04] what somebody touched is there with the reason why he can’t release it', async () => {
  await vorgelegt(t, BEIDES)
  const { zeilen, fuerMich } = await liste(BEIDES)
  expect(zeilen[0]?.gesperrtWeil).toBe(
    'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
  )
  expect(fuerMich).toBe(0)
  expect((await liste(SABINE)).zeilen[0]?.gesperrtWeil).toContain('Freigabe')
})

test('[S9-01] a member of the company sees why not; a conflict of interest leaves no trace, not even in the count', async () => {
  const { fall } = await vorgelegt(t)
  const lenaBeiDerBank = { ...LENA, rollen: FRANK.rollen ?? [], amr: ['pwd', 'otp'] }
  expect((await liste(lenaBeiDerBank)).zeilen[0]?.gesperrtWeil).toContain('für das Sie selbst handeln')
  await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${fall}, ${FRANK.sub}, 'Verwandt.', now())`.execute(t.ownerDb)
  expect(await liste()).toEqual({ zeilen: [], anzahl: 0, fuerMich: 0, nach: null })
  expect(await faelle(BEIDES)).toEqual([fall])
})

test('[S9-04] what was released or given back is gone at once', async () => {
  const [eine, andere] = [await vorgelegt(t), await vorgelegt(t)]
  expect(await faelle()).toHaveLength(2)
  await freigeben(t, eine.fall, eine.inhaltSha256)
  await zurueckgeben(t, andere.fall)
  expect(await faelle()).toEqual([])
})

test('[S9-04] more than a page is asked for page by page, none twice and none left out', async () => {
  const { fall } = await vorgelegt(t)
  // Copies of the case, the quick way: what lies there is read, not judged.
  await sql`with neu as (insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, einladung_guid, programm,
      status, status_seit, demo)
    select gen_random_uuid(), 'GE-T-' || n, unternehmen_guid, runde_guid, einladung_guid, programm, status,
      status_seit, demo from geschaeft, generate_series(1, 120) n where guid = ${fall} returning guid)
    insert into entscheidung (guid, geschaeft_guid, unternehmen_guid, art, status, status_seit, eingangsnummer, inhalt,
      angelegt_am, geaendert_am, geaendert_von)
    select gen_random_uuid(), neu.guid, e.unternehmen_guid, art, 'ENTWURF', e.status_seit, eingangsnummer, inhalt,
      angelegt_am, geaendert_am, geaendert_von from neu, entscheidung e where e.geschaeft_guid = ${fall}`.execute(
    t.ownerDb,
  )
  await sql`update entscheidung e set status = 'VORGELEGT', vorbereitet_von = v.vorbereitet_von,
      vorgelegt_am = v.vorgelegt_am, eingaben = v.eingaben, inhalt_sha256 = v.inhalt_sha256
    from entscheidung v where v.geschaeft_guid = ${fall} and e.status = 'ENTWURF'
      and e.geschaeft_guid in (select guid from geschaeft where ge_nr like 'GE-T-%')`.execute(t.ownerDb)
  const erste = await liste()
  expect([erste.zeilen.length, erste.anzahl]).toEqual([100, 121])
  const zweite = await liste(FRANK, erste.nach ?? '')
  expect([zweite.zeilen.length, zweite.nach]).toEqual([21, null])
  const alle = [...erste.zeilen, ...zweite.zeilen].map(({ geNr }) => geNr)
  expect(new Set(alle).size).toBe(121)
})
