import type { VerweisProps } from '@foerderportal/ui/Verweis.tsx'
import { useRouter } from '@tanstack/react-router'
import { willNeuesFenster } from '@foerderportal/ui/willNeuesFenster'
import type { MouseEvent } from 'react'
import { ortVon } from './ortVon.ts'

/** How links of packages/ui are followed: without loading the page anew, and with the company kept in the address. */
export function RouterVerweis({ href, onClick, children, ...rest }: VerweisProps) {
  const router = useRouter()
  const ort = ortVon(href)
  const klick = (ereignis: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(ereignis)
    if (ereignis.defaultPrevented || willNeuesFenster(ereignis)) return
    ereignis.preventDefault()
    void router.navigate(ort)
  }
  // Whoever points at a link will follow it: its page's files come meanwhile. Nothing is asked of the server.
  const vorladen = () => {
    const [routen] = router.getMatchedRoutes(ort.to)
    for (const route of routen) void router.loadRouteChunk(route)?.catch(() => undefined)
  }
  return (
    <a
      {...rest}
      href={router.buildLocation(ort).publicHref}
      onClick={klick}
      onPointerEnter={vorladen}
      onFocus={vorladen}
    >
      {children}
    </a>
  )
}
