import type { FieldPath, FieldValues } from 'react-hook-form'
import { klassen } from '../klassen.ts'
import { Feldrahmen } from './Feldrahmen.tsx'
import { alsText, useWahl, type FeldProps } from './useFeld.ts'

export type Option = { wert: string; text: string }

type Props<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> & {
  optionen: readonly Option[]
  /** What stands there before a choice; its value is ''. */
  leer?: string
  breite?: 'kurz' | 'mittel'
}

/** One of a list, as the browser's own select. */
export function Auswahl<T extends FieldValues, N extends FieldPath<T>, O>(props: Props<T, N, O>) {
  const { optionen, leer = 'Bitte auswählen', breite, etikett, hinweis, freiwillig, vorbelegt } = props
  const { id, field, wert, fehler, waehlen } = useWahl(props)
  return (
    <Feldrahmen {...{ id, fehler, etikett, hinweis, freiwillig, vorbelegt }}>
      {(bezug) => (
        <div
          className={klassen('kern-form-input__select-wrapper p-eingabe', breite && `p-eingabe--${breite}`)}
        >
          <select
            {...bezug}
            className={klassen('kern-form-input__select', fehler && 'kern-form-input__select--error')}
            name={field.name}
            value={alsText(wert)}
            ref={field.ref}
            onChange={(ereignis) => waehlen(ereignis.target.value)}
            onBlur={field.onBlur}
          >
            <option value="">{leer}</option>
            {optionen.map((option) => (
              <option key={option.wert} value={option.wert}>
                {option.text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Feldrahmen>
  )
}
