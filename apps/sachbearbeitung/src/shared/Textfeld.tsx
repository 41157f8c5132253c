import { useId, type ReactNode, type Ref } from 'react'

type Props = {
  etikett: string
  wert: string
  aendern: (text: string) => void
  /** Beside the label. */
  dazu?: ReactNode
  hinweis?: string | false
  fehler?: string | undefined
  nurLesen?: boolean
  hoechstens?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Some lines of text that no form keeps. */
export function Textfeld({
  etikett,
  wert,
  aendern,
  dazu,
  hinweis,
  fehler,
  nurLesen,
  hoechstens,
  ref,
}: Props) {
  const id = useId()
  const beschrieben = [hinweis && `${id}-hinweis`, fehler && `${id}-fehler`].filter(Boolean).join(' ')
  return (
    <div className="d-textfeld">
      <div className="d-textfeld__kopf">
        <label className="kern-label" htmlFor={id}>
          {etikett}
        </label>
        {dazu}
      </div>
      <textarea
        id={id}
        ref={ref}
        className={fehler ? 'kern-form-input__input kern-form-input__input--error' : 'kern-form-input__input'}
        rows={4}
        value={wert}
        readOnly={nurLesen}
        maxLength={hoechstens}
        aria-invalid={fehler === undefined ? undefined : true}
        aria-describedby={beschrieben || undefined}
        onChange={(ereignis) => aendern(ereignis.target.value)}
      />
      {hinweis && (
        <p className="d-leise" id={`${id}-hinweis`}>
          {hinweis}
        </p>
      )}
      {fehler && (
        <p className="kern-error" id={`${id}-fehler`} role="alert">
          <span className="kern-icon kern-icon--danger kern-icon--small" aria-hidden="true" />
          <span className="kern-body">{fehler}</span>
        </p>
      )}
    </div>
  )
}
