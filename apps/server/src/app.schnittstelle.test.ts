import { beispielVon } from './platform/testing/aufrufteile.ts'
import { anfragen } from './platform/testing/anfragen.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'
import type { Route } from '@foerderportal/contract/shared/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What `/api-docs/json` tells a stranger of every call: all that he needs to write a client, and nothing that is not so. */

type Json = Readonly<Record<string, unknown>>
type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Json
}
type Response = {
  readonly headers?: Readonly<Record<string, { required?: boolean }>>
  readonly content?: Json
}
type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly Json[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Json }
  readonly responses: Readonly<Record<string, Response>>
}
type Document = {
  readonly openapi: string
  readonly servers: readonly Json[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json }
}

const ROUTEN = await contractRoutes()
/** By the specification's names, written apart from the contract. */
const MIT_VERSION = [
  'anhoerungBeantworten',
  'anhoerungSpeichern',
  'antragEinreichen',
  'antragLoeschen',
  'antragSpeichern',
  'auszahlungEinreichen',
  'auszahlungLoeschen',
  'auszahlungPruefen',
  'auszahlungSpeichern',
  'auszahlungVorlegen',
  'bekundungSpeichern',
  'bekundungZurueckziehen',
  'einwilligungAendern',
  'entscheidungSpeichern',
  'entscheidungVorlegen',
  'entwurfVerwerfen',
  'fallZuweisen',
  'fassungSpeichern',
  'fassungVeroeffentlichen',
  'fassungVerwerfen',
  'fragebogenSpeichern',
  'mitzeichnungAnfordern',
  'rundeAendern',
  'rundeVerwerfen',
  'vermerkSchreiben',
  'vermerkStreichen',
]
/** Documents with a version that are no application. */
const ANDERE = [
  'anhoerungBeantworten',
  'anhoerungLesen',
  'anhoerungSpeichern',
  'auszahlungAnlegen',
  'auszahlungEinreichen',
  'auszahlungFreigeben',
  'auszahlungLesen',
  'auszahlungPruefen',
  'auszahlungSpeichern',
  'auszahlungVorlegen',
  'auszahlungZurueckgeben',
  'bankpruefungLesen',
  'bekundungEntfallen',
  'einladungVerlaengern',
  'bekundungAnlegen',
  'bekundungLesen',
  'bekundungSpeichern',
  'einwilligungAendern',
  'einwilligungLesen',
  'entscheidungBeginnen',
  'entscheidungFreigeben',
  'entscheidungLesen',
  'entscheidungSpeichern',
  'entscheidungVorlegen',
  'entscheidungZurueckgeben',
  'entwurfVerwerfen',
  'fallZuweisen',
  'fassungAnlegen',
  'fassungLesen',
  'fassungSpeichern',
  'fassungVeroeffentlichen',
  'fragebogenLesen',
  'fragebogenSpeichern',
  'fristVerlaengern',
  'mittelErhoehen',
  'reihungFreigeben',
  'reihungOeffnen',
  'reihungVorbereiten',
  'reihungZurueckgeben',
  'rundeAendern',
  'rundeAnlegen',
  'rundeAnnullieren',
  'rundeLesen',
  'rundeVeroeffentlichen',
  'rundenaktFreigeben',
  'rundenaktZurueckgeben',
  'rundenaktZurueckholen',
  'staffelFreigeben',
  'staffelVorbereiten',
  'staffelZurueckgeben',
  'vermerkSchreiben',
  'vermerkStreichen',
]
const MIT_STAND = ['identifizierungLesen', 'ungeleseneZaehlen', 'vorratZaehlerLesen', 'wartendesLesen']
const DOWNLOADS = [
  'auszahlungDateiOeffnen',
  'auszahlungVorschau',
  'bankDateiHerunterladen',
  'bekundungBelegLesen',
  'bescheidAbrufLaden',
  'bescheidHerunterladen',
  'bescheidOeffnen',
  'checklistePdfLesen',
  'dateiHerunterladen',
  'entscheidungVorschau',
  'fallFragebogenPdfLesen',
  'fragebogenPdfLesen',
  'mitteilungDateiHerunterladen',
  'zahllaufHerunterladen',
]
const PLATZHALTER = ['getZuwendungenDummy301', 'postZuwendungenDummy301', 'postZuwendungenToken']

let w: PortalWelt
let dokument: Document
beforeAll(async () => {
  w = await startPortalWelt()
  dokument = (await w.t.app.inject('/api-docs/json')).json<Document>()
})
afterAll(() => w.t.close())

const aufrufe = (): Operation[] =>
  Object.values(dokument.paths).flatMap((methoden) => Object.values(methoden))
