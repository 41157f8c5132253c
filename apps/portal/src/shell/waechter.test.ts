import { describe, expect, test } from 'vitest'
import { nurRecht, vollstaendig } from '@foerderportal/shell/zugang'
import { pfade } from '../paths.ts'
import {
  aktuelleFirma,
  entscheiden,
  ersteErlaubte,
  type Entscheidung,
  type Lage,
  type Nutzerstand,
  type Route,
} from './waechter.ts'

const type = 'LandwirtschaftlichesUnternehmen' as const
const hof = { id: 'u1', name: 'Hof Lindenau GbR', type }
const moor = { id: 'u2', name: 'Hof Altmoor KG', type }
const stand = (unternehmen: (typeof hof)[], einladungen = 0): Nutzerstand => ({ unternehmen, einladungen })

const ANTRAEGE: Route = { pfad: pfade.antraege, zugang: vollstaendig('ZUWENDUNGEN', 'LESEN') }
const AUSWAHL: Route = {
  pfad: pfade.unternehmenAuswahl,
  zugang: vollstaendig('NUTZERSERVICE_UNTERNEHMEN', 'LESEN'),
}
const EINLADUNG: Route = {
  pfad: pfade.einladung,
  zugang: vollstaendig('NUTZERSERVICE_UNTERNEHMEN', 'ANLEGEN'),
}
const OHNE_RECHT: Route = { pfad: pfade.unternehmenDaten, zugang: vollstaendig() }
const REGISTRIEREN: Route = {
  pfad: pfade.registrierungNutzer,
  zugang: nurRecht('NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN'),
}

const ZIEL = '/zuwendung/uebersicht?unternehmenId=u9'
const BASIS = ['NUTZERSERVICE_BASIS']
const LESER = [...BASIS, 'ZUWENDUNGEN_LESEN']

const BANK = ['SACHBEARBEITUNG_LESEN', 'DATADIRECTORY_LESEN']

const lage = (teil: Partial<Lage>): Lage => ({
  rollen: LESER,
  stand: stand([hof]),
  unternehmenId: undefined,
  originalRoute: undefined,
  einladungId: undefined,
  aufgeschoben: false,
  ziel: ZIEL,
  ...teil,
})

type Fall = [worum: string, route: Route, lage: Partial<Lage>, Entscheidung]

const anmelden: Entscheidung = { art: 'anmelden', zurueck: ZIEL }
const verweigern: Entscheidung = { art: 'verweigern' }
const laden: Entscheidung = { art: 'status-laden' }
const hinein = (firma?: typeof hof): Entscheidung => ({ art: 'eintreten', firma })
const zurBank: Entscheidung = { art: 'zur-sachbearbeitung' }
const nach = (ort: Extract<Entscheidung, { art: 'umleiten' }>['nach'], originalRoute?: string) =>
  ({ art: 'umleiten', nach: ort, ...(originalRoute ? { originalRoute } : {}) }) satisfies Entscheidung

