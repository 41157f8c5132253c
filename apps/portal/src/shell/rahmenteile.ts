import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The parts of the frame that only somebody signed in sees. One file of the build of their own (vite/stuecke.ts), so
 * that the start page does without it.
 */
export const Kontobereich = lazyRouteComponent(() => import('./angemeldet/Kontobereich.tsx'), 'Kontobereich')
export const Hauptnavigation = lazyRouteComponent(
  () => import('./angemeldet/Hauptnavigation.tsx'),
  'Hauptnavigation',
)
export const UntereLeiste = lazyRouteComponent(() => import('./angemeldet/UntereLeiste.tsx'), 'UntereLeiste')
