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

type Eingegeben<W> = {
  /** Of its field, where something leads to it. */
  id?: string | undefined
  wert: W | undefined
  art: Schreibweise<W>
  aendern: (wert: W | undefined) => void
  /** What the server or the rules say of the value. */
  fehler?: string | undefined
}

/** A value as typed while it is typed, and as it is read when it is left; what is wrong with it goes with the next key. */
export const useEingabe = <W,>({ id: gegeben, wert, art, aendern, fehler }: Eingegeben<W>) => {
  const eigene = useId()
  const geschrieben = wert === undefined ? '' : art.schreiben(wert)
  const [getippt, setGetippt] = useState<string>()
  const [eigener, setEigener] = useState<string>()
  const lesen = (text: string) => {
    setGetippt(text)
    setEigener(undefined)
    if (text.trim() === '') return aendern(undefined)
    const gelesen = art.lesen(text)
    if (gelesen.ok) aendern(gelesen.wert)
  }
  const verlassen = () => {
    const gelesen = getippt === undefined || getippt.trim() === '' ? undefined : art.lesen(getippt)
    setEigener(gelesen?.ok === false ? gelesen.fehler : undefined)
    if (gelesen?.ok !== false) setGetippt(undefined)
  }
  return { id: gegeben ?? eigene, satz: eigener ?? fehler, text: getippt ?? geschrieben, lesen, verlassen }
}
export type Eingabestand = ReturnType<typeof useEingabe>

/** Where the sentence stands that is about the field with this id. */
export const satzId = (id: string): string => `${id}-fehler`

type FeldProps = {
  name: string
  stand: Eingabestand
  className?: string | undefined
  /** The name stands beside it already. */
  nurVorlesen?: boolean | undefined
}

/** The field alone: where its sentence stands says who draws it. */
export function Eingabefeld({ name, stand, className, nurVorlesen }: FeldProps) {
  const { id, satz, text, lesen, verlassen } = stand
  return (
    <>
      <label htmlFor={id} className={klassen(nurVorlesen && 'p-nur-vorlesen')}>
        {name}
      </label>
      <input
        id={id}
        className={klassen('d-eingabe__feld', satz && 'd-eingabe__feld--fehler', className)}
        autoComplete="off"
        value={text}
        aria-invalid={satz ? true : undefined}
        aria-describedby={satz ? satzId(id) : undefined}
        onChange={({ target }) => lesen(target.value)}
        onBlur={verlassen}
      />
    </>
  )
}

/** A value in a dense place; what is wrong with it stands below, no wider than the field. */
export function Eingabe<W>({ name, className, ...eingegeben }: Eingegeben<W> & Omit<FeldProps, 'stand'>) {
  const stand = useEingabe(eingegeben)
  return (
    <span className="d-eingabe">
      <Eingabefeld {...{ name, stand, className }} />
      {stand.satz && (
        <span id={satzId(stand.id)} className="d-eingabe__fehler">
          {stand.satz}
        </span>
      )}
    </span>
  )
}
