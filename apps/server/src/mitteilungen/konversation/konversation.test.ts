import { randomUUID } from 'node:crypto'
import * as vertrag from '@foerderportal/contract/mitteilungen/konversation/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import {
  SORTIERUNGSKRITERIEN,
  type Auswahl,
  type Sortierung,
} from '@foerderportal/contract/mitteilungen/konversation/sortierung'
import { antragLoeschen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/database.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  FREMDER_HOF,
  HOF,
  LENA,
  MAX,
  NORA,
  PAUL,
  anlegen,
  hochladen,
  platzSchaffen,
  startWelt,
  type Person,
} from '../../zuwendung/testing/testWelt.ts'
import { registerMitteilungen } from '../routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt({}, registerMitteilungen)
  await platzSchaffen(t)
})
afterAll(() => t.close())

const konversationVon = async (wo: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ guid: string }>`select guid from konversation where ${wo}`.execute(t.ownerDb)
  return rows[0]?.guid ?? ''
}
const allgemeine = (unternehmen = HOF) =>
  konversationVon(sql`allgemein and unternehmen_guid = ${unternehmen}`)
const zumAntrag = (antrag: string) =>
  konversationVon(sql`geschaeft_guid = (select geschaeft_guid from antrag where guid = ${antrag})`)

type Ort = { readonly als?: Person; readonly unternehmenGuid?: string }
const params = (konversationId: string, o: Ort) => ({
  unternehmenGuid: o.unternehmenGuid ?? HOF,
  konversationId,
})
const lesen = (id: string, o: Ort = {}) =>
  t.call(vertrag.konversationLesen, { als: o.als ?? LENA, params: params(id, o) })
const senden = (id: string, body: object, o: Ort = {}) =>
  t.call(vertrag.mitteilungSenden, { als: o.als ?? LENA, params: params(id, o), body })
const zaehlen = async (als: Person = LENA) =>
  (await t.call(ungeleseneZaehlen, { als, params: { unternehmenGuid: HOF } })).body.amount

type Wunsch = {
  page?: number
  pageSize?: number
  nach?: Sortierung
  richtung?: 'ASC' | 'DESC'
  als?: Person
  auswahl?: Auswahl
}
const liste = (w: Wunsch = {}) =>
  t.call(vertrag.mitteilungenLesen, {
    als: w.als ?? LENA,
    params: { unternehmenGuid: HOF },
    query: {
      sortierungKriterium: w.nach ?? 'ABGESCHICKT_AM',
      sortierungReihenfolge: w.richtung ?? 'DESC',
      page: String(w.page ?? 1),
      pageSize: String(w.pageSize ?? 100),
      ...(w.auswahl && { auswahl: w.auswahl }),
    },
  })
const zeileVon = async (id: string, als: Person = LENA) =>
  (await liste({ als })).body.results.find(({ conversationId }) => conversationId === id)

/** The bank writes, a minute after whatever was there before. */
const bankSchreibt = async (konversation: string, betreff = 'Ihre Unterlagen') => {
  t.clock.forward(60_000)
  const guid = randomUUID()
  await sql`insert into mitteilung
      (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt, abgeschickt_am, absender)
    select ${guid}, guid, unternehmen_guid, true, ${betreff}, 'Guten Tag, …', ${t.clock.now()}, 'sub-bank'
    from konversation where guid = ${konversation}`.execute(t.ownerDb)
  return guid
}

