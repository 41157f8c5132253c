import '@foerderportal/shell/schemata'
import '@foerderportal/ui/stil/portal.css'
import './sachbearbeitung.css'
import { konfigurationLaden } from '@foerderportal/shell/konfiguration'
import { anmeldeorte } from '@foerderportal/shell/orte'
import { Ladeseite } from '@foerderportal/shell/rahmen/Ladeseite.tsx'
import { sitzungAufnehmen } from '@foerderportal/shell/rahmen/rueckkehr'
import { sitzungAufbauen } from '@foerderportal/shell/rahmen/sitzung'
import { UmgebungProvider, type Umgebung } from '@foerderportal/shell/umgebung'
import { druckMerken } from '@foerderportal/ui/stil/druecken'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WURZEL } from './paths.ts'
import { routeTree } from './routes.tsx'
import { sucheLesen, sucheSchreiben } from './shell/suche.ts'
import { Tischfehler } from './shell/Tischfehler.tsx'

const routerBauen = (umgebung: Umgebung) =>
  createRouter({
    routeTree,
    basepath: WURZEL,
    parseSearch: sucheLesen,
    stringifySearch: sucheSchreiben,
    context: umgebung,
    scrollRestoration: true,
    defaultErrorComponent: Tischfehler,
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
  const { bankEntwurfSchluesselLaden } = await import('@foerderportal/client/entwurf/bankEntwurfSchluessel')
  return bankEntwurfSchluesselLaden()
}

const umgebungBauen = async (): Promise<Umgebung> => {
  const orte = anmeldeorte(WURZEL, WURZEL)
  const sitzung = sitzungAufbauen(orte, 'Fragen Sie Ihre Leitung.')
  const [konfiguration, { bereit }] = await Promise.all([
    konfigurationLaden(),
    sitzungAufnehmen(sitzung, orte),
  ])
  return { sitzung, bereit, konfiguration, entwurfSchluesselLaden }
}

const zeigen = (flaeche: Element, umgebung: Umgebung) =>
  createRoot(flaeche).render(
    <StrictMode>
      <UmgebungProvider value={umgebung}>
        <RouterProvider router={routerBauen(umgebung)} />
      </UmgebungProvider>
    </StrictMode>,
  )

druckMerken()
const flaeche = document.querySelector('#portal')
if (flaeche === null) throw new Error('index.html hat kein Element #portal.')
void umgebungBauen().then(
  (umgebung) => zeigen(flaeche, umgebung),
  () => {
    // Not even the names could be loaded; without them no page can be shown.
    flaeche.textContent =
      'Die Seite steht aktuell nicht zur Verfügung. Bitte versuchen Sie es später noch einmal.'
  },
)
