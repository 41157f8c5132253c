import { Feldrahmen } from '@foerderportal/ui/felder/Feldrahmen.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { useId, type KeyboardEvent, type Ref } from 'react'
import { useGetippt } from './useGetippt.ts'

type Props = {
  etikett: string
  wert: string
  aendern: (text: string) => void
  fehler?: string | undefined
  hinweis?: string
  /** A number: as wide as one. */
  kurz?: true
  freiwillig?: boolean
  beiTaste?: (ereignis: KeyboardEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/** One line of text or a number. */
export function Zeile({ etikett, wert, aendern, hinweis, kurz, freiwillig, beiTaste, ref, ...rest }: Props) {
  const id = useId()
  const { fehler, eingabe } = useGetippt(wert, aendern, rest.fehler)
  return (
    <Feldrahmen {...{ id, fehler, etikett, hinweis, freiwillig }}>
      {(bezug) => (
        <input
          {...bezug}
          {...eingabe}
          ref={ref}
          type="text"
          inputMode={kurz && 'decimal'}
          className={klassen(
            'kern-form-input__input',
            kurz && 'd-editor__zahl',
            fehler && 'kern-form-input__input--error',
          )}
          onKeyDown={beiTaste}
        />
      )}
    </Feldrahmen>
  )
}
