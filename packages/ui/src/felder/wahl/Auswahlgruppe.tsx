import type { FieldPath, FieldValues } from 'react-hook-form'
import { Radiogruppe, type Radio } from './Radiogruppe.tsx'
import { alsText, useWahl, type FeldProps } from '../useFeld.ts'

type Props<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> & {
  optionen: readonly Radio[]
  nebeneinander?: boolean
}

/** One of a few, all of them seen. The form keeps the `wert` of the choice. */
export function Auswahlgruppe<T extends FieldValues, N extends FieldPath<T>, O>(props: Props<T, N, O>) {
  const { id, field, wert, fehler, waehlen } = useWahl(props)
  const { control: _, ...rest } = props
  return (
    <Radiogruppe
      {...rest}
      {...{ id, fehler }}
      wert={alsText(wert)}
      ersteRef={field.ref}
      beiWahl={waehlen}
      beimVerlassen={field.onBlur}
    />
  )
}
