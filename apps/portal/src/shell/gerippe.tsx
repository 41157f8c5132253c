import { createRootRouteWithContext, createRoute, redirect, retainSearchParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { late } from '@foerderportal/shell/late/late'
import { lateRoute } from '@foerderportal/shell/late/lateRoute'
import { pfade } from '../paths.ts'
import { eigenesProfil } from '../profil.ts'
import type { Seitendaten } from '@foerderportal/shell/seitendaten'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { Huelle } from './Huelle.tsx'
import { instanz } from '@foerderportal/shell/rahmen/instanz'
import { Innen } from './rahmenteile.tsx'

/** Query parameters that any address may carry (section 2.2). */
export type Suche = {
  unternehmenId?: string | undefined
  originalRoute?: string | undefined
  /** The invitation whose mail one has followed. */
  einladungId?: string | undefined
  /** What the start page has to say: the sign-in failed, or the user's status was not to be had. */
  fehler?: 'anmeldung' | 'nutzer' | undefined
}

const FEHLER: readonly unknown[] = ['anmeldung', 'nutzer'] satisfies Suche['fehler'][]
const istFehler = (wert: unknown): wert is NonNullable<Suche['fehler']> => FEHLER.includes(wert)
const text = (wert: unknown) => (typeof wert === 'string' && wert !== '' ? wert : undefined)

/** The frame around every page. */
export const wurzel = createRootRouteWithContext<Umgebung>()({
  validateSearch: (suche: Record<string, unknown>): Suche => ({
    unternehmenId: text(suche['unternehmenId']),
    originalRoute: text(suche['originalRoute']),
    einladungId: text(suche['einladungId']),
    fehler: istFehler(suche['fehler']) ? suche['fehler'] : undefined,
  }),
  search: { middlewares: [retainSearchParams(['unternehmenId'])] },
  component: Huelle,
})

/** The guard and the store of answers come with the first page that needs them: the start page does without. */
export const EINTRITT = late(() => import('./eintritt.ts'))

/** All that is behind the guard. What a route asks for stands in its own `staticData`. */
export const geschuetzt = createRoute({
  getParentRoute: () => wurzel,
  id: 'geschuetzt',
  beforeLoad: async ({ context, location, search, matches }) => {
    const route = matches.at(-1)
    const zugang = route?.staticData.zugang
    if (route === undefined || zugang === undefined) throw redirect({ to: pfade.start })
    // An address of the other portals: here it is an unknown one.
    if (!eigenesProfil().mitBekundungen && route.fullPath.startsWith('/interessenbekundung'))
      throw redirect({ to: pfade.wurzel, replace: true })
    const { eintreten } = await EINTRITT.load()
    const eingetreten = await eintreten(
      { umgebung: context, ziel: location.href, ...search },
      { pfad: route.fullPath, zugang },
    )
    // The URL keeps the current company, so that a link or a reload stays with it (section 2.2).
    const { firma } = eingetreten
    if (firma !== undefined && firma.id !== search.unternehmenId)
      throw redirect({
        to: location.pathname,
        search: { ...search, unternehmenId: firma.id },
        hash: location.hash,
        replace: true,
      })
    return eingetreten
  },
  component: Innen,
})

/** Brings a page, when it is entered. */
type Laden = () => Promise<ComponentType>
const spaeter = (laden: Laden) => lateRoute(late(laden))

/** A row of the table: a page behind the guard. */
export const seite = <const Pfad extends string>(
  path: Pfad,
  laden: Laden,
  staticData: Seitendaten & Required<Pick<Seitendaten, 'zugang'>>,
) =>
  createRoute({
    getParentRoute: () => geschuetzt,
    path,
    staticData,
    remountDeps: (adresse) => instanz(staticData, adresse),
    component: spaeter(laden),
  })

/** A row of the table: a page that anybody may see. */
export const oeffentlich = <const Pfad extends string>(path: Pfad, laden: Laden, staticData: Seitendaten) =>
  createRoute({ getParentRoute: () => wurzel, path, staticData, component: spaeter(laden) })

/** A row of the table: an address without a page of its own; the page it leads to asks for the permission. */
export const weiter = <const Pfad extends string>(path: Pfad, nach: string) =>
  createRoute({
    getParentRoute: () => wurzel,
    path,
    beforeLoad: () => {
      throw redirect({ to: nach, replace: true })
    },
  })
