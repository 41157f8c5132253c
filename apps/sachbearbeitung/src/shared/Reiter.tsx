import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useLocation } from '@tanstack/react-router'
import { useAktuellesInSicht } from './useAktuellesInSicht.ts'

export type Reiterpunkt = {
  readonly text: string
  readonly href: string
  /** Read out after it, where the desk has another place of this name. */
  readonly dazu?: string | undefined
  /** How much is behind it. */
  readonly zahl?: number
}

/** The parts of a case as links, each an address of its own. */
export function Reiter({ name, punkte }: { name: string; punkte: readonly Reiterpunkt[] }) {
  const { pathname } = useLocation()
  const leiste = useAktuellesInSicht<HTMLElement>(pathname)
  return (
    <nav className="d-reiter" ref={leiste} aria-label={name}>
      <ul>
        {punkte.map(({ text, href, dazu, zahl }) => (
          <li key={href}>
            <Verweis
              href={href}
              className="d-reiter__punkt"
              aria-current={pathname === href ? 'page' : undefined}
            >
              {text}
              {dazu && <span className="p-nur-vorlesen"> {dazu}</span>}
              {zahl !== undefined && <span className="d-zahl"> {zahl}</span>}
            </Verweis>
          </li>
        ))}
      </ul>
    </nav>
  )
}
