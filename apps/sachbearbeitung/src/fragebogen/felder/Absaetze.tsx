import { Feldrahmen } from '@foerderportal/ui/felder/Feldrahmen.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { useId, type Ref } from 'react'
import { useGetippt } from './useGetippt.ts'

type Props = {
  etikett: string
  wert: string
  aendern: (text: string) => void
  fehler?: string | undefined
  hinweis?: string
  zeilen?: number
  freiwillig?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Paragraphs, an empty line between them. It grows with its text. */
export function Absaetze({ etikett, wert, aendern, hinweis, zeilen = 2, freiwillig, ref, ...rest }: Props) {
  const id = useId()
  const { fehler, eingabe } = useGetippt(wert, aendern, rest.fehler)
  return (
    <Feldrahmen {...{ id, fehler, etikett, hinweis, freiwillig }}>
      {(bezug) => (
        <textarea
          {...bezug}
          {...eingabe}
          ref={ref}
          rows={zeilen}
          className={klassen(
            'kern-form-input__input d-editor__text',
            fehler && 'kern-form-input__input--error',
          )}
        />
      )}
    </Feldrahmen>
  )
}
