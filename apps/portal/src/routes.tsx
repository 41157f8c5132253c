import type { Recht } from '@foerderportal/contract/shared/permissions'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router'
import { Huelle } from './shell/Huelle.tsx'
import { eintreten } from './shell/eintritt.ts'
import type { Anforderung } from './shell/waechter.ts'
import type { Umgebung } from './umgebung.ts'

declare module '@tanstack/react-router' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface StaticDataRouteOption {
    /** Who may enter; a route below `geschuetzt` without it is refused. */
    readonly anforderung?: Anforderung
  }
}

/** Query parameters that any address may carry (section 2.2). */
export type Suche = {
  unternehmenId?: string | undefined
  originalRoute?: string | undefined
  fehler?: 'anmeldung' | undefined
}

const text = (wert: unknown) => (typeof wert === 'string' && wert !== '' ? wert : undefined)

const root = createRootRouteWithContext<Umgebung>()({
  validateSearch: (suche: Record<string, unknown>): Suche => ({
    unternehmenId: text(suche['unternehmenId']),
    originalRoute: text(suche['originalRoute']),
    fehler: suche['fehler'] === 'anmeldung' ? 'anmeldung' : undefined,
  }),
  search: { middlewares: [retainSearchParams(['unternehmenId'])] },
  component: Huelle,
})

const start = createRoute({
  getParentRoute: () => root,
  path: 'start',
  component: lazyRouteComponent(() => import('./start/StartSeite.tsx'), 'StartSeite'),
})

const version = createRoute({
  getParentRoute: () => root,
  path: 'version',
  component: lazyRouteComponent(() => import('./version/VersionSeite.tsx'), 'VersionSeite'),
})

/** All that is behind the guard. What a route asks for stands in its own `staticData`. */
const geschuetzt = createRoute({
  getParentRoute: () => root,
  id: 'geschuetzt',
  beforeLoad: async ({ context, location, search, matches }) => {
    const anforderung = matches.at(-1)?.staticData.anforderung
    if (anforderung === undefined) throw redirect({ to: '/start' })
    const eingetreten = await eintreten(
      { umgebung: context, ziel: location.href, unternehmenId: search.unternehmenId },
      anforderung,
    )
    // The URL keeps the current company, so that a link or a reload stays with it (section 2.2).
    const { firma } = eingetreten
    if (firma !== undefined && firma.id !== search.unternehmenId)
      throw redirect({ to: location.pathname, search: { ...search, unternehmenId: firma.id }, replace: true })
    return eingetreten
  },
})

const vollstaendig = (...recht: Recht): Anforderung => ({ recht, waechter: 'vollstaendig' })
const nurRecht = (...recht: Recht): Anforderung => ({ recht, waechter: 'nur-recht' })

const dashboard = createRoute({
  getParentRoute: () => geschuetzt,
  path: 'dashboard',
  staticData: { anforderung: vollstaendig('ZUWENDUNGEN', 'LESEN') },
  component: lazyRouteComponent(() => import('./dashboard/DashboardSeite.tsx'), 'DashboardSeite'),
})

const registrierungNutzer = createRoute({
  getParentRoute: () => geschuetzt,
  path: 'registrierung/nutzer',
  staticData: { anforderung: nurRecht('NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN') },
  component: lazyRouteComponent(
    () => import('./nutzer/NutzerRegistrierenSeite.tsx'),
    'NutzerRegistrierenSeite',
  ),
})

const registrierungUnternehmen = createRoute({
  getParentRoute: () => geschuetzt,
  path: 'registrierung/unternehmen',
  staticData: { anforderung: nurRecht('NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN') },
  component: lazyRouteComponent(
    () => import('./unternehmen/UnternehmenRegistrierenSeite.tsx'),
    'UnternehmenRegistrierenSeite',
  ),
})

const unternehmenAuswahl = createRoute({
  getParentRoute: () => geschuetzt,
  path: 'unternehmen-auswahl',
  staticData: { anforderung: vollstaendig('NUTZERSERVICE_UNTERNEHMEN', 'LESEN') },
  component: lazyRouteComponent(
    () => import('./unternehmen/UnternehmenAuswahlSeite.tsx'),
    'UnternehmenAuswahlSeite',
  ),
})

const antraege = createRoute({
  getParentRoute: () => geschuetzt,
  path: 'zuwendung/uebersicht',
  staticData: { anforderung: vollstaendig('ZUWENDUNGEN', 'LESEN') },
  component: lazyRouteComponent(() => import('./zuwendung/AntraegeSeite.tsx'), 'AntraegeSeite'),
})

const eingang = createRoute({
  getParentRoute: () => geschuetzt,
  path: 'zuwendung/antrag/$guid/eingang',
  staticData: { anforderung: vollstaendig('ZUWENDUNGEN', 'LESEN') },
  component: lazyRouteComponent(() => import('./zuwendung/EingangSeite.tsx'), 'EingangSeite'),
})

const antrag = createRoute({
  getParentRoute: () => geschuetzt,
  path: 'zuwendung/antrag/$guid/$seite',
  staticData: { anforderung: vollstaendig('ZUWENDUNGEN', 'LESEN') },
  component: lazyRouteComponent(() => import('./zuwendung/AntragSeite.tsx'), 'AntragSeite'),
})

/** The empty path and every unknown one open the dashboard (R2.1-03). */
const zumDashboard = () => {
  throw redirect({ to: '/dashboard', replace: true })
}
const leer = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: zumDashboard })
const unbekannt = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: zumDashboard })

export const routeTree = root.addChildren([
  leer,
  unbekannt,
  start,
  version,
  geschuetzt.addChildren([
    dashboard,
    registrierungNutzer,
    registrierungUnternehmen,
    unternehmenAuswahl,
    antraege,
    eingang,
    antrag,
  ]),
])
