import { randomUUID } from 'node:crypto'
import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/kern/staende'
import { FRIST_HOECHSTENS_TAGE } from '@foerderportal/contract/zuwendung/antrag/nachforderung/frist'
import type { NachforderungEingabe } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { abdruck } from '../../platform/testing/abdruck.ts'
import {
  SABINE,
  amGegenstand,
  fordern,
  inPruefung,
  inTagen,
  loeschen,
  nachgefordert,
  pruefen,
  statusSetzen,
} from '../testing/korrekturWelt.ts'
import {
  HOF,
  KONTEN,
  LENA,
  NORA,
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const UMSATZ = { pfad: 'produktgruppenDaten.umsatz', grund: 'Der Umsatz fehlt im Abschluss.' }
const VERTRAG = { art: 'gesellschaftsvertrag', grund: 'Seite 3 ist nicht lesbar.' }
const handlungen = async (guid: string) =>
  (
    await sql<{ handlung: string; nutzer_sub: string }>`select handlung, nutzer_sub from audit_log
      where objekt_guid = ${guid} order by nr`.execute(t.ownerDb)
  ).rows.map((r) => [r.handlung, r.nutzer_sub])
const mails = async (geNr: string) =>
  (
    await sql<{ an: string; betreff: string; text: string }>`select an, betreff, text from postausgang
      where betreff like ${`%${geNr}`} order by an`.execute(t.ownerDb)
  ).rows

describe('[S11-13] [S4-10] what the bank still needs', () => {
  test('[S11-13] is named with reasons and a deadline; the applicant reads it with what was sent last', async () => {
    const formular = await inPruefung(t)
    const anbieter = amGegenstand(formular, 'anbieter')
    const r = await fordern(t, formular.guid, {
      grund: 'Einige Angaben passen nicht zusammen.',
      felder: [
        UMSATZ,
        { pfad: 'foerdergegenstandSeiten.0.foerdergegenstaende.0.anbieter', grund: 'Wer liefert?' },
      ],
      dokumente: [VERTRAG],
    })
    expect(r.status).toBe(200)
    expect(r.body).toEqual({
      guid: expect.stringMatching(/^[\da-f-]{36}$/),
      geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG',
      grund: 'Einige Angaben passen nicht zusammen.',
      gestelltAm: t.clock.now().toISOString(),
      frist: expect.stringMatching(/T2[23]:00:00.000Z$/),
      felder: [UMSATZ, { pfad: anbieter, grund: 'Wer liefert?' }],
      dokumente: [VERTRAG],
    })
    const { body } = await lesen(t, formular.guid)
    expect(body).toMatchObject({ aenderbar: true, geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG' })
    expect(body.eingang?.eingangsnummer).toMatch(/^ANK-/)
    expect(body.nachforderung).toMatchObject({
      grund: 'Einige Angaben passen nicht zusammen.',
      frist: r.body.frist,
    })
    const genannt = body.nachforderung?.offen.filter(({ grund }) => grund !== null)
    expect(genannt).toEqual([
      { ...UMSATZ, eingereicht: 480_000 },
      { pfad: anbieter, grund: 'Wer liefert?', eingereicht: 'Landtechnik Nord' },
      {
        pfad: 'dokumente.gesellschaftsvertrag',
        grund: VERTRAG.grund,
        eingereicht: [expect.objectContaining({ dateiname: 'Angebot.pdf' })],
      },
    ])
    const params = { unternehmenGuid: HOF }
    const uebersicht = (await t.call(contract.antragUebersichtLesen, { als: LENA, params })).body
    const eintrag = uebersicht.flatMap((e) => e.details).find((d) => d.geNr === body.geNr)
    expect(eintrag?.nachforderung).toEqual({ frist: r.body.frist })
  })

  test('[S11-13] an item is named by its id as well; what was named stays named when its place shifts', async () => {
    const formular = await inPruefung(t)
    const id = formular.foerdergegenstandSeiten?.[0]?.foerdergegenstaende?.[0]?.id ?? ''
    const pfad = `foerdergegenstandSeiten.0.foerdergegenstaende.${id}.hersteller`
    const r = await fordern(t, formular.guid, { felder: [{ pfad, grund: 'Welcher?' }] })
    expect(r.body.felder).toEqual([{ pfad: amGegenstand(formular, 'hersteller'), grund: 'Welcher?' }])
  })

  test('[S11-13] is audited, and everybody who may sign or sent it gets a mail without any content', async () => {
    const formular = await nachgefordert(t, 'produktgruppenDaten.finanzamt')
    expect((await handlungen(formular.guid)).slice(-2)).toEqual([
      ['pruefungBeginnen', SABINE.sub],
      ['nachfordern', SABINE.sub],
    ])
    const { body } = await lesen(t, formular.guid)
    const post = await mails(body.geNr)
    const { rows } = await sql<{
      email: string
    }>`select n.email from mitgliedschaft m join nutzer n on n.sub = m.nutzer_sub
      where m.unternehmen_guid = ${HOF} and m.zeichnungsberechtigung order by 1`.execute(t.ownerDb)
    expect(post.map(({ an }) => an)).toEqual(rows.map(({ email }) => email))
    expect(post.length).toBeGreaterThan(1)
    for (const { betreff, text } of post) {
      expect(betreff).toBe(`Ihre Angaben fehlen: Antrag ${body.geNr}`)
      expect(text).toContain(`/zuwendung/antrag/${formular.guid}/weiter?unternehmenId=${HOF}`)
      expect(text).not.toMatch(/finanzamt|Zu produktgruppenDaten/i)
    }
  })
})

describe('[S11-13] refused with 400 at the field', () => {
  const lang = 'x'.repeat(2_001)
  const zeilen: readonly [string, Partial<NachforderungEingabe>, string][] = [
    ['nothing is named', {}, 'felder'],
    [
      'a field that no form has',
      { felder: [{ ...UMSATZ, pfad: 'produktgruppenDaten.gewinn' }] },
      'felder.0.pfad',
    ],
    ['a whole page', { felder: [{ ...UMSATZ, pfad: 'produktgruppenDaten' }] }, 'felder.0.pfad'],
    [
      'what the server computes',
      { felder: [{ ...UMSATZ, pfad: 'foerdergegenstandSeiten.0.foerdergegenstaende.0.zuwendungsBetrag' }] },
      'felder.0.pfad',
    ],
    [
      'a page that is not asked',
      { felder: [{ ...UMSATZ, pfad: 'produktgruppenDaten.moorflaeche' }] },
      'felder.0.pfad',
    ],
    [
      'an item that there is not',
      { felder: [{ ...UMSATZ, pfad: 'foerdergegenstandSeiten.0.foerdergegenstaende.7.anbieter' }] },
      'felder.0.pfad',
    ],
    [
      'a field of another kind of item',
      { felder: [{ ...UMSATZ, pfad: 'foerdergegenstandSeiten.0.foerdergegenstaende.0.kosten' }] },
      'felder.0.pfad',
    ],
    ['a name of the machinery', { felder: [{ ...UMSATZ, pfad: '__proto__.x' }] }, 'felder.0.pfad'],
    ['the same field twice', { felder: [UMSATZ, UMSATZ] }, 'felder.1.pfad'],
    [
      'a document of another programme',
      { dokumente: [{ ...VERTRAG, art: 'deMinimisBeihilfeErklaerung' }] },
      'dokumente.0.art',
    ],
    ['no reason', { felder: [UMSATZ], grund: ' ' }, 'grund'],
    ['a reason without end', { felder: [UMSATZ], grund: lang }, 'grund'],
    ['a reason that nobody can see', { felder: [{ ...UMSATZ, grund: '\u200b' }] }, 'felder.0.grund'],
    ['no reason at the field', { felder: [{ ...UMSATZ, grund: '' }] }, 'felder.0.grund'],
    ['a deadline that is no day', { felder: [UMSATZ], frist: 'morgen' }, 'frist'],
    ['a deadline today', { felder: [UMSATZ], frist: 'heute' }, 'frist'],
    ['a deadline too far away', { felder: [UMSATZ], frist: 'zu spät' }, 'frist'],
  ]
  const alsTag: Record<string, () => string> = {
    heute: () => inTagen(t, 0),
    'zu spät': () => inTagen(t, FRIST_HOECHSTENS_TAGE + 1),
  }
  let guid: string
  beforeAll(async () => void ({ guid } = await inPruefung(t)))
  for (const [titel, eingabe, pfad] of zeilen)
    test(titel, async () => {
      const frist = eingabe.frist && (alsTag[eingabe.frist]?.() ?? eingabe.frist)
      const vorher = await abdruck(t)
      const r = await fordern(t, guid, { ...eingabe, ...(frist ? { frist } : {}) })
      expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([400, [pfad]])
      expect(await abdruck(t)).toEqual(vorher)
    })

  test('[S11-13] days are counted by the calendar, also from a late evening in winter into summer time', async () => {
    const jetzt = t.clock.now()
    t.clock.set(new Date('2027-01-20T22:30:00Z'))
    const r = await fordern(t, guid, { felder: [UMSATZ], frist: inTagen(t, FRIST_HOECHSTENS_TAGE + 1) })
    t.clock.set(jetzt)
    expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([400, ['frist']])
  })

  test('[S11-13] the last possible day counts', async () => {
    const formular = await inPruefung(t)
    const r = await fordern(t, formular.guid, { felder: [UMSATZ], frist: inTagen(t, FRIST_HOECHSTENS_TAGE) })
    expect(r.status).toBe(200)
  })
})

describe('[R4-06] [S4-10] who may, and when', () => {
  const ERLAUBT = { NEUANTRAG_ABGESENDET: ['pruefung'], IN_PRUEFUNG: ['nachforderung'] } as Record<
    string,
    string[]
  >
  for (const status of GESCHAEFT_STATUS)
    test(`[R4-06] every call of the bank in ${status}`, async () => {
      for (const aktion of ['pruefung', 'nachforderung']) {
        const { guid } = await inPruefung(t)
        await statusSetzen(t, guid, status)
        const r =
          aktion === 'pruefung' ? await pruefen(t, guid) : await fordern(t, guid, { felder: [UMSATZ] })
        const erlaubt = ERLAUBT[status]?.includes(aktion) ?? false
        expect([aktion, r.status]).toEqual([aktion, erlaubt ? 200 : 412])
        if (!erlaubt)
          expect(r.problem.detail).toMatch(/^Der Antrag hat den Stand „.*lässt er sich nur im Stand/)
      }
    })

  test('[S4-10] a draft that was never sent is not checked', async () => {
    const { guid } = await anlegen(t)
    expect((await pruefen(t, guid)).status).toBe(412)
    expect((await fordern(t, guid, { felder: [UMSATZ] })).status).toBe(412)
  })

  test('[S11-13] nobody but the bank, and nobody for his own company', async () => {
    const { guid } = await inPruefung(t)
    const vorher = await abdruck(t)
    const nurLesen = { ...SABINE, rollen: ['SACHBEARBEITUNG_LESEN'] }
    for (const wer of [LENA, NORA, nurLesen]) {
      expect((await fordern(t, guid, { felder: [UMSATZ] }, wer)).status).toBe(403)
      expect((await pruefen(t, guid, wer)).status).toBe(403)
    }
    const eigene = await fordern(t, guid, { felder: [UMSATZ] }, { ...SABINE, sub: KONTEN['paul.partner'] })
    expect([eigene.status, eigene.problem.detail]).toEqual([403, expect.stringContaining('Jemand anderes')])
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('[S11-13] unknown: 404; withdrawn: 412 with the time, and it stays withdrawn', async () => {
    const unbekannt = await fordern(t, randomUUID(), { felder: [UMSATZ] })
    expect([unbekannt.status, unbekannt.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
    const { guid } = await inPruefung(t)
    expect((await loeschen(t, guid)).status).toBe(200)
    const danach = await fordern(t, guid, { felder: [UMSATZ] })
    expect([danach.status, danach.problem.detail]).toEqual([
      412,
      expect.stringMatching(/^Der Antrag wurde am .* zurückgezogen\.$/),
    ])
    expect((await lesen(t, guid)).status).toBe(404)
  })

  test('[S11-13] twice at once: one is asked, one mail each', async () => {
    const { guid } = await inPruefung(t)
    const beide = await Promise.all([
      fordern(t, guid, { felder: [UMSATZ] }),
      fordern(t, guid, { dokumente: [VERTRAG] }),
    ])
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const { rows } = await sql`select 1 from nachforderung where antrag_guid = ${guid}`.execute(t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('[S4-10] asked while the applicant withdraws: one of both, and never open and withdrawn', async () => {
    for (let runde = 0; runde < 5; runde += 1) {
      const { guid } = await inPruefung(t)
      const [gefordert, weg] = await Promise.all([fordern(t, guid, { felder: [UMSATZ] }), loeschen(t, guid)])
      // A Nachforderung does not keep anybody from withdrawing; a withdrawal ends everything else.
      expect(weg.status).toBe(200)
      expect([200, 412]).toContain(gefordert.status)
      expect((await lesen(t, guid)).status).toBe(404)
      expect((await pruefen(t, guid)).status).toBe(412)
    }
  })

  test('[S4-10] the check begins once; two at once are one', async () => {
    const formular = await vollstaendig(t, await anlegen(t))
    await einreichen(t, formular)
    const beide = await Promise.all([pruefen(t, formular.guid), pruefen(t, formular.guid)])
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    expect((await lesen(t, formular.guid)).body.geschaeftStatus).toBe('IN_PRUEFUNG')
  })
})
