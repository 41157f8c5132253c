import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { klassen } from './klassen.ts'
import { Verweis } from './Verweis.tsx'

export type Menueeintrag = { text: string; icon?: IconName; aktuell?: boolean } & (
  { href: string; beiWahl?: undefined } | { href?: undefined; beiWahl: () => void }
)

type MenueProps = {
  /** What stands on the button, for example the name of the company. */
  text: string
  /** Read out before the text: 'Unternehmen', 'Konto'. */
  bedeutung?: string
  icon?: IconName
  eintraege: readonly Menueeintrag[]
  /** Stands above the entries. */
  kopf?: ReactNode
}

/** Closes what is open when the pointer goes down outside of `bereich`. */
function useAussenSchliessen(
  offen: boolean,
  bereich: { readonly current: HTMLElement | null },
  schliessen: () => void,
) {
  useEffect(() => {
    if (!offen) return undefined
    const pruefen = (ereignis: PointerEvent) => {
      if (ereignis.target instanceof Node && !bereich.current?.contains(ereignis.target)) schliessen()
    }
    document.addEventListener('pointerdown', pruefen)
    return () => document.removeEventListener('pointerdown', pruefen)
  })
}

/** A button that shows and hides a list of links and actions (disclosure pattern, not role=menu). */
export function Menue({ text, bedeutung, icon, eintraege, kopf }: MenueProps) {
  const [offen, setOffen] = useState(false)
  const id = useId()
  const bereich = useRef<HTMLDivElement>(null)
  const knopf = useRef<HTMLButtonElement>(null)
  const schliessen = () => setOffen(false)
  useAussenSchliessen(offen, bereich, schliessen)

  const taste = (ereignis: KeyboardEvent) => {
    if (ereignis.key !== 'Escape' || !offen) return
    ereignis.stopPropagation()
    schliessen()
    knopf.current?.focus()
  }
  const verlassen = (ereignis: FocusEvent) => {
    if (ereignis.relatedTarget && !bereich.current?.contains(ereignis.relatedTarget)) schliessen()
  }

  return (
    <div className="p-menue" role="presentation" ref={bereich} onKeyDown={taste} onBlur={verlassen}>
      <button
        type="button"
        ref={knopf}
        className="kern-btn kern-btn--tertiary p-menue__knopf"
        aria-expanded={offen}
        aria-controls={id}
        onClick={() => setOffen(!offen)}
      >
        {icon && <Icon name={icon} />}
        <span className="kern-label">
          {bedeutung && <span className="p-nur-vorlesen">{bedeutung}: </span>}
          {text}
        </span>
        <Icon name={offen ? 'arrow-up' : 'arrow-down'} />
      </button>
      <div id={id} className="p-menue__liste" hidden={!offen}>
        {kopf}
        <ul>
          {eintraege.map((eintrag) => (
            <li key={eintrag.text}>
              <Eintrag eintrag={eintrag} schliessen={schliessen} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Eintrag({ eintrag, schliessen }: { eintrag: Menueeintrag; schliessen: () => void }) {
  const klasse = klassen('p-menue__eintrag', eintrag.aktuell && 'p-menue__eintrag--aktuell')
  const inhalt = (
    <>
      {eintrag.icon && <Icon name={eintrag.icon} />}
      {eintrag.text}
      {eintrag.aktuell && <Icon name="check" />}
    </>
  )
  if (eintrag.href !== undefined)
    return (
      <Verweis
        href={eintrag.href}
        className={klasse}
        aria-current={eintrag.aktuell ? 'page' : undefined}
        onClick={schliessen}
      >
        {inhalt}
      </Verweis>
    )
  const waehlen = () => {
    schliessen()
    eintrag.beiWahl()
  }
  return (
    <button type="button" className={klasse} aria-current={eintrag.aktuell || undefined} onClick={waehlen}>
      {inhalt}
    </button>
  )
}
