import type { Krume } from '@foerderportal/ui/Brotkrumen.tsx'
import { useMatch, useRouter } from '@tanstack/react-router'
import { pfade, type Ort } from '../paths.ts'

/** What the route says of the page that asks (`staticData` of routes.tsx). */
export const useSeitendaten = () => useMatch({ strict: false, select: (match) => match.staticData })

/** The breadcrumbs before the page: the start, then what its route names; each bears the title of its own page. */
export const useWeg = (): readonly Krume[] => {
  const router = useRouter()
  const { weg = [], anforderung } = useSeitendaten()
  const krume = (ort: Ort): Krume => {
    const href = pfade[ort]
    const routen: Readonly<Record<string, { options: { staticData?: { titel?: string } } }>> =
      router.routesByPath
    return { href, text: routen[href]?.options.staticData?.titel ?? '' }
  }
  return anforderung === undefined ? [] : ['dashboard' as const, ...weg].map(krume)
}