const aufruf = ({ method, path }: Route): Operation => {
  const gefunden = dokument.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (gefunden === undefined) throw new Error(`${method} ${path} is not described`)
  return gefunden
}
const namenMit = (hat: (o: Operation) => boolean): string[] =>
  aufrufe()
    .filter(hat)
    .map((o) => o.operationId)
    .toSorted()
const parameter = (o: Operation, wo: string): string[] =>
  o.parameters.filter((p) => p.in === wo).map((p) => p.name)

/** Every object within the document, with its path. */
const teile = (wert: unknown, pfad: readonly string[] = []): [readonly string[], Json][] => {
  if (typeof wert !== 'object' || wert === null) return []
  const tiefer = Object.entries(wert).flatMap(([name, inneres]) => teile(inneres, [...pfad, name]))
  return Array.isArray(wert) ? tiefer : [[pfad, wert as Json], ...tiefer] // no list, so an object
}

/** Their body is the file itself. */
const DATEIAUFRUFE = ['dateiHochladen', 'mitteilungDateiHochladen', 'notizDateiHochladen']

describe('every call', () => {
  test('is described once, under the name that the contract gives it', () => {
    const namen = aufrufe().map((o) => o.operationId)
    expect(namen.toSorted()).toEqual([...ROUTEN.map(([name]) => name), ...PLATZHALTER].toSorted())
    for (const [name, route] of ROUTEN) {
      expect(aufruf(route).operationId).toBe(name)
      expect(aufruf(route).summary).toBe(route.summary)
    }
  })

  test('belongs to its slice', () => {
    const scheiben = Object.groupBy(aufrufe(), (o) => o.tags.join())
    expect(Object.keys(scheiben).toSorted()).toEqual([
      'auszahlung',
      'datei',
      'fragebogen',
      'freigaben',
      'identifizierung',
      'idp',
      'interessenbekundung',
      'konfiguration',
      'mitteilungen',
      'nutzer',
      'platzhalter',
      'unternehmen',
      'verzeichnis',
      'zuwendung',
    ])
    expect(scheiben['mitteilungen']?.map((o) => o.operationId)).toContain('ungeleseneZaehlen')
  })

  test.each(ROUTEN)('%s says what a caller has to show', (name, route) => {
    const schutz = route.method === 'GET' ? {} : { csrfHeader: [], csrfCookie: [] }
    const erwartet = route.permission === 'public' ? [] : [{ token: [], ...schutz }]
    const unterschrift = [{ identSignatur: [], identZeitstempel: [] }]
    expect(aufruf(route).security).toEqual(name === 'identRueckmelden' ? unterschrift : erwartet)
  })

  test.each(ROUTEN)('%s takes the parameters that its good request has', (name, route) => {
    const o = aufruf(route)
    const { params = {}, query = {} } = beispielVon(w.beispiele, name)
    expect(parameter(o, 'path').toSorted()).toEqual(Object.keys(params).toSorted())
    expect(parameter(o, 'query')).toEqual(expect.arrayContaining(Object.keys(query)))
    const verlangt = o.parameters.filter((p) => p.in === 'query' && p.required).map((p) => p.name)
    expect(verlangt.toSorted()).toEqual([...(route.pflicht ?? [])].toSorted())
    const schluessel = route.aufrufschluessel === 'noetig' ? ['Idempotency-Key'] : []
    for (const p of o.parameters)
      expect(p.required ?? false, p.name).toBe(
        p.in === 'path' || [...verlangt, ...schluessel].includes(p.name),
      )
  })

  test.each(ROUTEN)('%s demands a body where it reads one, and only there', (name, route) => {
    const { body } = beispielVon(w.beispiele, name)
    const beschrieben = aufruf(route).requestBody
    expect(beschrieben !== undefined).toBe(body !== undefined)
    if (beschrieben === undefined) return
    expect(beschrieben.required).toBe(name !== 'identProbeMelden')
    const typ = DATEIAUFRUFE.includes(name) ? 'application/octet-stream' : 'application/json'
    expect(Object.keys(beschrieben.content)).toEqual([typ])
  })

  test.each(ROUTEN)('%s names every refusal of its own, of its gate and of the platform', (_, route) => {
    const { responses } = aufruf(route)
    const offen = route.permission === 'public'
    const bank = route.path.startsWith('/SachbearbeitungService/')
    const schranke = offen ? [] : bank ? [401, 403] : [401, 403, route.ohneZustimmung?.status ?? 470]
    const pfad = route.path.includes('/:') ? [404] : []
    const eigene = (route.problems ?? []).map((absage) => absage.status)
    const schluessel = route.aufrufschluessel === 'noetig' ? [422] : []
    const erwartet = new Set([400, 408, 500, 503, ...schranke, ...pfad, ...schluessel, ...eigene])
    const genannt = Object.entries(responses).filter(([status]) => Number(status) >= 400)
    expect(genannt.map(([status]) => status).toSorted()).toEqual([...erwartet].map(String).toSorted())
    for (const [status, { content, headers }] of genannt) {
      expect(content).toEqual({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      })
      if (['429', '503'].includes(status)) expect(headers).toHaveProperty('Retry-After')
      if (status === '401') expect(headers).toHaveProperty('WWW-Authenticate')
    }
  })

  test.each(ROUTEN)('%s answers a good request as it is described', async (name, route) => {
    const antwort = await anfragen(w.t, route, beispielVon(w.beispiele, name))
    // An earlier row may have deleted what this one reads: then it is refused, as is described too.
    const beschrieben = aufruf(route).responses[antwort.status]
    expect(beschrieben, antwort.text).toBeDefined()
    const typ = String(antwort.headers['content-type']).split(';', 1)[0]
    const typen = Object.keys(beschrieben?.content ?? {})
    if (typen.length > 0) expect(typen).toContain(typ)
    else expect(antwort.text).toBe('')
    for (const [kopf, { required }] of Object.entries(beschrieben?.headers ?? {}))
      if (required) expect(Object.keys(antwort.headers)).toContain(kopf.toLowerCase())
  })
})

