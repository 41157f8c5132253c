import { useRouterState } from '@tanstack/react-router'
import { pfade } from '../paths.ts'

const OEFFENTLICH: readonly string[] = [pfade.start, pfade.version]

/** The address as it stands in the browser, ahead of the page while that is on its way; menus close when it changes. */
export const useOrt = (): string => useRouterState({ select: ({ location }) => location.href })

/**
 * Whether the page belongs to somebody signed in: it has the whole frame, and its places stay free until the guard has
 * found user and company, so that nothing below jumps.
 */
export const useInnen = (): boolean =>
  useRouterState({ select: ({ location }) => !OEFFENTLICH.includes(location.pathname) })
