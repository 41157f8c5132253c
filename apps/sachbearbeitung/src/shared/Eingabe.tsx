import { Icon } from '@foerderportal/ui/Icon.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { useId } from 'react'

type Props = {
  etikett: string
  wert: string
  setzen: (wert: string) => void
  fehler?: string | undefined
  hoechstens?: number
  ersterFokus?: true
}

/** One line of text outside of a form that saves itself; its error stands below it. */
export function Eingabe({ etikett, wert, setzen, fehler, hoechstens, ersterFokus }: Props) {
  const id = useId()
  return (
    <div className={klassen('kern-form-input p-feld', fehler !== undefined && 'kern-form-input--error')}>
      <label className="kern-label" htmlFor={id}>
        {etikett}
      </label>
      <input
        id={id}
        type="text"
        className={klassen('kern-form-input__input', fehler !== undefined && 'kern-form-input__input--error')}
        value={wert}
        maxLength={hoechstens}
        data-erster-fokus={ersterFokus}
        aria-invalid={fehler !== undefined || undefined}
        aria-describedby={fehler === undefined ? undefined : `${id}-fehler`}
        onChange={({ target }) => setzen(target.value)}
      />
      {fehler !== undefined && (
        <p id={`${id}-fehler`} className="kern-error" role="alert">
          <Icon name="danger" />
          <span className="kern-body">{fehler}</span>
        </p>
      )}
    </div>
  )
}
