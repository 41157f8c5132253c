import '@foerderportal/shell/schemata'
import '@foerderportal/ui/stil/portal.css'
import './portal.css'
import { druckMerken } from '@foerderportal/ui/stil/druecken'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { konfigurationLaden } from '@foerderportal/shell/konfiguration'
import { anmeldeorte } from '@foerderportal/shell/orte'
import { routeTree } from './routes.tsx'
import { Fehlerseite } from '@foerderportal/shell/rahmen/Fehlerseite.tsx'
import { Ladeseite } from '@foerderportal/shell/rahmen/Ladeseite.tsx'
import { sitzungAufnehmen } from '@foerderportal/shell/rahmen/rueckkehr'
import { sitzungAufbauen } from '@foerderportal/shell/rahmen/sitzung'
import { UmgebungProvider, type Umgebung } from '@foerderportal/shell/umgebung'

const routerBauen = (umgebung: Umgebung) =>
  createRouter({
    routeTree,
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

/** Asked for with the first form that is opened. */
const entwurfSchluesselLaden = async (): Promise<string> => {
  const { entwurfSchluesselLaden: laden } = await import('@foerderportal/client/entwurf/entwurfSchluessel')
  return laden()
}

const umgebungBauen = async (): Promise<Umgebung> => {
  const orte = anmeldeorte()
  const sitzung = sitzungAufbauen(orte)
  const [konfiguration, { bereit }] = await Promise.all([
    konfigurationLaden(),
    sitzungAufnehmen(sitzung, orte),
  ])
  return { sitzung, bereit, konfiguration, entwurfSchluesselLaden }
}

const zeigen = (flaeche: Element, umgebung: Umgebung) => {
  const router = routerBauen(umgebung)
  createRoot(flaeche).render(
    <StrictMode>
      <UmgebungProvider value={umgebung}>
        <RouterProvider router={router} />
      </UmgebungProvider>
    </StrictMode>,
  )
}

druckMerken()
const flaeche = document.querySelector('#portal')
if (flaeche === null) throw new Error('index.html hat kein Element #portal.')
// Not `await` out here: the bundler would then no longer dare to join files (vite/stuecke.ts).
void umgebungBauen().then(
  (umgebung) => zeigen(flaeche, umgebung),
  () => {
    // Not even the portal's name could be loaded; without it no page can be shown.
    flaeche.textContent =
      'Die Seite steht aktuell nicht zur Verfügung. Bitte versuchen Sie es später noch einmal.'
  },
)
