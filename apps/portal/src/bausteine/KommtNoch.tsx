import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { useUmgebung } from '../umgebung.ts'
import { Abschnitt } from './Abschnitt.tsx'
import { Seite } from './Seite.tsx'

type Props = {
  /** What this page will do, as things one can do here. */
  hier: readonly string[]
  /** What one can do until then. */
  bisDahin?: ReactNode
  /** Links to it. */
  wege?: readonly { readonly text: string; readonly href: string }[]
  /** What the page shows already. */
  children?: ReactNode
}

/** An honest page for what is not built yet: what will be here, what can be done meanwhile, whom to ask. */
export function KommtNoch({ hier, bisDahin, wege = [], children }: Props) {
  return (
    <Seite stand="Diese Seite bauen wir gerade aus.">
      <div className="p-stapel p-stapel--weit p-text">
        {children}
        <Abschnitt titel="Das machen Sie hier bald selbst">
          <ul className="kern-list kern-list--bullet">
            {hier.map((punkt) => (
              <li key={punkt}>{punkt}</li>
            ))}
          </ul>
        </Abschnitt>
        <Abschnitt titel="Das geht heute schon">
          {bisDahin && <p className="kern-body">{bisDahin}</p>}
          {wege.length > 0 && (
            <ul className="kern-list kern-list--bullet">
              {wege.map(({ text, href }) => (
                <li key={href}>
                  <Verweis href={href}>{text}</Verweis>
                </li>
              ))}
            </ul>
          )}
          <Bank />
        </Abschnitt>
      </div>
    </Seite>
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
