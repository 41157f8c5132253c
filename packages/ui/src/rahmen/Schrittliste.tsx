import type { Ton } from '../Hinweis.tsx'
import { Statuswort } from '../Statuswort.tsx'
import { klassen } from '../klassen.ts'
import { Verweis } from '../Verweis.tsx'

export type Schrittstand = 'offen' | 'in-arbeit' | 'erledigt'

export type Schritt = {
  id: string
  titel: string
  stand: Schrittstand
  /** Where the step is; without it the step cannot be entered yet. */
  href?: string | undefined
  /** Belongs to the step before it. */
  unter?: boolean
}

/** '3', and below it '3.1' and '3.2'. */
export const schrittnummern = (schritte: readonly Pick<Schritt, 'unter'>[]): string[] => {
  let haupt = 0
  let teil = 0
  return schritte.map(({ unter }) => {
    if (unter) return `${haupt}.${(teil += 1)}`
    teil = 0
    return String((haupt += 1))
  })
}

const WORTE: Record<Schrittstand, { wort: string; ton: Ton | 'neutral' }> = {
  offen: { wort: 'Offen', ton: 'neutral' },
  'in-arbeit': { wort: 'In Arbeit', ton: 'info' },
  erledigt: { wort: 'Erledigt', ton: 'success' },
}

/** The steps of a wizard; each can be left and entered anywhere and says how far it is. */
export function Schrittliste({ schritte, aktiv }: { schritte: readonly Schritt[]; aktiv: string }) {
  const nummern = schrittnummern(schritte)
  return (
    <ol className="kern-task-list__list p-schritte">
      {schritte.map((schritt, stelle) => (
        <li
          key={schritt.id}
          className={klassen(
            'kern-task-list__item p-schritt',
            schritt.unter && 'p-schritt--unter',
            schritt.id === aktiv && 'p-schritt--aktiv',
          )}
        >
          <span className="kern-number p-schritt__nummer" aria-hidden="true">
            {nummern[stelle]}
          </span>
          <span className="p-schritt__titel">
            {schritt.href ? (
              <Verweis
                href={schritt.href}
                className="kern-link kern-link--stretched kern-link--no-visited-state"
                aria-current={schritt.id === aktiv ? 'step' : undefined}
                aria-describedby={`schritt-${schritt.id}`}
              >
                {schritt.titel}
              </Verweis>
            ) : (
              schritt.titel
            )}
          </span>
          <span className="p-schritt__stand" id={`schritt-${schritt.id}`}>
            <Statuswort ton={WORTE[schritt.stand].ton} klein>
              {WORTE[schritt.stand].wort}
            </Statuswort>
          </span>
        </li>
      ))}
    </ol>
  )
}
