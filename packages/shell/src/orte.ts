/** The addresses that every app of the product has, each below its own root; the rest each app names itself. */
export const ORTE = { wurzel: '/', start: '/start', dashboard: '/dashboard' } as const
