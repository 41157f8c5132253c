import { KONFIGURATION } from '@foerderportal/shell/testing/konfiguration'
import { UmgebungProvider, type Umgebung } from '@foerderportal/shell/umgebung'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import grund from '@foerderportal/ui/stil/portal.css?inline'
import eigenes from '../sachbearbeitung.css?inline'
import { Tasten } from '../shell/tasten/Tasten.tsx'

/** Shows a building block by itself, with the keys of the desk, at an address that no page has; gone with the test. */
export const zeigen = (Baustein: ComponentType, adresse = '/') => {
  const stil = document.createElement('style')
  stil.textContent = grund + eigenes
  document.head.append(stil)
  const flaeche = document.createElement('main')
  flaeche.id = 'inhalt'
  document.body.replaceChildren(flaeche)
  const routeTree = createRootRoute({
    component: () => [createElement(Tasten, { key: 1 }), createElement(Baustein, { key: 2 })],
    notFoundComponent: () => null,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [adresse] }) })
  const wurzel = createRoot(flaeche)
  // Nobody is signed in here: what a block shows does not ask for it.
  const umgebung = { konfiguration: KONFIGURATION } as Umgebung
  wurzel.render(
    createElement(UmgebungProvider, { value: umgebung }, createElement(RouterProvider, { router })),
  )
  onTestFinished(() => {
    wurzel.unmount()
    stil.remove()
    document.body.replaceChildren()
  })
  return router
}
