import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as mitzeichnung from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { NoConnectionError } from '../../platform/database/unavailable.ts'
import { createLog } from '../../platform/ops/log.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { fristErinnern } from './fristErinnern.ts'
import { fordern, loeschen, mit, nachgefordert, pruefen } from '../testing/korrekturWelt.ts'
import {
  LENA,
  NORA,
  PAUL,
  anlegen,
  einreichen,
  fristSetzen,
  hochladen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

/** The round's last day is 18 December; its deadline is the midnight that ends it in Berlin. */
const FRIST = '2026-12-18T23:00:00Z'
const FINANZAMT = 'produktgruppenDaten.finanzamt'
const um = (zeit: string) => t.clock.set(new Date(zeit))
const laufen = () => fristErinnern.run({}, t.services)

type Brief = { an: string; betreff: string; text: string; demo: boolean }
const mails = async (): Promise<Brief[]> =>
  (
    await sql<Brief>`select split_part(an, '.', 1) as an, betreff, text, demo from postausgang
      where betreff like 'Noch bis%' order by an`.execute(t.ownerDb)
  ).rows
/** Who gets one when it is this time. */
const empfaenger = async (zeit: string): Promise<string[]> => {
  um(zeit)
  await sql`delete from postausgang`.execute(t.ownerDb)
  await laufen()
  return (await mails()).map(({ an }) => an)
}
const BEIDE = ['lena', 'paul']
const mailsZu = async (guid: string): Promise<string[]> =>
  (await mails()).filter(({ text }) => text.includes(guid)).map(({ an }) => an)

/** As long as `tun` goes on, no reminder of this application can be written. */
const scheitern = async (guid: string, tun: () => Promise<void>): Promise<void> => {
  await sql`create function abbruch() returns trigger language plpgsql as $$
    begin if new.an like 'paul%' and new.text like ${sql.lit(`%${guid}%`)} then raise exception 'not for %', new.an; end if;
    return new; end $$`.execute(t.ownerDb)
  await sql`create trigger abbruch before insert on postausgang for each row execute function abbruch()`.execute(
    t.ownerDb,
  )
  try {
    await tun()
  } finally {
    await sql`drop trigger abbruch on postausgang`.execute(t.ownerDb)
    await sql`drop function abbruch`.execute(t.ownerDb)
  }
}

let formular: AntragFormular
beforeEach(async () => {
  await sql`update geschaeft set zurueckgezogen_am = now() where zurueckgezogen_am is null`.execute(t.ownerDb)
  um('2026-11-20T10:00:00Z')
  await fristSetzen(t, new Date(FRIST))
  formular = await vollstaendig(t, await anlegen(t))
})

describe('[S4-07] a draft that is not sent', () => {
  test('one week and one day before the last day, once each, to all who may sign', async () => {
    expect(await empfaenger('2026-12-10T22:59:00Z')).toEqual([])
    expect(await empfaenger('2026-12-11T06:23:00Z')).toEqual(BEIDE)
    expect(await empfaenger('2026-12-11T07:23:00Z')).toEqual([])
    expect(await empfaenger('2026-12-16T18:23:00Z')).toEqual([])
    expect(await empfaenger('2026-12-17T06:23:00Z')).toEqual(BEIDE)
    expect(await empfaenger('2026-12-18T06:23:00Z')).toEqual([])
    expect(await empfaenger('2026-12-18T23:00:00Z')).toEqual([])
  })

  test('says until when, what is open by page, and where; nothing that the application says', async () => {
    await speichern(t, { ...mit(formular, { [FINANZAMT]: null, 'dokumente.gesellschaftsvertrag': [] }) })
    await empfaenger('2026-12-11T06:23:00Z')
    const [mail] = await mails()
    expect(mail?.betreff).toMatch(/^Noch bis 18\.12\.2026: Ihr Antrag GE-2026-\d+ \(/)
    expect(mail?.text).toContain('bis 18.12.2026, 23:59 Uhr, danach nicht mehr')
    expect(mail?.text).toContain('Hier fehlt noch etwas: Antragsteller, Dokumente.')
    expect(mail?.text).toContain(`/zuwendung/antrag/${formular.guid}/weiter?unternehmenId=`)
    // A random id may hold any number.
    const worte = mail?.text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    for (const geheim of ['Ackerbau', '8.000', 'MP 300', '480']) expect(worte).not.toContain(geheim)
  })

  test('that is complete has only to be sent, or signed by the second person first', async () => {
    await speichern(t, formular)
    await empfaenger('2026-12-11T06:23:00Z')
    expect((await mails())[0]?.text).toContain(
      'Alle Angaben sind da. Sie müssen den Antrag nur noch einreichen.',
    )
    const zeichnungsberechtigter = { subjectId: PAUL.sub, vorname: 'Paul', nachname: 'Partner' }
    await speichern(t, { ...formular, alleineZeichnungsberechtigt: false, zeichnungsberechtigter })
    await empfaenger('2026-12-17T06:23:00Z')
    expect((await mails())[0]?.text).toContain('Alle Angaben sind da. Es fehlt noch die zweite Unterschrift.')
  })

  test('[S5-02] that has a file which the virus scan has locked says on which page', async () => {
    const { uuid } = await hochladen(t)
    await speichern(t, { ...mit(formular, { 'dokumente.gesellschaftsvertrag': [{ uuid }] }) })
    await sql`update datei set scan_status = 'infiziert' where guid = ${uuid}`.execute(t.ownerDb)
    await empfaenger('2026-12-11T06:23:00Z')
    expect((await mails())[0]?.text).toContain('Hier fehlt noch etwas: Dokumente.')
  })

  test('and is signed by the second person has only to be sent', async () => {
    const zeichnungsberechtigter = { subjectId: PAUL.sub, vorname: 'Paul', nachname: 'Partner' }
    await speichern(t, { ...formular, alleineZeichnungsberechtigt: false, zeichnungsberechtigter })
    const params = { guid: formular.guid }
    const body = { subjectId: PAUL.sub }
    const gebeten = await t.call(mitzeichnung.mitzeichnungAnfordern, { als: LENA, params, body })
    const { guid } = gebeten.body.mitzeichnung ?? {}
    const { sha256 } =
      (await t.call(mitzeichnung.mitzeichnungLesen, { als: PAUL, params })).body.mitzeichnung ?? {}
    const r = await t.call(mitzeichnung.mitzeichnen, { als: PAUL, params, body: { guid, sha256 } })
    expect(r.status).toBe(200)
    await empfaenger('2026-12-11T06:23:00Z')
    expect((await mails())[0]?.text).toContain('Sie müssen den Antrag nur noch einreichen.')
  })

  const NICHT: readonly [string, () => Promise<unknown>][] = [
    ['sent', () => einreichen(t, formular)],
    ['deleted', () => loeschen(t, formular.guid)],
    [
      'withdrawn',
      async () => {
        await einreichen(t, formular)
        await loeschen(t, formular.guid)
      },
    ],
    ['without an end', () => sql`update antrag_einladung set von = null, bis = null`.execute(t.ownerDb)],
  ]
  for (const [wie, tun] of NICHT)
    test(`is not reminded of when it is ${wie}`, async () => {
      await tun()
      expect(await empfaenger('2026-12-11T06:23:00Z')).toEqual([])
      expect(await empfaenger('2026-12-17T06:23:00Z')).toEqual([])
    })

  test('begun after the week had begun: the day before only', async () => {
    await loeschen(t, formular.guid)
    um('2026-12-13T10:00:00Z')
    formular = await anlegen(t)
    expect(await empfaenger('2026-12-13T11:23:00Z')).toEqual([])
    expect(await empfaenger('2026-12-17T06:23:00Z')).toEqual(BEIDE)
  })

  test('whose deadline moves is reminded of the new one', async () => {
    expect(await empfaenger('2026-12-11T06:23:00Z')).toEqual(BEIDE)
    await fristSetzen(t, new Date('2026-12-28T23:00:00Z'))
    expect(await empfaenger('2026-12-17T06:23:00Z')).toEqual([])
    expect(await empfaenger('2026-12-21T06:23:00Z')).toEqual(BEIDE)
  })

  test('reaches whoever may sign when it goes, and carries the mark of the demo world as its case does', async () => {
    const berechtigt = (subs: string[]) =>
      sql`update mitgliedschaft set zeichnungsberechtigung = nutzer_sub = any(${subs})
        where unternehmen_guid = (select unternehmen_guid from antrag where guid = ${formular.guid})`.execute(
        t.ownerDb,
      )
    await berechtigt([NORA.sub])
    await sql`update geschaeft set demo = true where guid = (select geschaeft_guid from antrag where guid = ${formular.guid})`.execute(
      t.ownerDb,
    )
    expect(await empfaenger('2026-12-11T06:23:00Z')).toEqual(['nora'])
    expect((await mails()).map(({ demo }) => demo)).toEqual([true])
    await berechtigt([LENA.sub, PAUL.sub])
  })
})

describe('[S4-10] a Nachforderung that waits', () => {
  test('counts by its own deadline, names the pages that the bank asks about, and ends with the answer', async () => {
    formular = await nachgefordert(t, FINANZAMT)
    // The bank gave it until 4 December; the round goes on for two weeks more.
    expect(await empfaenger('2026-11-26T22:59:00Z')).toEqual([])
    expect(await empfaenger('2026-11-27T06:23:00Z')).toEqual(BEIDE)
    const [mail] = await mails()
    expect(mail?.betreff).toMatch(/^Noch bis 04\.12\.2026: Ihre Ergänzungen zum Antrag GE-/)
    expect(mail?.text).toContain('Was noch fehlt, steht im Portal: Antragsteller.')
    expect(mail?.text).toContain('Reichen Sie ihn bis 04.12.2026, 23:59 Uhr noch einmal ein.')
    expect(mail?.text).not.toContain('Zu produktgruppenDaten')
    expect((await einreichen(t, mit(formular, { [FINANZAMT]: 'Kiel' }))).status).toBe(200)
    expect(await empfaenger('2026-12-03T06:23:00Z')).toEqual([])
  })

  test('whose bank has gone on, or that is withdrawn, is over', async () => {
    const erste = await nachgefordert(t, FINANZAMT)
    const zweite = await nachgefordert(t, FINANZAMT)
    await loeschen(t, erste.guid)
    await sql`update nachforderung set erledigt_am = ${t.clock.now()} where antrag_guid = ${zweite.guid}`.execute(
      t.ownerDb,
    )
    await sql`update geschaeft set status = 'IN_PRUEFUNG'
      where guid = (select geschaeft_guid from antrag where guid = ${zweite.guid})`.execute(t.ownerDb)
    expect(await empfaenger('2026-11-27T06:23:00Z')).toEqual([])
  })

  test('a second one of the same application is reminded of anew', async () => {
    formular = await nachgefordert(t, FINANZAMT)
    expect(await empfaenger('2026-11-27T06:23:00Z')).toEqual(BEIDE)
    expect((await einreichen(t, formular)).status).toBe(200)
    expect((await pruefen(t, formular.guid)).status).toBe(200)
    expect(
      (await fordern(t, formular.guid, { felder: [{ pfad: FINANZAMT, grund: 'Noch einmal.' }] })).status,
    ).toBe(200)
    expect(await empfaenger('2026-12-04T06:23:00Z')).toEqual(BEIDE)
  })
})

describe('[S4-07] whatever happens meanwhile', () => {
  test('two processes at once send each mail once', async () => {
    um('2026-12-11T06:23:00Z')
    await sql`delete from postausgang`.execute(t.ownerDb)
    const zweite = await t.secondInstance()
    await Promise.all([laufen(), fristErinnern.run({}, zweite.services), laufen()])
    expect((await mails()).map(({ an }) => an)).toEqual(BEIDE)
  })

  test('one that fails keeps none of the others, is tried again, and its log names nobody', async () => {
    const zweiter = await vollstaendig(t, await anlegen(t))
    um('2026-12-11T06:23:00Z')
    await sql`delete from postausgang`.execute(t.ownerDb)
    const zeilen: string[] = []
    const log = createLog('info', { write: (zeile) => void zeilen.push(zeile) })
    const laufenMitLog = () => fristErinnern.run({}, { ...t.services, log })
    await scheitern(formular.guid, async () => {
      await expect(laufenMitLog()).rejects.toThrow('1 reminders failed')
      expect(await mailsZu(formular.guid)).toEqual([])
      expect(await mailsZu(zweiter.guid)).toEqual(BEIDE)
    })
    expect(zeilen.map((zeile) => JSON.parse(zeile) as unknown)).toMatchObject([
      { msg: 'reminder failed', antrag: formular.guid, tage: 7, err: { code: 'P0001' } },
    ])
    expect(zeilen.join()).not.toMatch(/paul|lindenau|@/i)
    await laufenMitLog()
    expect(await mailsZu(formular.guid)).toEqual(BEIDE)
    expect(await mailsZu(zweiter.guid)).toEqual(BEIDE)
  })

  test('without the database nothing is tried one by one: the run ends, and is repeated as a whole', async () => {
    um('2026-12-11T06:23:00Z')
    const zeilen: string[] = []
    const log = createLog('info', { write: (zeile) => void zeilen.push(zeile) })
    const weg = vi.spyOn(t.services.db, 'transaction').mockImplementation(() => {
      throw new NoConnectionError('no connection')
    })
    try {
      await expect(fristErinnern.run({}, { ...t.services, log })).rejects.toThrow(NoConnectionError)
    } finally {
      weg.mockRestore()
    }
    expect(zeilen).toEqual([])
  })
})
