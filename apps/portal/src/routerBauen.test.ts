import { PORTALPROFILE, type Portalprofil } from '@foerderportal/contract/shared/portal/portalprofil'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pfade } from './paths.ts'
import { routerBauen } from './routerBauen.ts'

/** A portal that nobody has built: a row with its own path, title and programme. */
const PROBE: Portalprofil = { ...PORTALPROFILE[1], basis: '/probeportal', name: 'Probeportal' }

const routerIn = (profil: Portalprofil) => {
  // Nothing is entered here, so nothing asks for the surroundings.
  const router = routerBauen({} as Umgebung, profil)
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [`${profil.basis}/start`] }),
  })
  return router
}

test.each([...PORTALPROFILE, PROBE])(
  '[R1-06] $basis: every address of the portal below its own beginning',
  (profil) => {
    const router = routerIn(profil)
    expect(router.latestLocation.pathname).toBe(pfade.start)
    for (const href of [pfade.dashboard, pfade.antraege, pfade.auszahlungen, pfade.antrag('1', 'groesse')])
      expect(router.buildLocation({ to: href }).publicHref).toBe(profil.basis + href)
  },
)
