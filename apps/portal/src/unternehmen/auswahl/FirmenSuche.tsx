import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId, useRef, type FormEvent } from 'react'

type Props = {
  wert: string
  aendern: (wert: string) => void
  treffer: number
  alle: number
  /** Enter: to the only hit, or to the first of them. */
  beiEingabe: () => void
}

const worte = ({ treffer, alle, wert }: Props): string => {
  if (wert.trim() === '') return `${alle} Unternehmen`
  if (treffer === 0) return 'Kein Unternehmen heißt so. Prüfen Sie die Schreibweise.'
  if (treffer === 1) return `1 von ${alle} Unternehmen. Mit der Eingabetaste wählen Sie es.`
  return `${treffer} von ${alle} Unternehmen`
}

/** Finding a company by typing; what it finds is read out as it changes. */
export function FirmenSuche(props: Props) {
  const { wert, aendern, treffer, beiEingabe } = props
  const id = useId()
  const feld = useRef<HTMLInputElement>(null)
  const absenden = (ereignis: FormEvent) => {
    ereignis.preventDefault()
    beiEingabe()
  }
  // The button goes with what it undoes: the focus stays where one goes on.
  const alleZeigen = () => {
    aendern('')
    feld.current?.focus()
  }
  return (
    <search aria-label="Unternehmen" className="p-stapel">
      <form className="kern-form-input p-text" aria-label="Unternehmen suchen" onSubmit={absenden}>
        <label className="kern-label" htmlFor={id}>
          Unternehmen suchen
        </label>
        <input
          id={id}
          ref={feld}
          type="search"
          autoComplete="off"
          spellCheck={false}
          className="kern-form-input__input"
          value={wert}
          onChange={(ereignis) => aendern(ereignis.target.value)}
        />
        <output className="kern-body kern-body--muted" htmlFor={id}>
          {worte(props)}
        </output>
      </form>
      {treffer === 0 && (
        <div>
          <Knopf variante="secondary" onClick={alleZeigen}>
            Alle Unternehmen zeigen
          </Knopf>
        </div>
      )}
    </search>
  )
}
