import type { Listenwunsch } from '@foerderportal/client/mitteilungen/konversationen'
import {
  SORTIERUNGEN,
  SORTIERUNGSKRITERIEN,
} from '@foerderportal/contract/mitteilungen/konversation/sortierung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId } from 'react'

type Props = { wunsch: Listenwunsch; setzen: (neu: Partial<Listenwunsch>) => void }

/** By what the list is sorted, and which way round. */
export function Sortierwahl({ wunsch: { nach, richtung }, setzen }: Props) {
  const id = useId()
  const ab = richtung === 'DESC'
  return (
    <div className="s-sortierung">
      <label className="kern-label" htmlFor={id}>
        Sortieren nach
      </label>
      <div className="kern-form-input__select-wrapper">
        <select
          id={id}
          className="kern-form-input__select"
          value={nach}
          onChange={({ target }) => {
            const neu = SORTIERUNGSKRITERIEN.find((eines) => eines === target.value)
            if (neu) setzen({ nach: neu })
          }}
        >
          {SORTIERUNGSKRITERIEN.map((eines) => (
            <option key={eines} value={eines}>
              {SORTIERUNGEN[eines]}
            </option>
          ))}
        </select>
      </div>
      <Knopf
        variante="tertiary"
        icon={ab ? 'arrow-down' : 'arrow-up'}
        onClick={() => setzen({ richtung: ab ? 'ASC' : 'DESC' })}
      >
        {ab ? 'absteigend' : 'aufsteigend'}
      </Knopf>
    </div>
  )
}