describe('the guard chain of section 2.2, step by step', () => {
  test.each<Fall>([
    ['1 nobody is signed in', ANTRAEGE, { rollen: undefined, stand: undefined }, anmelden],
    ['the bank’s people', ANTRAEGE, { rollen: BANK, stand: undefined }, zurBank],
    ['the bank’s people register nowhere', REGISTRIEREN, { rollen: BANK }, zurBank],
    ['the bank’s people who are customers as well', ANTRAEGE, { rollen: [...BANK, ...LESER] }, hinein(hof)],
    ['1 nobody is signed in, even where the status is known', ANTRAEGE, { rollen: undefined }, anmelden],

    ['2 the status is not loaded', ANTRAEGE, { stand: undefined }, laden],
    [
      '2 it is loaded before a missing permission is judged',
      ANTRAEGE,
      { rollen: [], stand: undefined },
      laden,
    ],
    ['2 choosing a company needs the user loaded', AUSWAHL, { stand: undefined }, nach('/')],
    [
      '2 and the root leads on where one wanted to go',
      AUSWAHL,
      { stand: undefined, originalRoute: pfade.mitteilungen },
      nach('/', pfade.mitteilungen),
    ],

    ['3 one invitation, no company', ANTRAEGE, { stand: stand([], 1) }, nach(pfade.einladung, ZIEL)],
    [
      '3 two invitations and companies',
      ANTRAEGE,
      { stand: stand([hof, moor], 2) },
      nach(pfade.einladung, ZIEL),
    ],
    [
      '3 before the permission',
      ANTRAEGE,
      { rollen: BASIS, stand: stand([hof], 1) },
      nach(pfade.einladung, ZIEL),
    ],
    ['3 before the choice', AUSWAHL, { stand: stand([hof, moor], 1) }, nach(pfade.einladung, ZIEL)],
    ['3 but there one is', EINLADUNG, { stand: stand([], 1) }, hinein()],
    ['3 there, with companies and none chosen', EINLADUNG, { stand: stand([hof, moor], 1) }, hinein()],

    [
      '3 put off: in, as if there were none',
      ANTRAEGE,
      { stand: stand([hof], 1), aufgeschoben: true },
      hinein(hof),
    ],
    [
      '3 put off without a company: its registration',
      ANTRAEGE,
      { stand: stand([], 1), aufgeschoben: true },
      nach(pfade.registrierungUnternehmen),
    ],
    ['3 put off, and there after all', EINLADUNG, { stand: stand([], 1), aufgeschoben: true }, hinein()],

    ['4 no company', ANTRAEGE, { stand: stand([]) }, nach(pfade.registrierungUnternehmen)],
    ['4 no company at the choice', AUSWAHL, { stand: stand([]) }, nach(pfade.registrierungUnternehmen)],
    ['4 all invitations declined', EINLADUNG, { stand: stand([]) }, nach(pfade.registrierungUnternehmen)],
    [
      '4 before the permission',
      ANTRAEGE,
      { rollen: BASIS, stand: stand([]) },
      nach(pfade.registrierungUnternehmen),
    ],

    ['5 several, none chosen', ANTRAEGE, { stand: stand([hof, moor]) }, nach(pfade.unternehmenAuswahl, ZIEL)],
    [
      '5 a foreign company in the address counts for nothing',
      ANTRAEGE,
      { stand: stand([hof, moor]), unternehmenId: 'fremd' },
      nach(pfade.unternehmenAuswahl, ZIEL),
    ],
    [
      '5 the company of the address',
      ANTRAEGE,
      { stand: stand([hof, moor]), unternehmenId: 'u2' },
      hinein(moor),
    ],
    ['5 the only one is the current one', ANTRAEGE, {}, hinein(hof)],
    ['5 the only one, against a foreign one in the address', ANTRAEGE, { unternehmenId: 'u2' }, hinein(hof)],
    ['5 but there one chooses', AUSWAHL, { stand: stand([hof, moor]) }, hinein()],
    [
      '5 no invitation is left',
      EINLADUNG,
      { stand: stand([hof, moor]) },
      nach(pfade.unternehmenAuswahl, ZIEL),
    ],

    [
      '5 but by the link of a mail one stays',
      EINLADUNG,
      { stand: stand([hof, moor]), einladungId: 'e1' },
      hinein(),
    ],
    [
      '4 by the link of a mail without a company, too',
      EINLADUNG,
      { stand: stand([]), einladungId: 'e1' },
      hinein(),
    ],
    [
      '4 such a link counts nowhere else',
      ANTRAEGE,
      { stand: stand([]), einladungId: 'e1' },
      nach(pfade.registrierungUnternehmen),
    ],
    [
      '6 no user, by the link of a mail: back there after the registration',
      EINLADUNG,
      { stand: 'kein-nutzer', einladungId: 'e1' },
      nach(pfade.registrierungNutzer, ZIEL),
    ],
    ['6 there is no user', ANTRAEGE, { stand: 'kein-nutzer' }, nach(pfade.registrierungNutzer)],
    ['6 no user at the choice', AUSWAHL, { stand: 'kein-nutzer' }, nach(pfade.registrierungNutzer)],
    [
      '6 no user, before the permission',
      ANTRAEGE,
      { rollen: BASIS, stand: 'kein-nutzer' },
      nach(pfade.registrierungNutzer),
    ],
    ['6 the status failed', ANTRAEGE, { stand: 'gescheitert' }, { art: 'vergessen', originalRoute: ZIEL }],
    [
      '6 failed, before the permission',
      ANTRAEGE,
      { rollen: [], stand: 'gescheitert' },
      { art: 'vergessen', originalRoute: ZIEL },
    ],

    ['7 the permission is missing', ANTRAEGE, { rollen: BASIS }, verweigern],
    ['7 no role at all', AUSWAHL, { rollen: [] }, verweigern],
    ['7 none is declared', OHNE_RECHT, { rollen: [] }, hinein(hof)],
    [
      '7 none is declared, but the chain holds',
      OHNE_RECHT,
      { stand: stand([]) },
      nach(pfade.registrierungUnternehmen),
    ],
    ['all is well', ANTRAEGE, {}, hinein(hof)],
  ])('%s', (_, route, teil, erwartet) => {
    expect(entscheiden(lage(teil), route)).toEqual(erwartet)
  })
})

describe('the authorization-only guard of the registration', () => {
  const jederStand: readonly Nutzerstand[] = [
    undefined,
    'kein-nutzer',
    'gescheitert',
    stand([], 1),
    stand([]),
  ]

  test.each(jederStand)('enters with the permission, whatever is known of the user: %j', (s) => {
    expect(entscheiden(lage({ rollen: BASIS, stand: s }), REGISTRIEREN)).toEqual(hinein())
  })
  test.each(jederStand)('asks for the sign-in: %j', (s) => {
    expect(entscheiden(lage({ rollen: undefined, stand: s }), REGISTRIEREN)).toEqual(anmelden)
  })
  test.each(jederStand)('refuses without the permission: %j', (s) => {
    expect(entscheiden(lage({ rollen: [], stand: s }), REGISTRIEREN)).toEqual(verweigern)
  })
})

describe('the current company', () => {
  test.each([
    ['the only one', [hof], undefined, hof],
    ['the only one, whatever the address says', [hof], 'u2', hof],
    ['the chosen one of several', [hof, moor], 'u2', moor],
    ['none of several when none is chosen', [hof, moor], undefined, undefined],
    ['none of several when a foreign one is named', [hof, moor], 'fremd', undefined],
    ['none without companies', [], 'u1', undefined],
  ])('[R3.1-08] %s, kept as name and id', (_, unternehmen, id, erwartet) => {
    expect(aktuelleFirma(unternehmen, id)).toEqual(erwartet)
  })
})

describe('the fallback start', () => {
  const DASHBOARD: Route = { pfad: pfade.dashboard, zugang: vollstaendig('ZUWENDUNGEN', 'LESEN') }
  const tabelle = [DASHBOARD, REGISTRIEREN, OHNE_RECHT, AUSWAHL, EINLADUNG]

  test.each([
    ['the dashboard, for whom may see it', LESER, pfade.dashboard],
    ['else the first permitted one behind the chain, not the registration', BASIS, pfade.unternehmenAuswahl],
    ['none without a role, though a route without a permission exists', [], undefined],
  ])('[R2.2-08] %s', (_, rollen, erwartet) => {
    expect(ersteErlaubte(rollen, tabelle)).toBe(erwartet)
  })
})
