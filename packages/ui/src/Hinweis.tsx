import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { klassen } from './klassen.ts'

export type Ton = 'info' | 'success' | 'warning' | 'danger'

const TON_IN_WORTEN: Record<Ton, string> = {
  info: 'Hinweis: ',
  success: 'Erfolg: ',
  warning: 'Achtung: ',
  danger: 'Fehler: ',
}

type HinweisProps = {
  ton?: Ton
  titel?: ReactNode
  children?: ReactNode
  /** It appeared just now: a screen reader says it at once (danger, warning) or at the next pause. */
  neu?: boolean
  /** Level of the title among the headings of the page; without it the title is no heading. */
  stufe?: 2 | 3 | 4
  className?: string
}

const rolle = (ton: Ton, neu: boolean) =>
  neu ? (ton === 'danger' || ton === 'warning' ? 'alert' : 'status') : undefined

/** A message in the page. With a title it is a box with a head, without one a single calm line. */
export function Hinweis({ ton = 'info', titel, children, neu = false, stufe, className }: HinweisProps) {
  const Titel = stufe ? (`h${stufe}` as const) : 'p'
  return (
    <div
      className={klassen('kern-alert', `kern-alert--${ton}`, !titel && 'p-hinweis--zeile', className)}
      role={rolle(ton, neu)}
    >
      <div className="kern-alert__header">
        <Icon name={ton} />
        <span className="p-nur-vorlesen">{TON_IN_WORTEN[ton]}</span>
        {titel ? (
          <Titel className="kern-title">{titel}</Titel>
        ) : (
          <div className="kern-body p-hinweis__text">{children}</div>
        )}
      </div>
      {titel && children && <div className="kern-alert__body">{children}</div>}
    </div>
  )
}
