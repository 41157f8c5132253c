import { useEffect, useRef, useState } from 'react'
import { ganzeNummern } from './ganzeNummern.tsx'
import { Icon } from './Icon.tsx'
import { klassen } from './klassen.ts'
import { Verweis } from './Verweis.tsx'

export type Krume = { text: string; href: string }

type BrotkrumenProps = {
  /** The way to the page; it begins with the start, which shows as a house. */
  weg: readonly Krume[]
  /** The page itself, without a link. */
  hier: string
}

/**
 * Where the page stands (R2.3-05). On a phone what lies between start and page is one button '(...)' that shows it;
 * another page begins collapsed again.
 */
export function Brotkrumen({ weg, hier }: BrotkrumenProps) {
  return <Spur key={[...weg.map(({ href }) => href), hier].join('\n')} weg={weg} hier={hier} />
}

function Spur({ weg, hier }: BrotkrumenProps) {
  const [start, ...mitte] = weg
  const [alle, setAlle] = useState(false)
  const liste = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // The button is gone now; what it has shown takes the focus.
    if (alle) liste.current?.querySelector<HTMLElement>('.p-krumen__mitte a')?.focus()
  }, [alle])
  return (
    <nav aria-label="Brotkrumen" className={klassen('p-krumen', alle && 'p-krumen--alle')}>
      <ol ref={liste}>
        {start && (
          <li>
            <Verweis href={start.href} className="kern-link kern-link--no-visited-state p-krumen__start">
              <Icon name="home" />
              <span className="p-nur-vorlesen">{start.text}</span>
            </Verweis>
          </li>
        )}
        {mitte.length > 0 && !alle && <Auslassung zeigen={() => setAlle(true)} />}
        {mitte.map(({ text, href }) => (
          <li key={href} className="p-krumen__mitte">
            <Icon name="chevron-right" groesse="small" />
            <Verweis href={href} className="kern-link kern-link--small kern-link--no-visited-state">
              {text}
            </Verweis>
          </li>
        ))}
        <li>
          {start && <Icon name="chevron-right" groesse="small" />}
          <span aria-current="page">{ganzeNummern(hier)}</span>
        </li>
      </ol>
    </nav>
  )
}

/** Seen on a phone only (rahmen of the stylesheet). */
function Auslassung({ zeigen }: { zeigen: () => void }) {
  return (
    <li className="p-krumen__auslassung">
      <Icon name="chevron-right" groesse="small" />
      <button type="button" onClick={zeigen}>
        <span aria-hidden="true">(...)</span>
        <span className="p-nur-vorlesen">Ausgelassene Seiten anzeigen</span>
      </button>
    </li>
  )
}
