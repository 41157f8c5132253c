import type { Ton } from '../Hinweis.tsx'
import { Statuswort } from '../Statuswort.tsx'
import { Verweis } from '../Verweis.tsx'

export type Schrittstand = 'offen' | 'in-arbeit' | 'erledigt'

export type Schritt = {
  id: string
  titel: string
  stand: Schrittstand
  /** Where the step is; without it the step cannot be entered yet. */
  href?: string | undefined
}

const WORTE: Record<Schrittstand, { wort: string; ton: Ton | 'neutral' }> = {
  offen: { wort: 'Offen', ton: 'neutral' },
  'in-arbeit': { wort: 'In Arbeit', ton: 'info' },
  erledigt: { wort: 'Erledigt', ton: 'success' },
}

/** The steps of a wizard; each can be left and entered anywhere and says how far it is. */
export function Schrittliste({ schritte, aktiv }: { schritte: readonly Schritt[]; aktiv: string }) {
  return (
    <ol className="kern-task-list__list p-schritte">
      {schritte.map((schritt, stelle) => (
        <li
          key={schritt.id}
          className={`kern-task-list__item p-schritt${schritt.id === aktiv ? ' p-schritt--aktiv' : ''}`}
        >
          <span className="kern-number p-schritt__nummer" aria-hidden="true">
            {stelle + 1}
          </span>
          <span className="p-schritt__titel">
            {schritt.href ? (
              <Verweis
                href={schritt.href}
                className="kern-link kern-link--stretched kern-link--no-visited-state"
                aria-current={schritt.id === aktiv ? 'step' : undefined}
              >
                {schritt.titel}
              </Verweis>
            ) : (
              schritt.titel
            )}
          </span>
          <span className="p-schritt__stand">
            <Statuswort ton={WORTE[schritt.stand].ton} klein>
              {WORTE[schritt.stand].wort}
            </Statuswort>
          </span>
        </li>
      ))}
    </ol>
  )
}
