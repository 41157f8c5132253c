import type { FieldPath, FieldValues } from 'react-hook-form'
import { inZeilen } from '@foerderportal/values/text/reinText'
import { klassen } from '../../klassen.ts'
import { Feldrahmen } from '../Feldrahmen.tsx'
import { alsText, useFeld, type FeldProps } from '../useFeld.ts'

type Props<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> & {
  zeilen?: number
  /** Shows how many characters are left; more can be written, the schema refuses it then with a sentence. */
  hoechstens?: number
  nurLesen?: boolean
}

/** Several lines of text. */
export function Textbereich<T extends FieldValues, N extends FieldPath<T>, O>(props: Props<T, N, O>) {
  const { zeilen = 4, hoechstens, nurLesen, etikett, hinweis, freiwillig, vorbelegt } = props
  const { id, field, wert, fehler } = useFeld(props)
  const text = alsText(wert)
  const verlassen = () => {
    const rein = inZeilen(text)
    if (!nurLesen && rein !== text) field.onChange(rein)
    field.onBlur()
  }
  return (
    <Feldrahmen {...{ id, fehler, etikett, hinweis, freiwillig, vorbelegt }}>
      {(bezug) => (
        <>
          <textarea
            {...bezug}
            className={klassen(
              'kern-form-input__input p-textbereich',
              fehler && 'kern-form-input__input--error',
            )}
            name={field.name}
            rows={zeilen}
            value={text}
            readOnly={nurLesen}
            ref={field.ref}
            onChange={(ereignis) => field.onChange(ereignis.target.value)}
            onBlur={verlassen}
          />
          {hoechstens !== undefined && <Rest zeichen={hoechstens - text.length} />}
        </>
      )}
    </Feldrahmen>
  )
}

const zaehlen = (zeichen: number) => `${zeichen.toLocaleString('de-DE')} Zeichen`

/** Seen always; spoken only when it becomes tight, otherwise every letter would talk. */
function Rest({ zeichen }: { zeichen: number }) {
  const satz = zeichen >= 0 ? `noch ${zaehlen(zeichen)}` : `${zaehlen(-zeichen)} zu viel`
  return (
    <>
      <p className={klassen('p-feld__rest', zeichen < 0 && 'p-feld__rest--zuviel')} aria-hidden="true">
        {satz}
      </p>
      <output className="p-nur-vorlesen">{zeichen <= 20 && zeichen % 10 === 0 ? satz : ''}</output>
    </>
  )
}
