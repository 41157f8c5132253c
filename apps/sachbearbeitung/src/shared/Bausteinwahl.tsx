import { klassen } from '@foerderportal/ui/klassen'
import { useId } from 'react'

type Props<B> = {
  etikett: string
  bausteine: readonly B[]
  /** As the list names one; each has a name of its own. */
  name: (baustein: B) => string
  waehlen: (baustein: B) => void
  /** That one is missing. */
  fehler?: string | undefined
}

/** Takes a text of the programme. Nothing where there is none. */
export function Bausteinwahl<B>({ etikett, bausteine, name, waehlen, fehler }: Props<B>) {
  const id = useId()
  if (bausteine.length === 0) return null
  return (
    <span className="d-eingabe">
      <label htmlFor={id}>{etikett}</label>
      <select
        id={id}
        className={klassen('d-eingabe__feld', fehler && 'd-eingabe__feld--fehler')}
        aria-invalid={fehler ? true : undefined}
        aria-describedby={fehler ? `${id}-fehler` : undefined}
        value=""
        onChange={({ target }) => {
          const gewaehlt = bausteine.find((baustein) => name(baustein) === target.value)
          if (gewaehlt !== undefined) waehlen(gewaehlt)
        }}
      >
        <option value="">Auswählen</option>
        {bausteine.map((baustein) => (
          <option key={name(baustein)} value={name(baustein)}>
            {name(baustein)}
          </option>
        ))}
      </select>
      {fehler && (
        <span id={`${id}-fehler`} className="d-eingabe__fehler">
          {fehler}
        </span>
      )}
    </span>
  )
}