describe('[R7.2-24] [R7.2-25] [S7-01] a conversation', () => {
  let id: string
  beforeEach(async () => {
    id = await zumAntrag((await anlegen(t)).guid)
  })

  test('[S7-01] each case has one, empty, and the applicant can write first', async () => {
    expect(await zeileVon(id)).toMatchObject({
      geNr: expect.stringMatching(/^GE-/),
      betreff: null,
      abgeschicktAm: null,
      gelesen: true,
      dokumenteVorhanden: false,
      terminGeaendertUngelesen: false,
      erledigt: false,
    })
    const r = await senden(id, { betreff: '', inhalt: '  Reicht ein Angebot?  ' })
    expect(r.status).toBe(200)
    expect(r.body.mitteilungen).toMatchObject([
      {
        betreff: `Frage zum Antrag ${r.body.geNr}`,
        inhalt: 'Reicht ein Angebot?',
        richtungZuKunde: false,
        absender: 'Lena Lindenau',
        gelesen: true,
        anhaenge: [],
      },
    ])
    const [zeile] = (
      await sql<{ handlung: string }>`select handlung from audit_log
      where angaben ->> 'mitteilung' = ${r.body.mitteilungen[0]?.guid}`.execute(t.ownerDb)
    ).rows
    expect(zeile?.handlung).toBe('mitteilungSenden')
  })

  test('[S7-01] opening marks as read for this person only; the answer says what was new', async () => {
    await bankSchreibt(id)
    const vorher = await zaehlen(PAUL)
    expect((await zeileVon(id, PAUL))?.gelesen).toBe(false)
    expect((await lesen(id, { als: PAUL })).body.mitteilungen.map(({ gelesen }) => gelesen)).toEqual([false])
    expect((await lesen(id, { als: PAUL })).body.mitteilungen.map(({ gelesen }) => gelesen)).toEqual([true])
    expect([await zeileVon(id, PAUL), await zeileVon(id)].map((z) => z?.gelesen)).toEqual([true, false])
    expect(vorher - (await zaehlen(PAUL))).toBe(1)
  })

  test('[S7-01] answers carry several files, and the subject of the message before', async () => {
    await bankSchreibt(id, 'Termin')
    const dateien = [await hochladen(t, LENA, 'Plan.pdf'), await hochladen(t, LENA, 'Foto.pdf')]
    await senden(id, { inhalt: 'Anbei.', anhaenge: dateien.map(({ uuid }) => uuid) })
    await senden(id, { inhalt: 'Danke.' })
    const { mitteilungen } = (await lesen(id)).body
    expect(mitteilungen.map(({ betreff }) => betreff)).toEqual([
      'Termin',
      'Antwort: Termin',
      'Antwort: Termin',
    ])
    expect(mitteilungen[1]?.anhaenge.map(({ dateiname }) => dateiname)).toEqual(['Plan.pdf', 'Foto.pdf'])
    expect((await zeileVon(id))?.dokumenteVorhanden).toBe(true)
  })

  test('[S7-04] an answer opens what was settled again, and the bank sees since when one waits', async () => {
    await bankSchreibt(id)
    await sql`update konversation set erledigt_am = now() where guid = ${id}`.execute(t.ownerDb)
    expect((await lesen(id)).body.erledigt).toBe(true)
    t.clock.forward(60_000)
    const erste = t.clock.now()
    expect((await senden(id, { inhalt: 'Noch etwas.' })).body.erledigt).toBe(false)
    t.clock.forward(60_000)
    await senden(id, { inhalt: 'Und noch etwas.' })
    const wartet = async () =>
      (
        await sql<{ w: Date | null }>`select wartet_seit as w from konversation where guid = ${id}`.execute(
          t.ownerDb,
        )
      ).rows[0]?.w
    expect(await wartet()).toEqual(erste)
    await bankSchreibt(id)
    expect(await wartet()).toBeNull()
  })

  test('[S7-02] a date that changed is marked until one has looked', async () => {
    await lesen(id)
    t.clock.forward(60_000)
    await sql`update konversation set termin = '2027-03-01T22:59:59Z', termin_geaendert_am = ${t.clock.now()}
      where guid = ${id}`.execute(t.ownerDb)
    expect(await zeileVon(id)).toMatchObject({
      termin: '2027-03-01T22:59:59.000Z',
      terminGeaendertUngelesen: true,
    })
    t.clock.forward(60_000)
    expect((await lesen(id)).body.terminGeaendertUngelesen).toBe(true)
    expect([
      (await zeileVon(id))?.terminGeaendertUngelesen,
      (await lesen(id)).body.terminGeaendertUngelesen,
    ]).toEqual([false, false])
  })

  test('the same answer twice over a lost line arrives once; later, or with another file, it is another one', async () => {
    const { uuid } = await hochladen(t)
    const text = { inhalt: 'Wir kommen.' }
    const halten = (tx: Tx) => sql`select from konversation where guid = ${id} for update`.execute(tx)
    const antworten = await zugleich(t, halten, [() => senden(id, text), () => senden(id, text)])
    expect(antworten.map(({ status }) => status)).toEqual([200, 200])
    expect((await lesen(id)).body.mitteilungen).toHaveLength(1)
    await senden(id, { ...text, anhaenge: [uuid] })
    await senden(id, text, { als: PAUL })
    t.clock.forward(61 * 60_000)
    await senden(id, text)
    expect((await lesen(id)).body.mitteilungen).toHaveLength(4)
  })

  test('[S7-04] what was sent never changes, whoever writes SQL', async () => {
    await senden(id, { inhalt: 'So war es.' })
    const aendern = sql`update mitteilung set inhalt = 'anders' where konversation_guid = ${id}`
    await expect(aendern.execute(t.ownerDb)).rejects.toThrow('mitteilung ist unveraenderlich')
    const loeschen = sql`delete from mitteilung where konversation_guid = ${id}`
    await expect(loeschen.execute(t.services.db)).rejects.toThrow('permission denied')
  })
})

