import type { Places } from '@foerderportal/client/session/places'

/** The addresses that every app of the product has, each below its own root; the rest each app names itself. */
export const ORTE = { wurzel: '/', start: '/start', dashboard: '/dashboard' } as const

/** Where the portal meets the sign-in service; every other app has the same addresses below its own root. */
export const anmeldeorte = (wurzel = '', home: string = ORTE.dashboard): Places => ({
  callback: `${wurzel}/auth/callback`,
  start: wurzel + ORTE.start,
  home,
})
