import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { barriereMelden, nutzerAendern, nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { alsDatum, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { nutzerEinladen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import {
  einladungBeantworten,
  unternehmenAendern,
  unternehmenAnlegen,
} from '@foerderportal/contract/unternehmen/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as bank from '@foerderportal/contract/zuwendung/bank/routes'
import { checklisteLesen } from '@foerderportal/contract/zuwendung/antrag/checkliste/routes'
import { mitzeichnungAnfordern } from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import * as antrag from '@foerderportal/contract/zuwendung/antrag/routes'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerNutzer } from './nutzer/routes.ts'
import { landwirtin } from './nutzer/testing/beispiele.ts'
import { kontoAnlegen, personAnlegen } from './nutzer/testing/person.ts'
import type { TestApp } from './platform/testing/testApp.ts'
import { registerUnternehmen } from './unternehmen/routes.ts'
import { hof } from './unternehmen/testing/beispiele.ts'
import { checklisteDaten } from './zuwendung/checkliste/checklistePdfErzeugen.ts'
import programmdatei from '../daten/demo/AnkNabo/programm.json' with { type: 'json' }
import { fristErinnern } from './zuwendung/frist/fristErinnern.ts'
import { SABINE, fordern, inPruefung, nachgefordert } from './zuwendung/testing/korrekturWelt.ts'
import {
  EINLADUNG,
  HOF,
  LENA,
  PAUL,
  anlegen,
  einreichen,
  fristSetzen,
  lesen,
  maschine,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from './zuwendung/testing/testWelt.ts'

/** Between midnight in Berlin and midnight in UTC it is another day there, and once a year another year. */
const NAECHTE = [
  { nacht: 'the turn of the year', um: '2026-12-31T23:30:00Z', heute: '2027-01-01', prozent: 20 },
  { nacht: 'a night in summer', um: '2027-07-14T22:30:00Z', heute: '2027-07-15', prozent: 10 },
] as const
/** When a day of Berlin ends, in winter and in summer. */
const ENDE = { '2027-01-02': '2027-01-02T23:00:00.000Z', '2027-07-16': '2027-07-16T22:00:00.000Z' }

const { gueltigAb: _, ...daten } = programmdatei
/** What the example buys keeps its rate: its plan has to come out even. */
const GEKAUFT = 'mulchpflanzmaschine'
const ANDERE = daten.kategorien.flatMap(({ klassen }) => klassen).find(({ id }) => id !== GEKAUFT)?.id ?? ''
const fassung = (prozent: number) => ({
  ...daten,
  kategorien: daten.kategorien.map((k) => ({
    ...k,
    titel: `${k.titel}, Liste ${prozent}`,
    klassen: k.klassen.map((klasse) =>
      klasse.id === GEKAUFT ? klasse : { ...klasse, quoten: [{ prozent }] },
    ),
  })),
})

let t: TestApp
beforeAll(async () => {
  t = await startWelt({}, (app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
  })
  await platzSchaffen(t)
  for (const { heute, prozent } of NAECHTE)
    await sql`insert into programm (programm, gueltig_ab, daten)
      values ('AnkNabo', ${heute}, ${JSON.stringify(fassung(prozent))})`.execute(t.ownerDb)
})
afterAll(() => t.close())

/** The same application with its machine bought on another day. */
const gekauftAm = (formular: AntragFormular, anschaffungsZeitpunkt: string): AntragFormular => ({
  ...formular,
  foerdergegenstandSeiten: (formular.foerdergegenstandSeiten ?? []).map((s) => ({
    ...s,
    foerdergegenstaende: (s.foerdergegenstaende ?? []).map((g) => ({
      ...maschine(t, g.type === 'Maschine' ? g : {}),
      anschaffungsZeitpunkt,
    })),
  })),
})

describe.each(NAECHTE)('$nacht', ({ um, heute, prozent }) => {
  const [gestern, morgen, jahr] = [tageSpaeter(heute, -1), tageSpaeter(heute, 1), heute.slice(0, 4)]
  beforeAll(async () => {
    t.clock.set(new Date(um))
    await fristSetzen(t, new Date(Date.parse(um) + 90 * TAG_MS))
  })
  const fertig = async () => vollstaendig(t, await anlegen(t))

  test('[S4-01] [S4-08] numbers carry the year in Berlin', async () => {
    const formular = await fertig()
    expect((await lesen(t, formular.guid)).body.geNr).toMatch(new RegExp(`^GE-${jahr}-`))
    const { body, text } = await einreichen(t, formular)
    expect(body.eingang?.eingangsnummer, text).toMatch(new RegExp(`^ANK-${jahr}-`))
    const kennung = randomUUID()
    const gemeldet = await t.call(barriereMelden, { als: null, body: { kennung, barriere: 'Zu dunkel.' } })
    expect(gemeldet.body.meldungsnummer).toContain(`-${jahr}-`)
  })

  test('[S4-06] the rates are those of the day: in the draft, the list, the save and what is sent', async () => {
    const formular = await fertig()
    const antworten = [
      await speichern(t, formular),
      await lesen(t, formular.guid),
      await einreichen(t, formular),
      await lesen(t, formular.guid),
    ]
    expect(antworten.map(({ status, body }) => [status, body.foerderQuoten?.[ANDERE]])).toEqual(
      Array(4).fill([200, prozent]),
    )
    const { body } = await t.call(antrag.ankUnterkategorienLesen, { als: LENA, query: {} })
    expect(body.map(({ foerderquoten }) => foerderquoten[ANDERE]).filter((q) => q !== undefined)).toEqual([
      prozent,
    ])
  })

  test('[S4-06] so are the words of the overview, and what a company can know before it applies', async () => {
    const params = { unternehmenGuid: HOF }
    const uebersicht = await t.call(antrag.antragUebersichtLesen, { als: LENA, params })
    const titel = uebersicht.body.flatMap(({ kategorieTitel }) => kategorieTitel)
    expect(new Set(titel.map((text) => text.includes(`, Liste ${prozent} (`)))).toEqual(new Set([true]))
    const { body, text, status } = await t.call(checklisteLesen, { als: LENA, params })
    expect(status, text).toBe(200)
    expect(body.kategorien.map((k) => k.titel).filter((k) => !k.endsWith(`, Liste ${prozent}`))).toEqual([])
    expect(body.kategorien.flatMap((k) => k.klassen)).toContainEqual(
      expect.objectContaining({ prozent: { von: prozent, bis: prozent } }),
    )
    // The day that stands on its paper.
    expect(checklisteDaten(body, 'Bank', t.clock.now()).stand).toBe(alsDatum(heute))
  })

  test('[S4-09] a purchase counts its days from today, and a consent never reaches back', async () => {
    const formular = await fertig()
    // Decided in 21 days: from the day after on.
    const zuFrueh = await einreichen(t, gekauftAm(formular, tageSpaeter(heute, 21)))
    expect([
      zuFrueh.status,
      zuFrueh.problem.errors?.some(({ pfad }) => pfad.endsWith('anschaffungsZeitpunkt')),
    ]).toEqual([412, true])
    const zulassen = (ab: string) =>
      t.call(bank.vorhabenbeginnZulassen, {
        als: SABINE,
        params: { guid: formular.guid },
        body: { ab, grund: 'Die Ernte wartet nicht.' },
      })
    expect([(await zulassen(gestern)).status, (await zulassen(heute)).status]).toEqual([400, 200])
    const am = async (tag: string) =>
      (await einreichen(t, gekauftAm(formular, tag))).problem.errors?.some(({ pfad }) =>
        pfad.endsWith('anschaffungsZeitpunkt'),
      ) ?? false
    expect([await am(gestern), await am(heute)]).toEqual([true, false])
  })

  test('[S4-07] a second signature is asked for what could be sent today', async () => {
    const formular: AntragFormular = {
      ...(await fertig()),
      alleineZeichnungsberechtigt: false,
      zeichnungsberechtigter: { subjectId: PAUL.sub, vorname: 'Paul', nachname: 'Partner' },
    }
    const bitten = async (tage: number) => {
      expect((await speichern(t, gekauftAm(formular, tageSpaeter(heute, tage)))).status).toBe(200)
      const params = { guid: formular.guid }
      return (await t.call(mitzeichnungAnfordern, { als: LENA, params, body: { subjectId: PAUL.sub } }))
        .status
    }
    expect([await bitten(21), await bitten(22)]).toEqual([412, 200])
  })

  test('[S4-11] what an earlier application would buy today is not taken over as a plan', async () => {
    const kauf = async (tag: string) => {
      const { guid } = (await speichern(t, gekauftAm(await fertig(), tag))).body.formular
      const params = { metaGuid: EINLADUNG, unternehmenGuid: HOF }
      const neu = await t.call(antrag.antragAnlegen, { als: LENA, params, query: { vorlage: guid } })
      expect(neu.status, neu.text).toBe(200)
      const [g] = neu.body.formular.foerdergegenstandSeiten?.[0]?.foerdergegenstaende ?? []
      return g?.type === 'Maschine' ? g.anschaffungsZeitpunkt : undefined
    }
    expect([await kauf(heute), await kauf(morgen)]).toEqual([null, morgen])
  })

  test('[S4-10] a correction is judged by the day in Berlin on which the application came in', async () => {
    const { guid } = await nachgefordert(t, 'produktgruppenDaten.finanzamt')
    expect((await lesen(t, guid)).body.nachforderung?.stichtag).toBe(heute)
  })

  test('[S4-10] a company has until the end of a day that is to come', async () => {
    const formular = await inPruefung(t)
    const felder = [{ pfad: 'produktgruppenDaten.finanzamt', grund: 'Bitte ergänzen.' }]
    expect((await fordern(t, formular.guid, { felder, frist: heute })).status).toBe(400)
    const { status, body, text } = await fordern(t, formular.guid, { felder, frist: morgen })
    expect(status, text).toBe(200)
    expect(Object.values(ENDE)).toContain(body.frist)
    expect(body.frist).toBe(ENDE[morgen as keyof typeof ENDE])
  })

  test('[S4-10] the day before the last one is today, and a reminder names what is missing today', async () => {
    t.clock.set(new Date(Date.parse(um) - 3 * TAG_MS))
    const { guid } = await anlegen(t)
    const zuFrueh = await fertig()
    await speichern(t, gekauftAm(zuFrueh, tageSpaeter(heute, 21)))
    t.clock.set(new Date(um))
    await fristSetzen(t, new Date(ENDE[morgen as keyof typeof ENDE]))
    await fristErinnern.run({}, t.services)
    const { rows } = await sql<{
      tage: number
    }>`select tage from fristerinnerung where antrag_guid = ${guid}`.execute(t.ownerDb)
    expect(rows).toEqual([{ tage: 1 }])
    const briefe = await sql<{ betreff: string }>`select betreff from postausgang
      where betreff like 'Noch bis %' order by angelegt_am desc limit 1`.execute(t.ownerDb)
    expect(briefe.rows[0]?.betreff).toContain(`Noch bis ${alsDatum(morgen)}: `)
    const fehlt = await sql<{ text: string }>`select text from postausgang
      where schluessel like ${`frist:${zuFrueh.guid}:%`} limit 1`.execute(t.ownerDb)
    expect(fehlt.rows[0]?.text).toContain('Hier fehlt noch etwas: Fördergegenstände.')
  })

  test('a person is of age from the birthday in Berlin on, and may say so later too', async () => {
    const als = await kontoAnlegen(t)
    const geboren = (tag: string) => ({
      ...landwirtin,
      geburtstag: `${Number(tag.slice(0, 4)) - 18}${tag.slice(4)}`,
    })
    const registrieren = (tag: string) => t.call(nutzerAnlegen, { als, body: geboren(tag) })
    expect((await registrieren(morgen)).status).toBe(400)
    const { status, body, text } = await registrieren(heute)
    expect(status, text).toBe(200)
    const aendern = (tag: string) =>
      t.call(nutzerAendern, { als, query: { guid: body.guid }, body: geboren(tag) })
    expect([(await aendern(morgen)).status, (await aendern(heute)).status]).toEqual([400, 200])
  })

  const mitgliedschaft = async (sub: string) => {
    const { rows } = await sql<{ companyId: string; seit: string }>`select unternehmen_guid as "companyId",
      zugeordnet_seit::text as seit from mitgliedschaft where nutzer_sub = ${sub}`.execute(t.ownerDb)
    return rows[0]
  }

  test('[S1-06] a company founded today is one, and its people belong to it from today on', async () => {
    const als = await personAnlegen(t)
    const gruenden = (gruendungsDatum: string) =>
      t.call(unternehmenAnlegen, { als, body: hof({ gruendungsDatum }) })
    expect((await gruenden(morgen)).status).toBe(400)
    const { status, body, text } = await gruenden(heute)
    expect(status, text).toBe(200)
    const { companyId = '', seit } = (await mitgliedschaft(als.sub)) ?? {}
    expect(seit).toBe(heute)

    const aendern = (gruendungsDatum: string) =>
      t.call(unternehmenAendern, {
        als,
        params: { companyId },
        query: { benachrichtigungNachDurchfuehrung: 'false', guid: body.guid },
        body: { ...body.value, gruendungsDatum },
      })
    expect([(await aendern(morgen)).status, (await aendern(heute)).status]).toEqual([400, 200])

    const gast = { ...(await personAnlegen(t)), authTime: Date.parse(um) / 1000 }
    await t.call(nutzerEinladen, { als, query: { companyId, email: gast.email } })
    const { rows } = await sql<{
      guid: string
    }>`select guid from einladung where email = ${gast.email}`.execute(t.ownerDb)
    const params = { einladungId: rows[0]?.guid ?? '' }
    const antwort = await t.call(einladungBeantworten, { als: gast, params, query: { bestaetigen: 'true' } })
    expect(antwort.status, antwort.text).toBe(200)
    expect((await mitgliedschaft(gast.sub))?.seit).toBe(heute)
  })
})

/** A day or a year taken in UTC, or in whatever zone a machine or a browser stands. */
const TAG_ANDERSWO =
  /toISOString\(\)\s*\.(?:slice|substr|split)|\.get(?:UTC)?(?:FullYear|Month|Date|Day)\(|\bcurrent_date\b|at time zone 'utc'/i
/** Where no day of the calendar is meant, or one that is written down already. */
const ERLAUBT: Readonly<Record<string, string>> = {
  'apps/server/src/auszahlung/zahllauf/pain/painSchreiben.ts': 'writes a moment in UTC, as ISO 20022 has it',
  'apps/server/src/auszahlung/zahllauf/pain/targetTag.ts': 'the weekday of a day that is written down',
  'apps/server/src/identifizierung/aufzeichnungHolen.ts': 'five years, whatever the hour',
  'apps/server/src/nutzer/barrierenAufraeumen.ts': 'years, whatever the hour',
  'apps/server/src/oidc/zweiterFaktor/zweiterFaktor.ts': 'a key under which mails of one day are one',
  'apps/server/src/verzeichnis/import/einspielen.ts': 'the day that a file of the directory names',
  'apps/server/src/zuwendung/bank/nachforderungRows.ts': 'writes moments as ISO 8601',
  'packages/contract/src/interessenbekundung/reihung/ziehungsformen.ts':
    'the weekday of a day that is written down',
  'packages/contract/src/shared/zeit/datum.ts': 'counts with days that are written down',
  'packages/contract/src/zuwendung/bank/bekanntgabe/fristen.ts': 'counts from days that are written down',
  'packages/schreibweise/src/datum.ts': 'the last day of a month that is written down',
}

test('no other place takes its day in UTC, or where the machine stands', () => {
  const wurzel = join(import.meta.dirname, '../../..')
  const dateien = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: wurzel }).filter(
    (datei) => !/\.test\.|\/testing\/|\/demo/.test(datei),
  )
  expect(dateien.length).toBeGreaterThan(500)
  const treffer = dateien.filter((datei) => TAG_ANDERSWO.test(readFileSync(join(wurzel, datei), 'utf8')))
  expect(treffer.toSorted()).toEqual(Object.keys(ERLAUBT))
})
