import { SACHBEARBEITUNG_SERVICE, type Route } from '@foerderportal/contract/shared/route'
import { tageSpaeter, tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { Tag, Zeitpunkt } from '@foerderportal/contract/shared/zeit/datumSchema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { keinerSchreibt } from './platform/testing/abdruck.ts'
import { absage, anfragen } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/**
 * No impossible day (rule D-07). Every field of every call is found by walking its schemas, so that none is forgotten: days and
 * moments are those of the one schema, numbers of the bank have bounds, and each day of the bank is sent with what nobody
 * can mean.
 */

const ROUTEN = await contractRoutes()

type Feld = { readonly pfad: readonly string[]; readonly schema: z.core.$ZodType }
type Inneres = { readonly [teil: string]: unknown }

const istSchema = (wert: unknown): wert is z.core.$ZodType =>
  typeof wert === 'object' && wert !== null && '_zod' in wert

/** Every schema of a single value below one, with the way there; '*' stands for an element. */
const felder = (schema: z.core.$ZodType, pfad: readonly string[] = []): Feld[] => {
  const def = schema._zod.def as unknown as Inneres // of any kind of schema
  const unter = (wert: unknown, ...weiter: string[]) =>
    istSchema(wert) ? felder(wert, [...pfad, ...weiter]) : []
  switch (schema._zod.def.type) {
    case 'object':
      return Object.entries(def['shape'] as Inneres).flatMap(([name, teil]) => unter(teil, name))
    case 'array':
      return unter(def['element'], '*')
    case 'record':
      return unter(def['valueType'], '*')
    case 'union':
      return (def['options'] as readonly unknown[]).flatMap((teil) => unter(teil))
    case 'pipe':
      return [...unter(def['in']), ...unter(def['out'])]
    default:
      return 'innerType' in def ? unter(def['innerType']) : [{ pfad, schema }]
  }
}

const TEILE = ['body', 'query', 'params', 'rawJson'] as const
type Ort = Feld & { readonly name: string; readonly route: Route; readonly teil: (typeof TEILE)[number] }
const ALLE: readonly Ort[] = ROUTEN.flatMap(([name, route]) =>
  TEILE.flatMap((teil) => {
    const schema = route[teil]
    return schema === undefined ? [] : felder(schema).map((feld) => ({ ...feld, name, route, teil }))
  }),
)
const wo = ({ name, teil, pfad }: Ort) => `${name} ${teil}.${pfad.join('.')}`

type Pruefung = { readonly _zod: { readonly def: unknown } }
const pruefungen = ({ schema }: Pick<Feld, 'schema'>): readonly Pruefung[] => schema._zod.def.checks ?? []
/** Fields with more checks of their own are made from it and keep its last one. */
const istVon = (feld: Feld, vorbild: z.ZodMiniType): boolean =>
  feld.schema === vorbild || pruefungen(feld).some((p) => p === pruefungen({ schema: vorbild }).at(-1))
const format = ({ schema }: Feld) => (schema._zod.def as unknown as Inneres)['format']
const hat = (feld: Feld, art: string) =>
  pruefungen(feld).some(({ _zod }) => (_zod.def as Inneres)['check'] === art)

const BANK = ALLE.filter(({ route }) => route.path.startsWith(SACHBEARBEITUNG_SERVICE))
const TAGE = ALLE.filter((feld) => format(feld) === 'date')
const MOMENTE = ALLE.filter((feld) => format(feld) === 'datetime')

/** Called as days are, and none: what the server knows of a file, ids, numbers of versions, amounts, days that move on. */
const KEINE_TAGE =
  /angelegtAm$|Guid$|^fassungenVergleichen query\.(?:von|bis)$|^aenderungenLesen query\.(?:von|bis)$|betrag(?:Von|Bis)$|fristBis$|wenn\.teile\.\*\.(?:von|bis)$/
const HEISST_WIE_EIN_TAG =
  /(?:[a-z](?:Am|Tag|Datum|Von|Bis|Zeitpunkt)|\.(?:ab|am|bis|von|tag|datum|frist|faellig|termin|stichtag|valuta|geburtstag))$/

describe('[D-07] the contract', () => {
  test('has the days that this file is about', () => {
    expect([TAGE.length, MOMENTE.length, BANK.length].every((n) => n > 4)).toBe(true)
  })

  test('knows one schema of a day and one of a moment', () => {
    expect(TAGE.filter((feld) => !istVon(feld, Tag)).map(wo)).toEqual([])
    expect(MOMENTE.filter((feld) => !istVon(feld, Zeitpunkt)).map(wo)).toEqual([])
  })

  test('has no day that is a mere text', () => {
    const texte = ALLE.filter((feld) => feld.schema._zod.def.type === 'string' && format(feld) !== 'date')
    const verdaechtig = texte.filter(
      (feld) => format(feld) !== 'datetime' && HEISST_WIE_EIN_TAG.test(wo(feld)),
    )
    expect(verdaechtig.map(wo).filter((ort) => !KEINE_TAGE.test(ort))).toEqual([])
  })

  test('has no Date, which takes a day that does not exist for another one', () => {
    expect(ALLE.filter(({ schema }) => schema._zod.def.type === 'date').map(wo)).toEqual([])
  })

  test('gives every number of the bank two bounds', () => {
    const zahlen = BANK.filter(({ schema }) => schema._zod.def.type === 'number')
    expect(zahlen.length).toBeGreaterThan(20)
    const offen = zahlen.filter((feld) => !hat(feld, 'greater_than') || !hat(feld, 'less_than'))
    expect(offen.map(wo)).toEqual([])
  })
})

/** Whose days are judged by more than the calendar; a list is only looked through by the others. */
const SUCHEN = /^(?:vorratLesen|naechstenFallLesen|ansichtAnlegen|ansichtAendern)$/
const JAHR = 'Prüfen Sie das Jahr: Möglich sind die Jahre von 1000 bis 2199.'
const UNMOEGLICH = [
  ['2027-02-31', 'Den 31.02.2027 gibt es nicht. Prüfen Sie Tag und Monat.'],
  ['2023-02-29', 'Den 29.02.2023 gibt es nicht. Prüfen Sie Tag und Monat.'],
  ['0001-01-01', JAHR],
  ['2999-01-01', JAHR],
] as const
/** Days of the calendar that no field of the bank takes: some are refused as such, with what is possible. */
const FERN = ['1970-01-01', '2199-12-31']
const MOEGLICH =
  /^Der letzte Tag liegt nicht vor dem ersten\.$|^.* (?:frühestens am \d\d\.\d\d\.\d{4} und spätestens am \d\d\.\d\d\.\d{4}|am \d\d\.\d\d\.\d{4}: Ein anderer Tag ist nicht möglich)\.$/

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const gesetzt = (wert: unknown, [name, ...rest]: readonly string[], neu: string): unknown =>
  name === undefined
    ? neu
    : { ...(wert as Inneres), [name]: gesetzt((wert as Inneres | undefined)?.[name], rest, neu) }

/** The good request of a call with one of its days changed; of a kind of its body that has that day. */
const mitTag = ({ name, route, pfad }: Ort, tag: string) => {
  const gut = beispielVon(w.beispiele, name)
  return anfragen(w.t, route, gut, { body: gesetzt(gut.body, pfad, tag) })
}

const GESCHRIEBEN = BANK.filter(
  (feld) => feld.teil === 'body' && format(feld) === 'date' && !SUCHEN.test(feld.name),
).map((ort) => [wo(ort), ort] as const)

describe('[D-07] each day that the bank types', () => {
  keinerSchreibt(() => w.t)

  test('is there', () => {
    expect(GESCHRIEBEN.map(([ort]) => ort)).toEqual([
      'anhoeren body.frist',
      'bankMitteilungSenden body.termin',
      'beihilfeErfassen body.gewaehrtAm',
      'bescheidVersenden body.aufgegebenAm',
      'einladungVerlaengern body.letzterTag',
      'entscheidungSpeichern body.kenntnisAm',
      'ergebnisVermerken body.valuta',
      'fristVerlaengern body.letzterTag',
      'nachfordern body.frist',
      'nachforderungVerlaengern body.frist',
      'rundeAendern body.ersterTag',
      'rundeAendern body.letzterTag',
      'rundeAnlegen body.ersterTag',
      'rundeAnlegen body.letzterTag',
      'terminSetzen body.termin',
      'vorhabenbeginnZulassen body.ab',
      'wiedervorlageAnlegen body.faellig',
    ])
  })

  test.each(GESCHRIEBEN)('%s: what no calendar has, and what no year can be', async (_, ort) => {
    for (const [tag, satz] of UNMOEGLICH) {
      const { errors } = absage(await mitTag(ort, tag), 400, tag)
      expect(errors).toContainEqual({ pfad: ort.pfad.join('.'), text: satz })
    }
  })

  test.each(GESCHRIEBEN)('%s: a day far from what it is about, with what is possible', async (_, ort) => {
    for (const tag of FERN) {
      const { status, text } = await mitTag(ort, tag)
      const { errors, detail } = JSON.parse(text) as {
        errors?: { pfad: string; text: string }[]
        detail?: string
      } // a problem
      // Of two days of a plan that don't fit the other is named as well as this one.
      const [genannt] = errors?.toSorted((a) => (a.pfad === ort.pfad.join('.') ? -1 : 1)) ?? []
      // An act of a round is judged by what lies before a second person: it answers in words of its own (S9-01).
      expect([tag, status, genannt?.text ?? detail]).toEqual([
        tag,
        genannt === undefined ? 412 : 400,
        expect.stringMatching(MOEGLICH),
      ])
    }
  })

  // Late in the evening of UTC it is the next day in Berlin.
  test.each(GESCHRIEBEN)('%s: what is possible is the same all day long', async (_, ort) => {
    const vorher = w.t.clock.now()
    const tag = tagNach(vorher, 1)
    const saetze = async (um: string) => {
      w.t.clock.set(new Date(um))
      const antworten = await Promise.all(FERN.map((fern) => mitTag(ort, fern)))
      return antworten.map(({ text }) => {
        const { errors, detail } = JSON.parse(text) as { errors?: unknown; detail?: string } // a problem
        return JSON.stringify(errors ?? detail)
      })
    }
    const nachts = await saetze(`${tageSpaeter(tag, -1)}T23:30:00Z`)
    const mittags = await saetze(`${tag}T12:00:00Z`)
    w.t.clock.set(vorher)
    expect(nachts).toEqual(mittags)
    expect(nachts.join()).toMatch(/ am \d\d\.\d\d\.\d{4}/)
  })
})
