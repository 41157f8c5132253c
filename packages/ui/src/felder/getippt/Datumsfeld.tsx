import type { FieldPath, FieldValues } from 'react-hook-form'
import { datumLesen, datumSchreiben } from '@foerderportal/schreibweise/datum'
import { Textfeld } from './Textfeld.tsx'
import type { FeldProps } from '../useFeld.ts'

type Props<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> & {
  autoComplete?: 'bday' | 'off'
  nurLesen?: boolean
}

const inSchoenschrift = (text: string) => {
  const gelesen = datumLesen(text)
  return gelesen.ok ? datumSchreiben(gelesen.wert) : text
}

/** A day. The form keeps the text ('01.04.2019'); the schema turns it into 'YYYY-MM-DD' with `datumLesen`. */
export function Datumsfeld<T extends FieldValues, N extends FieldPath<T>, O>({
  autoComplete = 'off',
  ...props
}: Props<T, N, O>) {
  return (
    <Textfeld
      hinweis="TT.MM.JJJJ, zum Beispiel 01.04.2019"
      {...props}
      inputMode="text"
      autoComplete={autoComplete}
      breite="mittel"
      beimVerlassen={inSchoenschrift}
    />
  )
}
