import { useId } from 'react'

type Props = { etikett: string; wert: boolean; aendern: (wert: boolean) => void }

/** Something that is so or not. */
export function Haken({ etikett, wert, aendern }: Props) {
  const id = useId()
  return (
    <div className="kern-form-check">
      <input
        id={id}
        type="checkbox"
        className="kern-form-check__checkbox"
        checked={wert}
        onChange={({ target }) => aendern(target.checked)}
      />
      <label className="kern-label" htmlFor={id}>
        {etikett}
      </label>
    </div>
  )
}
