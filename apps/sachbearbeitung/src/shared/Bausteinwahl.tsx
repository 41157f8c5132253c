import { useId } from 'react'

type Props<B> = {
  etikett: string
  bausteine: readonly B[]
  /** As the list names one; each has a name of its own. */
  name: (baustein: B) => string
  waehlen: (baustein: B) => void
}

/** Takes a text of the programme. Nothing where there is none. */
export function Bausteinwahl<B>({ etikett, bausteine, name, waehlen }: Props<B>) {
  const id = useId()
  if (bausteine.length === 0) return null
  return (
    <span className="d-eingabe">
      <label htmlFor={id}>{etikett}</label>
      <select
        id={id}
        className="d-eingabe__feld"
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
    </span>
  )
}
