import { useState, type ChangeEvent, type FocusEvent } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { inEinerZeile } from '@foerderportal/values/text/reinText'
import { istZuSehen } from './Suchliste.tsx'
import { suchtasten } from './suchtasten.ts'
import { genauerTreffer, gezeigte, type Treffer } from './treffer.ts'
import { alsText, useFeld, type FeldProps } from '../useFeld.ts'
import { useTreffer, type Quelle } from './useTreffer.ts'

export type SuchfeldProps<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> &
  Quelle & {
    /** Any text will do and is what the form keeps; else the form keeps the `wert` of a hit, '' without one. */
    frei?: boolean
    /** A text that differs from a hit in capitals and accents only becomes that hit on leaving the field. */
    genau?: boolean
    /** The text of the value that the form starts with; a `liste` knows it itself. */
    anfangstext?: string | undefined
    /** Told each hit that was chosen, for example to fill in further fields. */
    beiWahl?: (treffer: Treffer) => void
    /** Characters before `suchen` is asked. */
    mindestens?: number
    entprellenMs?: number
    /** The empty field shows what there is as soon as it has the focus. */
    zeigtVonSelbst?: boolean
    autoComplete?: string
    maxLength?: number
  }

/** A password manager or the browser fills in whole addresses: nobody looks for something then. */
const istGetippt = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType !== 'insertReplacementText'

/** What stands in the field, and the value of the form that belongs to it. */
function useSuchwert<T extends FieldValues, N extends FieldPath<T>, O>(props: SuchfeldProps<T, N, O>) {
  const { frei = false, liste, anfangstext } = props
  const { id, field, wert, fehler } = useFeld(props)
  const gewaehlt = alsText(wert)
  // What was typed is kept beside the value, which is empty until a hit is chosen.
  const [getippt, setGetippt] = useState<{ text: string; wert: string }>()
  const textVonWert = frei
    ? gewaehlt
    : (liste?.find((treffer) => treffer.wert === gewaehlt)?.text ?? (gewaehlt && (anfangstext ?? gewaehlt)))
  // A value set from outside (a loaded draft, a reset) replaces what was typed.
  const text = getippt && getippt.wert === gewaehlt ? getippt.text : textVonWert

  const uebernehmen = (neuerText: string, neuerWert: string) => {
    setGetippt({ text: neuerText, wert: neuerWert })
    if (neuerWert !== gewaehlt) field.onChange(neuerWert)
  }
  return { id, field, fehler, frei, gewaehlt, text, uebernehmen }
}

/** The list below the field: whether it is open, which hit is marked, and what closes and opens it. */
function useVorschlaege<T extends FieldValues, N extends FieldPath<T>, O>(props: SuchfeldProps<T, N, O>) {
  const { mindestens = 3, entprellenMs = 500, liste } = props
  const { stand, suche, beenden } = useTreffer(props, entprellenMs)
  const [gewuenscht, setGewuenscht] = useState(false)
  const [aktiv, setAktiv] = useState(-1)
  const schliessen = () => {
    setGewuenscht(false)
    beenden()
  }
  const zeigen = (eingabe: string) => {
    setAktiv(-1)
    if (liste === undefined && eingabe.trim().length < mindestens) return schliessen()
    suche(eingabe)
    setGewuenscht(true)
  }
  return { stand, offen: gewuenscht && istZuSehen(stand), gewuenscht, aktiv, setAktiv, schliessen, zeigen }
}

/** How a Suchfeld behaves. */
export function useSuchfeld<T extends FieldValues, N extends FieldPath<T>, O>(props: SuchfeldProps<T, N, O>) {
  const { liste, beiWahl, zeigtVonSelbst, genau } = props
  const { id, field, fehler, frei, gewaehlt, text, uebernehmen } = useSuchwert(props)
  const { stand, offen, gewuenscht, aktiv, setAktiv, schliessen, zeigen } = useVorschlaege(props)

  const tippen = (ereignis: ChangeEvent<HTMLInputElement>) => {
    const eingabe = ereignis.target.value
    uebernehmen(eingabe, frei ? eingabe : '')
    if (istGetippt(ereignis)) zeigen(eingabe)
  }
  const waehlen = (treffer: Treffer) => {
    const neu = treffer.feldtext ?? treffer.text
    uebernehmen(neu, frei ? neu : treffer.wert)
    schliessen()
    beiWahl?.(treffer)
  }
  const verlassen = () => {
    const unfertig = frei ? genau : gewaehlt === ''
    const treffer = unfertig && text !== '' ? genauerTreffer(stand.treffer, text) : undefined
    const rein = inEinerZeile(text)
    if (treffer) waehlen(treffer)
    else if (frei && rein !== text) uebernehmen(rein, rein)
    schliessen()
    field.onBlur()
  }
  /** A chosen value shows all there is; a half text what fits it. */
  const oeffnen = () => zeigen(gewaehlt === '' || frei ? text : '')
  const antippen = () => {
    if (!gewuenscht && (liste !== undefined || gewaehlt === '')) oeffnen()
  }
  const betreten = (ereignis: FocusEvent<HTMLInputElement>) => {
    if (zeigtVonSelbst && ereignis.target.value === '') zeigen('')
  }
  const anzahl = gezeigte(stand.treffer).length
  const taste = suchtasten({ offen, aktiv, anzahl, setAktiv, schliessen, oeffnen }, () => {
    const treffer = stand.treffer[aktiv]
    if (treffer) waehlen(treffer)
  })
  const handlungen = { tippen, waehlen, verlassen, antippen, betreten, taste }
  return { id, field, fehler, stand, text, frei, offen, aktiv, ...handlungen }
}
