import type { Portalprofil } from '@foerderportal/contract/shared/portal/portalprofil'
import { Fehlerseite } from '@foerderportal/shell/rahmen/Fehlerseite.tsx'
import { Ladeseite } from '@foerderportal/shell/rahmen/Ladeseite.tsx'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'

/** The same table of addresses for each portal, below its own beginning. */
export const routerBauen = (umgebung: Umgebung, { basis }: Pick<Portalprofil, 'basis'>) =>
  createRouter({
    routeTree,
    basepath: basis === '' ? '/' : basis,
    context: umgebung,
    scrollRestoration: true,
    defaultErrorComponent: Fehlerseite,
    defaultPendingComponent: Ladeseite,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
  })

declare module '@tanstack/react-router' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface Register {
    router: ReturnType<typeof routerBauen>
  }
}
