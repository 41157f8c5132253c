import { vollstaendig } from '@foerderportal/shell/zugang'
import { late } from '@foerderportal/shell/late/late'
import { lateRoute } from '@foerderportal/shell/late/lateRoute'
import { instanz } from '@foerderportal/shell/rahmen/instanz'
import type { Seitendaten } from '@foerderportal/shell/seitendaten'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { eintreten } from './eintritt.ts'
import { Huelle } from './Huelle.tsx'
import { Zutritt } from './zutritt/Zutritt.tsx'

/** What everybody of the bank may: read (S9-01). */
export const lesen = vollstaendig('SACHBEARBEITUNG', 'LESEN')

/** What any address may carry. */
type Suche = {
  /** What the start page has to say: the sign-in failed. */
  fehler?: 'anmeldung' | undefined
}

/** The frame around every page. */
export const wurzel = createRootRouteWithContext<Umgebung>()({
  validateSearch: ({ fehler }: Record<string, unknown>): Suche => ({
    fehler: fehler === 'anmeldung' ? fehler : undefined,
  }),
  component: Huelle,
})

/** All that is behind the guard. What a page asks for stands in its own `staticData`. */
export const geschuetzt = createRoute({
  getParentRoute: () => wurzel,
  id: 'geschuetzt',
  beforeLoad: async ({ context, location: { publicHref }, matches }) => {
    const { recht } = matches.at(-1)?.staticData.zugang ?? lesen
    return { zutritt: await eintreten(context, publicHref, recht) }
  },
  component: Zutritt,
})

/** Brings a page, when it is entered. */
type Laden = () => Promise<ComponentType>
const spaeter = (laden: Laden) => lateRoute(late(laden))

/** A row of the table: a page behind the guard; `suche` reads what its address says behind the question mark. */
export const seite = <const Pfad extends string, Suche extends object = object>(
  path: Pfad,
  laden: Laden,
  staticData: Seitendaten & Required<Pick<Seitendaten, 'zugang'>>,
  suche?: (roh: Record<string, unknown>) => Suche,
) =>
  createRoute({
    getParentRoute: () => geschuetzt,
    path,
    staticData,
    // Without one the page has nothing of its own there.
    validateSearch: suche ?? (() => ({})),
    remountDeps: ({ params }) => instanz(staticData, { params, search: {} }),
    component: spaeter(laden),
  })

/** A row of the table: a page that anybody may see. */
export const oeffentlich = <const Pfad extends string>(path: Pfad, laden: Laden, staticData: Seitendaten) =>
  createRoute({ getParentRoute: () => wurzel, path, staticData, component: spaeter(laden) })
