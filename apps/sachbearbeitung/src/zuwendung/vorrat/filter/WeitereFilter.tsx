import { Icon } from '@foerderportal/ui/Icon.tsx'
import { useAufklappen } from '@foerderportal/ui/useAufklappen'
import { useId } from 'react'
import type { Filter } from './felder.ts'

type Props = { filter: readonly Filter[]; hinzufuegen: (filter: Filter) => void }

/** Those that are not shown yet. */
export function WeitereFilter({ filter, hinzufuegen }: Props) {
  const { offen, umschalten, schliessen, bereich, knopf, ...tasten } = useAufklappen('')
  const id = useId()
  if (filter.length === 0) return null
  const waehlen = (einer: Filter) => {
    schliessen()
    hinzufuegen(einer)
  }
  return (
    <div className="d-chip__bereich" role="presentation" ref={bereich} {...tasten}>
      <button
        type="button"
        ref={knopf}
        className="d-chip d-chip__text"
        aria-expanded={offen}
        aria-controls={id}
        onClick={umschalten}
      >
        <Icon name="add" groesse="small" />
        Filter
      </button>
      <ul id={id} className="d-chip__liste" hidden={!offen}>
        {filter.map((einer) => (
          <li key={einer.text}>
            <button type="button" className="p-menue__eintrag" onClick={() => waehlen(einer)}>
              {einer.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