describe('what only some calls have', () => {
  test('[S11-05] If-Match where the version is changed, ETag wherever the document is answered', () => {
    expect(namenMit((o) => parameter(o, 'header').includes('If-Match'))).toEqual(MIT_VERSION)
    const mitEtag = namenMit((o) => o.responses['200']?.headers?.['ETag'] !== undefined)
    const mitAntrag = namenMit((o) =>
      JSON.stringify(o.responses['200']?.content ?? {}).includes('/AntragAntwort"'),
    )
    expect(mitEtag).toEqual([...mitAntrag, ...ANDERE, ...MIT_STAND].toSorted())
    expect(namenMit((o) => '304' in o.responses)).toEqual(MIT_STAND)
    expect(namenMit((o) => parameter(o, 'header').includes('If-None-Match'))).toEqual(MIT_STAND)
  })

  test('downloads answer bytes of the types that are taken, with a name', () => {
    const bytes = (o: Operation) =>
      ['application/pdf', 'application/xml'].some((typ) => typ in (o.responses['200']?.content ?? {}))
    expect(namenMit(bytes)).toEqual(DOWNLOADS)
    expect(namenMit((o) => o.responses['200']?.headers?.['Content-Disposition'] !== undefined)).toEqual(
      DOWNLOADS,
    )
  })

  test('the header and the cookie against foreign pages are the ones that are checked', () => {
    const { csrfHeader, csrfCookie } = dokument.components.securitySchemes
    expect(csrfHeader).toMatchObject({ in: 'header', name: 'portal-csrf-token' })
    expect(csrfCookie).toMatchObject({ in: 'cookie', name: '__Host-portal-csrf-cookie' })
  })
})

describe('the document', () => {
  test('is OpenAPI 3.1 of this portal', () => {
    expect(dokument.openapi).toBe('3.1.0')
    expect(dokument.servers).toEqual([{ url: 'http://localhost:8080' }])
  })

  test('every reference leads somewhere, and every named schema is referred to', () => {
    const verweise = new Set(
      teile(dokument).flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : [])),
    )
    const namen = Object.keys(dokument.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...verweise].toSorted()).toEqual(namen.toSorted())
  })

  test('what is used more than once has a name: no object and no list of values is written out twice', () => {
    const namenlos = teile(dokument)
      .filter(([pfad]) => !(pfad.length === 3 && pfad[0] === 'components'))
      .map(([, schema]) => schema)
      .filter((schema) => 'properties' in schema || 'enum' in schema)
      .map((schema) => JSON.stringify(schema))
    expect(namenlos.length).toBeGreaterThan(10)
    expect(namenlos.filter((schema, i) => namenlos.indexOf(schema) !== i)).toEqual([])
  })

  test('patterns say only what other languages can read too, Python first', () => {
    const muster = new Set(
      teile(dokument).flatMap(([, s]) => (typeof s['pattern'] === 'string' ? [s['pattern']] : [])),
    )
    expect(muster.size).toBeGreaterThan(5)
    for (const eines of muster) {
      // As JSON Schema demands of the browser's own.
      expect(() => new RegExp(eines, 'u'), eines).not.toThrow()
      // Neither \p{…}, \u{…}, \k<…> and \c… nor names in brackets, nor halves of characters.
      const rest = eines.replaceAll(
        /\\(?:[dDwWsSbBnrtf]|x[\dA-F]{2}|u(?!D[89A-F])[\dA-F]{4}|[^A-Za-z\d])/gi,
        '',
      )
      expect(rest, eines).not.toContain('\\')
      expect(rest, eines).not.toMatch(/\(\?<[A-Za-z]/)
    }
  })
})
