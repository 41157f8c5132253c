import type { VerweisProps } from '@foerderportal/ui/Verweis.tsx'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

const willNeuesFenster = (e: MouseEvent) => e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey

/** How links of packages/ui are followed: without loading the page anew, and with the company kept in the address. */
export function RouterVerweis({ href, onClick, children, ...rest }: VerweisProps) {
  const router = useRouter()
  const url = new URL(href, location.origin)
  const search = Object.fromEntries(url.searchParams)
  const ziel = router.buildLocation({ to: url.pathname, search, hash: url.hash.slice(1) })
  const klick = (ereignis: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(ereignis)
    if (ereignis.defaultPrevented || willNeuesFenster(ereignis)) return
    ereignis.preventDefault()
    void router.navigate({ to: url.pathname, search, hash: url.hash.slice(1) })
  }
  return (
    <a {...rest} href={ziel.href} onClick={klick}>
      {children}
    </a>
  )
}
