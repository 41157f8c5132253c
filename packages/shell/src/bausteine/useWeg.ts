import type { Krume } from '@foerderportal/ui/Brotkrumen.tsx'
import { useMatch, useRouter } from '@tanstack/react-router'
import { ORTE } from '../orte.ts'
import { useHeimat } from './useHeimat.ts'

/** What the route says of the page that asks (`staticData` of routes.tsx). */
export const useSeitendaten = () => useMatch({ strict: false, select: (match) => match.staticData })

/** Where everything begins; they need no way that leads to them (R2.3-05). */
const ANFAENGE: readonly string[] = [ORTE.dashboard, ORTE.start]

/**
 * The breadcrumbs before the page: the start, then what its route names; each bears the title of its own page. A public
 * page begins where those begin who are not signed in.
 */
export const useWeg = (): readonly Krume[] => {
  const router = useRouter()
  const heimat = useHeimat()
  const { weg = [], zugang } = useSeitendaten()
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const krume = (href: string): Krume => {
    const routen: Readonly<Record<string, { options: { staticData?: { titel?: string } } }>> =
      router.routesByPath
    return { href, text: routen[href]?.options.staticData?.titel ?? '' }
  }
  if (ANFAENGE.includes(pathname)) return []
  const anfang = { href: zugang ? heimat : ORTE.start, text: 'Start' }
  return [anfang, ...weg.map(krume)]
}
