import '@foerderportal/shell/schemata'
import '@foerderportal/ui/stil/portal.css'
import './portal.css'
import { druckMerken } from '@foerderportal/ui/stil/druecken'
import { setProduktgruppe } from '@foerderportal/client/environment'
import type { Portalprofil } from '@foerderportal/contract/shared/portal/portalprofil'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { konfigurationLaden } from '@foerderportal/shell/konfiguration'
import { anmeldeorte, ORTE } from '@foerderportal/shell/orte'
import { profilWaehlen } from './profil.ts'
import { routerBauen } from './routerBauen.ts'
import { sitzungAufnehmen } from '@foerderportal/shell/rahmen/rueckkehr'
import { sitzungAufbauen } from '@foerderportal/shell/rahmen/sitzung'
import { UmgebungProvider, type Umgebung } from '@foerderportal/shell/umgebung'

/** Asked for with the first form that is opened. */
const entwurfSchluesselLaden = async (): Promise<string> => {
  const { entwurfSchluesselLaden: laden } = await import('@foerderportal/client/entwurf/entwurfSchluessel')
  return laden()
}

const umgebungBauen = async ({ basis, name }: Portalprofil): Promise<Umgebung> => {
  const orte = anmeldeorte(basis, basis + ORTE.dashboard)
  const sitzung = sitzungAufbauen(orte, 'Fragen Sie, wer Ihr Unternehmen verwaltet.')
  const [konfiguration, { bereit }] = await Promise.all([
    konfigurationLaden(),
    sitzungAufnehmen(sitzung, orte),
  ])
  const portalName = name ?? konfiguration.portalName
  return { sitzung, bereit, konfiguration: { ...konfiguration, portalName }, entwurfSchluesselLaden }
}

const zeigen = (flaeche: Element, umgebung: Umgebung, profil: Portalprofil) => {
  const router = routerBauen(umgebung, profil)
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
const profil = profilWaehlen(location.pathname)
setProduktgruppe(profil.produktgruppe)
// Not `await` out here: the bundler would then no longer dare to join files (vite/stuecke.ts).
void umgebungBauen(profil).then(
  (umgebung) => zeigen(flaeche, umgebung, profil),
  () => {
    // Not even the portal's name could be loaded; without it no page can be shown.
    flaeche.textContent =
      'Die Seite steht aktuell nicht zur Verfügung. Bitte versuchen Sie es später noch einmal.'
  },
)