describe('[S1-02] nobody reaches what is another one’s', () => {
  test.each<[string, Ort, number, string]>([
    ['somebody who is no member', { als: MAX }, 403, 'Unzureichende Berechtigung'],
    [
      'a member of the other company names his own',
      { als: MAX, unternehmenGuid: FREMDER_HOF },
      404,
      'Mitteilung nicht vorhanden',
    ],
    [
      'who asks for it under a company that does not exist',
      { unternehmenGuid: randomUUID() },
      403,
      'Unzureichende Berechtigung',
    ],
  ])('%s', async (_, ort, status, title) => {
    const id = await allgemeine()
    for (const r of [await lesen(id, ort), await senden(id, { inhalt: 'Guten Tag' }, ort)])
      expect([r.status, r.problem.title]).toEqual([status, title])
  })

  test('[S7-01] a conversation answers to its own id, to its case’s, and the general one to the company’s', async () => {
    const { guid } = await anlegen(t)
    const id = await zumAntrag(guid)
    const { rows } = await sql<{
      g: string
    }>`select geschaeft_guid as g from antrag where guid = ${guid}`.execute(t.ownerDb)
    for (const einer of [guid, rows[0]?.g ?? '', id])
      expect((await lesen(einer)).body.conversationId).toBe(id)
    await senden(rows[0]?.g ?? '', { inhalt: 'Über den Fall geschrieben.' })
    expect((await lesen(id)).body.mitteilungen).toHaveLength(1)
    expect((await lesen(HOF)).body).toMatchObject({ conversationId: await allgemeine(), geNr: null })
    expect((await lesen(FREMDER_HOF)).status).toBe(404)
  })

  test('[R6-01] who only reads writes nothing; an unknown conversation is 404', async () => {
    const id = await allgemeine()
    const nur = { ...NORA, rollen: ['ZUWENDUNGEN_LESEN'] }
    expect((await lesen(id, { als: nur })).status).toBe(200)
    expect((await senden(id, { inhalt: 'x' }, { als: nur })).status).toBe(403)
    expect((await lesen(randomUUID())).problem.title).toBe('Mitteilung nicht vorhanden')
  })
})

