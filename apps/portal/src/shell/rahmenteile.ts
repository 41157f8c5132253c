import { lazyRouteComponent } from '@tanstack/react-router'

/** The parts of the frame that only somebody signed in sees: one file, and the start page does without it. */
const laden = () => import('./angemeldet/teile.ts').then((modul) => modul.teile)

export const Kontobereich = lazyRouteComponent(laden, 'Kontobereich')
export const Hauptnavigation = lazyRouteComponent(laden, 'Hauptnavigation')
export const UntereLeiste = lazyRouteComponent(laden, 'UntereLeiste')
export const Leerlaufwaechter = lazyRouteComponent(laden, 'Leerlaufwaechter')
