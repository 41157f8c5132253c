import {
  AENDERUNGSGRUPPEN,
  type Aenderung,
  type Aenderungsgruppe,
} from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import { GRUPPE_TEXT } from './gruppen.ts'

type Props = {
  aenderungen: readonly Aenderung[]
  gewaehlt: Aenderungsgruppe | undefined
  waehlen: (gruppe: Aenderungsgruppe | undefined) => void
}

/** How many changes came about how; one of them alone, or all again. */
export function Gruppenwahl({ aenderungen, gewaehlt, waehlen }: Props) {
  return (
    <div className="d-block">
      <h2>Gruppen</h2>
      <ul className="d-gruppen">
        {AENDERUNGSGRUPPEN.map((gruppe) => (
          <li key={gruppe}>
            <button
              type="button"
              className="d-gruppen__punkt"
              aria-pressed={gruppe === gewaehlt}
              onClick={() => waehlen(gruppe === gewaehlt ? undefined : gruppe)}
            >
              {GRUPPE_TEXT[gruppe]}
              <span className="d-zahl">{aenderungen.filter((eine) => eine.gruppe === gruppe).length}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
