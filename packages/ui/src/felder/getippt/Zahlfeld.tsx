import type { FieldPath, FieldValues } from 'react-hook-form'
import { Textfeld } from './Textfeld.tsx'
import type { FeldProps } from '../useFeld.ts'
import { zahlLesen, zahlSchreiber } from '@foerderportal/schreibweise/zahl'

type Props<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> & {
  /** At most so many; 0 for whole numbers, hectares have 2 to 4. Nothing is added to what was typed. */
  nachkommastellen?: number
  /** 'ha', 'Personen'. */
  einheit?: string
  breite?: 'kurz' | 'mittel'
  nurLesen?: boolean
}

/** A number. The form keeps the text ('1.250,50'); the schema turns it into a number with `zahlLesen`. */
export function Zahlfeld<T extends FieldValues, N extends FieldPath<T>, O>({
  nachkommastellen = 0,
  ...props
}: Props<T, N, O>) {
  const inSchoenschrift = (eingabe: string) => {
    const text = ohneEinheit(eingabe, props.einheit)
    const gelesen = zahlLesen(text, { nachkommastellen, mindestens: -Infinity })
    return gelesen.ok ? zahlSchreiber(props.einheit)(gelesen.wert) : text
  }
  return (
    <Textfeld
      breite="mittel"
      {...props}
      inputMode={nachkommastellen > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      zahl
      beimVerlassen={inSchoenschrift}
    />
  )
}

/** The unit stands beside the field already: typed there too it would be read twice. */
const ohneEinheit = (text: string, einheit = ''): string =>
  einheit !== '' && text.endsWith(einheit) ? text.slice(0, -einheit.length).trimEnd() : text
