import { Icon, type IconName } from '@foerderportal/ui/Icon.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useLocation } from '@tanstack/react-router'
import { pfade } from '../paths.ts'

const PUNKTE: readonly { text: string; icon: IconName; href: string; bereich: string }[] = [
  { text: 'Start', icon: 'home', href: pfade.dashboard, bereich: '/dashboard' },
  { text: 'Anträge', icon: 'checklist', href: pfade.antraege, bereich: '/zuwendung' },
]

/** Main navigation. */
export function Navigation() {
  const { pathname } = useLocation()
  return (
    <nav className="s-navigation" aria-label="Hauptnavigation">
      <ul className="p-mitte">
        {PUNKTE.map(({ text, icon, href, bereich }) => (
          <li key={href}>
            <Verweis
              href={href}
              className="s-navigation__punkt"
              aria-current={pathname.startsWith(bereich) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {text}
            </Verweis>
          </li>
        ))}
      </ul>
    </nav>
  )
}
