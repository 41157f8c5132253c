import { useId, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { klassen } from './klassen.ts'
import { useAufklappen } from './useAufklappen.ts'
import { Verweis } from './Verweis.tsx'
import { willNeuesFenster } from './willNeuesFenster.ts'

export type Menueeintrag = {
  text: string
  icon?: IconName
  aktuell?: boolean
  /** What whoever chooses it should know before. */
  dazu?: string
} & (
  | { href: string; beiWahl?: undefined }
  | { href?: undefined; beiWahl: () => void }
  /** A link out of the app, and how the app is left for it. */
  | { href: string; beiWahl: () => void }
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
  /** The address of the page; when it changes the menu closes. */
  ort: string
}

/** A button that shows and hides a list of links and actions (disclosure pattern, not role=menu). */
export function Menue({ text, bedeutung, icon, eintraege, kopf, ort }: MenueProps) {
  const { offen, umschalten, schliessen, bereich, knopf, ...tasten } = useAufklappen(ort)
  const id = useId()
  return (
    <div className="p-menue" role="presentation" ref={bereich} {...tasten}>
      <button
        type="button"
        ref={knopf}
        className="kern-btn kern-btn--tertiary p-menue__knopf"
        aria-expanded={offen}
        aria-controls={id}
        onClick={umschalten}
      >
        {icon && <Icon name={icon} />}
        <span className="kern-label">
          {bedeutung && <span className="p-nur-vorlesen">{bedeutung}: </span>}
          <span className="p-menue__text">{text}</span>
        </span>
        <Icon name={offen ? 'arrow-up' : 'arrow-down'} />
      </button>
      <div id={id} className="p-menue__liste" hidden={!offen}>
        {kopf && <div className="p-menue__kopf">{kopf}</div>}
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
      <span>
        {eintrag.text}
        {eintrag.dazu && <span className="p-menue__dazu"> {eintrag.dazu}</span>}
      </span>
      {eintrag.aktuell && <Icon name="check" />}
    </>
  )
  if (eintrag.href !== undefined && eintrag.beiWahl === undefined)
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
  const { href, beiWahl } = eintrag
  const waehlen = (ereignis: MouseEvent) => {
    if (href !== undefined && willNeuesFenster(ereignis)) return
    ereignis.preventDefault()
    schliessen()
    beiWahl()
  }
  if (href !== undefined)
    return (
      <a href={href} className={klasse} onClick={waehlen}>
        {inhalt}
      </a>
    )
  return (
    <button type="button" className={klasse} aria-current={eintrag.aktuell || undefined} onClick={waehlen}>
      {inhalt}
    </button>
  )
}
