import type { ReactNode } from 'react'
import { klassen } from './klassen.ts'
import { Verweis } from './Verweis.tsx'

type KarteProps = {
  titel: ReactNode
  /** Makes the whole card lead there; its name is the title. */
  href?: string | undefined
  /** A small line above the title, for example the programme. */
  vorzeile?: ReactNode
  stufe?: 2 | 3 | 4
  children?: ReactNode
  /** Buttons or links at the bottom. */
  fuss?: ReactNode
  className?: string
}

/** One thing with a title: a case, a task, an offer. */
export function Karte({ titel, href, vorzeile, stufe = 3, children, fuss, className }: KarteProps) {
  const Titel = `h${stufe}` as const
  return (
    <article className={klassen('kern-card kern-card--hug', href && 'kern-card--interactive', className)}>
      <div className="kern-card__container">
        <header className="kern-card__header">
          {vorzeile && <p className="kern-preline kern-preline--small">{vorzeile}</p>}
          <Titel className="kern-title">
            {href ? (
              <Verweis href={href} className="kern-link kern-link--stretched p-karte__verweis">
                {titel}
              </Verweis>
            ) : (
              titel
            )}
          </Titel>
        </header>
        {children && <div className="kern-card__body">{children}</div>}
        {fuss && <footer className="kern-card__footer p-karte__fuss">{fuss}</footer>}
      </div>
    </article>
  )
}
