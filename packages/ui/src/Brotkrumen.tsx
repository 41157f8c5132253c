import { Icon } from './Icon.tsx'
import { Verweis } from './Verweis.tsx'

export type Krume = { text: string; href: string }

/** Where the page stands: the way from the start; the page itself comes last, without a link. */
export function Brotkrumen({ weg, hier }: { weg: readonly Krume[]; hier: string }) {
  return (
    <nav aria-label="Brotkrumen" className="p-krumen">
      <ol>
        {weg.map(({ text, href }, stelle) => (
          <li key={href}>
            {stelle > 0 && <Icon name="chevron-right" groesse="small" />}
            <Verweis href={href} className="kern-link kern-link--small kern-link--no-visited-state">
              {text}
            </Verweis>
          </li>
        ))}
        <li>
          {weg.length > 0 && <Icon name="chevron-right" groesse="small" />}
          <span aria-current="page">{hier}</span>
        </li>
      </ol>
    </nav>
  )
}
