import type { FieldPath, FieldValues } from 'react-hook-form'
import { Radiogruppe } from './Radiogruppe.tsx'
import { useWahl, type FeldProps } from '../useFeld.ts'

const OPTIONEN = [
  { wert: 'ja', text: 'Ja' },
  { wert: 'nein', text: 'Nein' },
]

/** A question with yes or no. The form keeps true or false, and what it had (undefined, null) before a choice. */
export function JaNein<T extends FieldValues, N extends FieldPath<T>, O>(props: FeldProps<T, N, O>) {
  const { id, field, wert, fehler, waehlen } = useWahl(props)
  const { control: _, ...rest } = props
  return (
    <Radiogruppe
      {...rest}
      {...{ id, fehler }}
      optionen={OPTIONEN}
      nebeneinander
      wert={wert === true ? 'ja' : wert === false ? 'nein' : undefined}
      ersteRef={field.ref}
      beiWahl={(antwort) => waehlen(antwort === 'ja')}
      beimVerlassen={field.onBlur}
    />
  )
}
