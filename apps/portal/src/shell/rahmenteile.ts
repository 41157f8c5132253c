import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { nachladen } from '@foerderportal/shell/nachladen'

type Name = 'Innen' | 'Kontobereich' | 'Hauptnavigation' | 'UntereLeiste' | 'Leerlaufwaechter'
/** The parts of the frame that only somebody signed in sees: one file, and the start page does without it. */
const laden = (): Promise<Record<Name, FunctionComponent>> =>
  nachladen(() => import('./angemeldet/teile.ts')).then((modul) => modul.teile)

export const Innen = lazyRouteComponent(laden, 'Innen')
export const Kontobereich = lazyRouteComponent(laden, 'Kontobereich')
export const Hauptnavigation = lazyRouteComponent(laden, 'Hauptnavigation')
export const UntereLeiste = lazyRouteComponent(laden, 'UntereLeiste')
export const Leerlaufwaechter = lazyRouteComponent(laden, 'Leerlaufwaechter')
