import type { FieldPath, FieldValues } from 'react-hook-form'
import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Textfeld } from './Textfeld.tsx'
import type { FeldProps } from '../useFeld.ts'

type Props<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> & { nurLesen?: boolean }

const inSchoenschrift = (text: string) => {
  const gelesen = betragLesen(text)
  return gelesen.ok ? betragSchreiben(gelesen.wert) : text
}

/** An amount in euros. The form keeps the text ('12.500,00'); the schema turns it into a number with `betragLesen`. */
export function Betragsfeld<T extends FieldValues, N extends FieldPath<T>, O>(props: Props<T, N, O>) {
  return (
    <Textfeld
      {...props}
      inputMode="decimal"
      autoComplete="off"
      einheit="€"
      breite="mittel"
      zahl
      beimVerlassen={inSchoenschrift}
    />
  )
}
