import { Refused } from '@foerderportal/client/testing/answers'
import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import {
  fassungLesen,
  fassungSpeichern,
  fassungVeroeffentlichen,
  umfrageLesen,
} from '@foerderportal/contract/fragebogen/bank/routes'
import type { Fassung, FassungZeile, Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { fassungStaende } from '@foerderportal/contract/fragebogen/staende'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'

export const UMFRAGE = 'd0000000-0000-4000-8000-000000001301'
export const ENTWURF = 'd0000000-0000-4000-8000-000000001302'
export const GELTEND = 'd0000000-0000-4000-8000-000000001303'

export const fassungszeile = (angaben: Partial<FassungZeile> = {}): FassungZeile => ({
  guid: ENTWURF,
  nummer: 2,
  stand: 'ENTWURF',
  titel: 'Betrieb und Umwelt',
  anlass: 'Fragen zum Moor',
  geaendertAm: '2026-11-23T10:00:00.000Z',
  geaendertVon: 'Petra Programme',
  veroeffentlichtAm: null,
  begonnen: 0,
  abgeschlossen: 0,
  ...angaben,
})

export const umfrage = (angaben: Partial<Umfrage> = {}): Umfrage => ({
  umfrageUuid: UMFRAGE,
  bezeichnung: 'Betrieb und Umwelt',
  programme: ['AnkNabo'],
  fassungen: [
    fassungszeile(),
    fassungszeile({
      guid: GELTEND,
      nummer: 1,
      stand: 'VEROEFFENTLICHT',
      anlass: null,
      veroeffentlichtAm: '2026-10-01T08:00:00.000Z',
      begonnen: 15,
      abgeschlossen: 12,
    }),
  ],
  ...angaben,
})

/** A draft on the made-up server: it keeps what is saved, refuses an old version and what is no draft, and publishes. */
export const fassungsdienst = (server: FakeServer, anfang: Definition) => {
  let definition = anfang
  let stand: Fassung['stand'] = 'ENTWURF'
  let version = 1
  const fassung = (): Fassung => ({
    guid: ENTWURF,
    umfrageUuid: UMFRAGE,
    bezeichnung: 'Betrieb und Umwelt',
    nummer: 2,
    stand,
    geaendertAm: '2026-11-23T10:00:00.000Z',
    geaendertVon: 'Petra Programme',
    veroeffentlichtAm: stand === 'ENTWURF' ? null : '2026-11-23T11:00:00.000Z',
    definition,
  })
  let da = true
  const pruefen = (headers: Headers) => {
    if (!da) throw new Refused(FRAGEBOGEN.fehlt)
    const grund = fassungStaende.hindernis('fassungSpeichern', stand, ['BANK'])
    if (grund !== null) throw new Refused(FRAGEBOGEN.nichtMoeglich, grund.text)
    if (headers.get('if-match') !== `"${version}"`) throw new Refused(ALLGEMEIN.konkurrierend)
  }
  const antwort = () => ({ body: fassung(), version })
  server.serve(fassungLesen, () => {
    if (!da) throw new Refused(FRAGEBOGEN.fehlt)
    return antwort()
  })
  server.serve(fassungSpeichern, ({ body, headers }) => {
    pruefen(headers)
    definition = body
    version += 1
    return antwort()
  })
  server.serve(fassungVeroeffentlichen, ({ headers }) => {
    pruefen(headers)
    stand = 'VEROEFFENTLICHT'
    version += 1
    return antwort()
  })
  server.answer(umfrageLesen, 200, umfrage())
  return {
    definition: () => definition,
    /** A colleague saves meanwhile. */
    anderswo: (neu: (alt: Definition) => Definition) => {
      definition = neu(definition)
      version += 1
    },
    /** A colleague publishes it meanwhile. */
    anderswoVeroeffentlicht: () => {
      stand = 'VEROEFFENTLICHT'
      version += 1
    },
    /** A colleague discards it meanwhile. */
    anderswoVerworfen: () => {
      da = false
    },
  }
}
