import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, als, type PortalBasis } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { zurUnterschrift } from './zurUnterschrift.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'
const VORGAENGE = [
  'mitzeichnungLesen',
  'mitzeichnungAnfordern',
  'mitzeichnungZurueckrufen',
  'mitzeichnungErinnern',
  'mitzeichnen',
  'mitzeichnungAblehnen',
]

/** As above, and asked so long ago that he may be reminded. */
const zumErinnern = async (t: TestApp) => {
  const antrag = await zurUnterschrift(t)
  await sql`update mitzeichnung set angefragt_am = angefragt_am - interval '2 days' where guid = ${antrag.anfrage}`.execute(
    t.ownerDb,
  )
  return antrag
}

const katalog =
  ({ eigen }: PortalBasis) =>
  ({ gut, imBody }: Katalogmittel): readonly Zeile[] => {
    const altesIfMatch = (): Fehler => ({
      params: { guid: eigen.formular.guid },
      headers: { 'if-match': '"4711"' },
    })
    /** Asked a moment ago. */
    const ebenGebeten = (): Fehler => ({ params: gut('mitzeichnungAblehnen').params ?? {} })
    const vonLena = (): Fehler => ({ wer: LENA })
    return [
      ['auswahlNutzerLesen', 403, NEIN, () => ({ params: { companyId: randomUUID() } })],
      ...VORGAENGE.map((name): Zeile => [
        name,
        404,
        'Zuschussantrag nicht vorhanden',
        () => ({ params: { guid: randomUUID() } }),
      ]),
      ['mitzeichnen', 403, NEIN, vonLena],
      ['mitzeichnen', 409, PARALLEL, () => imBody('mitzeichnen', { sha256: '0'.repeat(64) })],
      ['mitzeichnen', 412, NICHT_JETZT, () => imBody('mitzeichnen', { guid: randomUUID() })],
      ['mitzeichnungAblehnen', 403, NEIN, vonLena],
      [
        'mitzeichnungAblehnen',
        412,
        NICHT_JETZT,
        () => imBody('mitzeichnungAblehnen', { guid: randomUUID() }),
      ],
      ['mitzeichnungErinnern', 412, NICHT_JETZT, ebenGebeten],
      [
        'mitzeichnungAnfordern',
        412,
        NICHT_JETZT,
        () => imBody('mitzeichnungAnfordern', { subjectId: LENA.sub }),
      ],
      ['mitzeichnungAnfordern', 409, PARALLEL, altesIfMatch],
    ]
  }

/** The second signature: Lena asks, Paul answers; an application for each thing that can be done. */
export const aufrufe: Aufrufteil = async (basis) => {
  const { t, eigen, fremd } = basis
  const [unterschreiben, ablehnen] = [await zurUnterschrift(t), await zurUnterschrift(t)]
  const erinnern = await zumErinnern(t)
  const objekte = { guid: fremd.formular.guid }
  const lena = { als: LENA, objekte }
  const paul = { als: als('paul.partner'), objekte }
  const { params, anfrage: guid, sha256 } = unterschreiben
  return {
    beispiele: {
      auswahlNutzerLesen: {
        als: LENA,
        params: { companyId: eigen.unternehmenGuid },
        unternehmen: ['companyId'],
      },
      mitzeichnungLesen: { ...lena, params: ablehnen.params },
      mitzeichnungAnfordern: { ...lena, params, body: { subjectId: paul.als.sub } },
      mitzeichnungZurueckrufen: { ...lena, params: erinnern.params },
      mitzeichnungErinnern: { ...lena, params: erinnern.params },
      mitzeichnen: { ...paul, params, body: { guid, sha256 } },
      mitzeichnungAblehnen: {
        ...paul,
        params: ablehnen.params,
        body: { guid: ablehnen.anfrage, grund: 'Der Preis stimmt nicht.' },
      },
    },
    katalog: katalog(basis),
  }
}
