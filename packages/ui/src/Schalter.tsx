import { useId } from 'react'
import { Icon } from './Icon.tsx'

type SchalterProps = {
  /** What it turns on and off, and for whom. Read out before the state, which is all that is seen. */
  etikett: string
  an: boolean
  /** The state in words, beside the switch: on and off are never told by colour or place alone. */
  worte: readonly [an: string, aus: string]
  umlegen: (an: boolean) => void
  /** Why it cannot be used now, as a sentence below it. */
  gesperrtWeil?: string | undefined
  /** A change is under way; the switch moves when it has happened. */
  laeuft?: boolean
}

/** A switch whose change counts at once. Like a button it stays focusable when it can't be used, and says why. */
export function Schalter({ etikett, an, worte, umlegen, gesperrtWeil, laeuft = false }: SchalterProps) {
  const grundId = useId()
  const wort = worte[an ? 0 : 1]
  const fest = gesperrtWeil !== undefined || laeuft
  return (
    <span className="p-knopf-mit-grund">
      <button
        type="button"
        role="switch"
        className="p-schalter"
        // Whoever speaks to the machine says what is seen (WCAG 2.5.3).
        aria-label={`${etikett}: ${wort}`}
        aria-checked={an}
        aria-disabled={fest || undefined}
        aria-busy={laeuft || undefined}
        aria-describedby={gesperrtWeil === undefined ? undefined : grundId}
        onClick={() => {
          if (!fest) umlegen(!an)
        }}
      >
        <span className="p-schalter__bahn" aria-hidden="true">
          <span className="p-schalter__knauf">
            {laeuft ? <span className="p-kreisel" /> : an && <Icon name="check" groesse="small" />}
          </span>
        </span>
        <span aria-hidden="true">{wort}</span>
      </button>
      {gesperrtWeil !== undefined && (
        <span id={grundId} className="p-knopf__grund">
          {gesperrtWeil}
        </span>
      )}
    </span>
  )
}