describe('what can’t be sent says why, and nothing stays', () => {
  test.each<[string, object, string]>([
    ['no text', { inhalt: '  ' }, 'inhalt'],
    ['too long', { inhalt: 'x'.repeat(10_001) }, 'inhalt'],
    ['nothing that anybody sees', { inhalt: '\u200b\u2800' }, 'inhalt'],
    ['21 files', { inhalt: 'x', anhaenge: Array.from({ length: 21 }, () => randomUUID()) }, 'anhaenge'],
    ['a file twice', { inhalt: 'x', anhaenge: [HOF, HOF] }, 'anhaenge'],
    ['a field that nobody knows', { inhalt: 'x', an: 'alle' }, ''],
  ])('[S11-03] %s', async (_, body, pfad) => {
    const r = await senden(await allgemeine(), body)
    expect([r.status, r.problem.errors?.[0]?.pfad]).toEqual([400, pfad])
  })

  test('[S5-03] somebody else’s file is 404; [S5-02] an infected one 412', async () => {
    const id = await allgemeine()
    const vorher = (await lesen(id)).body.mitteilungen.length
    const fremd = await hochladen(t, MAX)
    expect((await senden(id, { inhalt: 'x', anhaenge: [fremd.uuid] })).status).toBe(404)
    const krank = await hochladen(t, LENA, 'Rechnung.pdf')
    await sql`update datei set scan_status = 'infiziert' where guid = ${krank.uuid}`.execute(t.ownerDb)
    const r = await senden(id, { inhalt: 'x', anhaenge: [krank.uuid] })
    expect([r.status, r.problem.detail]).toEqual([
      412,
      'Die Datei „Rechnung.pdf“ ist gesperrt. Entfernen oder ersetzen Sie sie.',
    ])
    expect((await lesen(id)).body.mitteilungen).toHaveLength(vorher)
  })

  test('[S5-02] one broken of twenty files keeps the whole answer back, by its name; without it the others go', async () => {
    const id = await zumAntrag((await anlegen(t)).guid)
    const dateien = []
    for (let i = 1; i <= 20; i++) dateien.push((await hochladen(t, LENA, `Rechnung ${i}.pdf`)).uuid)
    const [kaputt = '', ...heile] = dateien.toReversed()
    await sql`update datei set scan_status = 'beschädigt' where guid = ${kaputt}`.execute(t.ownerDb)
    const r = await senden(id, { inhalt: 'Alle Rechnungen.', anhaenge: dateien })
    expect([r.status, r.problem.detail]).toEqual([
      412,
      expect.stringContaining('„Rechnung 20.pdf“ ist gesperrt'),
    ])
    expect((await lesen(id)).body.mitteilungen).toEqual([])
    const { body } = await senden(id, { inhalt: 'Alle Rechnungen.', anhaenge: heile })
    expect(body.mitteilungen[0]?.anhaenge.map(({ uuid }) => uuid)).toEqual(heile)
  })

  test('a case that was deleted keeps what was written, and takes nothing more', async () => {
    const { guid } = await anlegen(t)
    const id = await zumAntrag(guid)
    await senden(id, { inhalt: 'Eine Frage vorab.' })
    await t.call(antragLoeschen, { als: LENA, params: { guid } })
    const r = await senden(id, { inhalt: 'Und noch eine.' })
    expect([r.status, r.problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
    const { body } = await lesen(id)
    expect([body.gesperrtWeil, body.geschaeftId, body.mitteilungen.length]).toEqual([
      r.problem.detail,
      null,
      1,
    ])
    expect(r.problem.detail).toBe(
      `Der Antrag ${body.geNr} wurde gelöscht. Schreiben Sie in der allgemeinen Unterhaltung Ihres Unternehmens.`,
    )
  })
})

describe('[R7.2-22] [S7-03] the list', () => {
  const ids: string[] = []
  beforeAll(async () => {
    for (const betreff of ['Erste', 'Zweite', 'Dritte']) {
      const id = await zumAntrag((await anlegen(t)).guid)
      ids.push(id)
      await bankSchreibt(id, betreff)
    }
    const [erste, zweite, dritte] = ids
    await lesen(erste ?? '')
    await sql`update konversation set termin = '2027-01-01', termin_geaendert_am = now() where guid = ${zweite}`.execute(
      t.ownerDb,
    )
    await sql`update konversation set erledigt_am = now() where guid = ${dritte}`.execute(t.ownerDb)
  })
  const orte = async (nach: Sortierung, richtung: 'ASC' | 'DESC') => {
    const { results } = (await liste({ nach, richtung })).body
    return ids.map((id) => results.findIndex(({ conversationId }) => conversationId === id))
  }
  /** Which of the three stands before which, the first one first. */
  const folge = async (nach: Sortierung, richtung: 'ASC' | 'DESC') => {
    const stellen = await orte(nach, richtung)
    return [0, 1, 2].toSorted((a, b) => (stellen[a] ?? 0) - (stellen[b] ?? 0))
  }

  test.each<[Sortierung, 'ASC' | 'DESC', number[]]>([
    ['ABGESCHICKT_AM', 'DESC', [2, 1, 0]],
    ['ABGESCHICKT_AM', 'ASC', [0, 1, 2]],
    ['TERMIN', 'ASC', [1, 2, 0]],
    ['TERMIN', 'DESC', [1, 2, 0]],
    ['GELESEN', 'ASC', [2, 1, 0]],
    ['GELESEN', 'DESC', [0, 2, 1]],
    ['ERLEDIGT', 'ASC', [1, 0, 2]],
    ['ERLEDIGT', 'DESC', [2, 1, 0]],
  ])('%s %s', async (nach, richtung, erwartet) => {
    expect(await folge(nach, richtung)).toEqual(erwartet)
  })

  test('in every order pages hold each conversation once, and what is empty comes last', async () => {
    const { resultSize } = (await liste()).body
    for (const nach of SORTIERUNGSKRITERIEN)
      for (const richtung of ['ASC', 'DESC'] as const) {
        const seiten = await Promise.all(
          Array.from({ length: Math.ceil(resultSize / 4) }, (_, i) =>
            liste({ nach, richtung, page: i + 1, pageSize: 4 }),
          ),
        )
        const gefunden = seiten.flatMap(({ body }) =>
          body.results.map(({ conversationId }) => conversationId),
        )
        expect(new Set(gefunden).size).toBe(resultSize)
        expect(gefunden).toHaveLength(resultSize)
      }
    const zeiten = (await liste({ richtung: 'ASC' })).body.results.map(({ abgeschicktAm }) => abgeschicktAm)
    expect(zeiten.indexOf(null)).toBeGreaterThan(zeiten.findLastIndex((zeit) => zeit !== null))
  })

  test('[S7-03] asked for some, pages and number are of these: begun or not, each once', async () => {
    const alle = (await liste()).body
    const teile = []
    for (const auswahl of ['BEGONNEN', 'UNBEGONNEN'] as const) {
      const { body } = await liste({ auswahl, pageSize: 2 })
      expect(body.pages).toBe(Math.ceil(body.resultSize / 2))
      const { results } = (await liste({ auswahl })).body
      expect(results).toHaveLength(body.resultSize)
      for (const { abgeschicktAm, termin } of results)
        expect(abgeschicktAm !== null || termin !== null).toBe(auswahl === 'BEGONNEN')
      teile.push(...results)
    }
    expect(teile.map(({ conversationId }) => conversationId).toSorted()).toEqual(
      alle.results.map(({ conversationId }) => conversationId).toSorted(),
    )
    const unbekannt = await liste({ auswahl: 'ALLE' as Auswahl })
    expect([unbekannt.status, unbekannt.problem.errors?.[0]?.pfad]).toEqual([400, 'auswahl'])
  })

  test('[S7-03] where nobody has written the general question comes first, then the latest case, page by page', async () => {
    for (let n = 0; n < 3; n += 1) await anlegen(t)
    const { resultSize } = (await liste({ auswahl: 'UNBEGONNEN' })).body
    const nummern: (string | null)[] = []
    for (let page = 1; page <= Math.ceil(resultSize / 2); page += 1) {
      const { body } = await liste({ auswahl: 'UNBEGONNEN', page, pageSize: 2 })
      nummern.push(...body.results.map(({ geNr }) => geNr))
    }
    const faelle = nummern.filter((nummer) => nummer !== null)
    expect(faelle.length).toBeGreaterThan(2)
    expect(nummern).toEqual([
      ...nummern.filter((nummer) => nummer === null),
      ...faelle.toSorted().toReversed(),
    ])
  })

  test('[S7-02] what is to come has a day that is not over, and is not settled', async () => {
    const kommen = async () => {
      const { body } = await liste({ auswahl: 'TERMIN_KOMMT', nach: 'TERMIN', richtung: 'ASC' })
      return body.results.map(({ conversationId }) => conversationId).filter((id) => ids.includes(id))
    }
    const setzen = (id: string | undefined, termin: Date) =>
      sql`update konversation set termin = ${termin}, termin_geaendert_am = now() where guid = ${id}`.execute(
        t.ownerDb,
      )
    const in_ = (ms: number) => new Date(t.clock.now().getTime() + ms)
    await setzen(ids[0], in_(-1))
    await setzen(ids[1], in_(60_000))
    // Settled.
    await setzen(ids[2], in_(60_000))
    expect(await kommen()).toEqual([ids[1]])
    await setzen(ids[0], in_(30_000))
    expect(await kommen()).toEqual([ids[0], ids[1]])
  })

  test('pages count from 1; one beyond the end is empty; a page holds at most a hundred', async () => {
    const { body } = await liste({ pageSize: 10_000 })
    expect(body).toMatchObject({ page: 1, pageSize: 100, pageSizeMax: 100, pages: 1 })
    expect((await liste({ page: 99 })).body).toMatchObject({
      page: 99,
      results: [],
      resultSize: body.resultSize,
    })
    for (const falsch of [{ page: 0 }, { page: -1 }, { page: 1.5 }, { pageSize: 0 }])
      expect((await liste(falsch)).status).toBe(400)
  })
})
