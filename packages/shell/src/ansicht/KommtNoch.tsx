import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { useUmgebung } from '../umgebung.ts'
import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { Seite } from '../bausteine/Seite.tsx'

type Weg = { readonly text: string; readonly href: string }

type Props = {
  /** The state of what is shown; without it there is nothing to show yet. */
  stand?: string
  /** What this page will do, as things one can do here. */
  bald: readonly string[]
  /** What one can do until then. */
  bisDahin?: string
  wege?: readonly Weg[]
  /** What the page shows already. */
  children?: ReactNode
}

/** An honest page for what is not built yet: what it shows today, what will come, what can be done meanwhile, whom to ask. */
export function KommtNoch({ stand, bald, bisDahin, wege = [], children }: Props) {
  return (
    <Seite stand={stand ?? 'Diese Seite bauen wir gerade.'}>
      <div className="p-formular p-text">
        {children}
        <Abschnitt titel="Das können Sie hier bald">
          <ul className="kern-list kern-list--bullet">
            {bald.map((punkt) => (
              <li key={punkt}>{punkt}</li>
            ))}
          </ul>
        </Abschnitt>
        <Abschnitt titel="Bis dahin" einleitung={bisDahin}>
          <Wege wege={wege} />
          <Bank />
        </Abschnitt>
      </div>
    </Seite>
  )
}

function Wege({ wege }: { wege: readonly Weg[] }) {
  if (wege.length === 0) return null
  return (
    <ul className="kern-list kern-list--bullet">
      {wege.map(({ text, href }) => (
        <li key={href}>
          <Verweis href={href}>{text}</Verweis>
        </li>
      ))}
    </ul>
  )
}

function Bank() {
  const { bankName, bankUrl } = useUmgebung().konfiguration
  return (
    <p className="kern-body">
      {'Wenn es eilt, hilft Ihnen die Bank: '}
      <a className="kern-link kern-link--no-visited-state" href={bankUrl}>
        {bankName}
      </a>
    </p>
  )
}
