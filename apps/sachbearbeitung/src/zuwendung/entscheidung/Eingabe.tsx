import { klassen } from '@foerderportal/ui/klassen'
import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { datumLesen, datumSchreiben } from '@foerderportal/schreibweise/datum'
import type { Gelesen } from '@foerderportal/schreibweise/ergebnis'
import { useId, useState } from 'react'

/** How a value is written and read: what is no value is said at the field. */
type Schreibweise<W> = {
  readonly schreiben: (wert: W) => string
  readonly lesen: (text: string) => Gelesen<W>
}

export const BETRAG: Schreibweise<number> = { schreiben: betragSchreiben, lesen: betragLesen }
export const TAG: Schreibweise<string> = { schreiben: datumSchreiben, lesen: (text) => datumLesen(text) }
export const ZAHL: Schreibweise<number> = {
  schreiben: String,
  lesen: (text) =>
    /^\d{1,9}$/.test(text.trim())
      ? { ok: true, wert: Number(text) }
      : { ok: false, fehler: 'Geben Sie eine ganze Zahl ein.' },
}

type Props<W> = {
  name: string
  wert: W | undefined
  art: Schreibweise<W>
  aendern: (wert: W | undefined) => void
  /** What the server or the rules say of the value. */
  fehler?: string | undefined
  className?: string
  /** The name stands beside it already. */
  nurVorlesen?: boolean
}

/** A value in a dense place: as typed while it is typed, as it is read when it is left. */
export function Eingabe<W>({ name, wert, art, aendern, fehler, className, nurVorlesen }: Props<W>) {
  const id = useId()
  const geschrieben = wert === undefined ? '' : art.schreiben(wert)
  const [getippt, setGetippt] = useState<string>()
  const [eigener, setEigener] = useState<string>()
  const satz = eigener ?? fehler
  const lesen = (text: string) => {
    setGetippt(text)
    if (text.trim() === '') return aendern(undefined)
    const gelesen = art.lesen(text)
    if (gelesen.ok) aendern(gelesen.wert)
  }
  const verlassen = () => {
    const gelesen = getippt === undefined || getippt.trim() === '' ? undefined : art.lesen(getippt)
    setEigener(gelesen?.ok === false ? gelesen.fehler : undefined)
    if (gelesen?.ok !== false) setGetippt(undefined)
  }
  return (
    <span className="d-eingabe">
      <label htmlFor={id} className={klassen(nurVorlesen && 'p-nur-vorlesen')}>
        {name}
      </label>
      <input
        id={id}
        className={klassen('d-eingabe__feld', satz && 'd-eingabe__feld--fehler', className)}
        autoComplete="off"
        value={getippt ?? geschrieben}
        aria-invalid={satz ? true : undefined}
        aria-describedby={satz ? `${id}-fehler` : undefined}
        onChange={({ target }) => lesen(target.value)}
        onBlur={verlassen}
      />
      {satz && (
        <span id={`${id}-fehler`} className="d-eingabe__fehler">
          {satz}
        </span>
      )}
    </span>
  )
}
