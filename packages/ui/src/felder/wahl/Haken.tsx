import type { FieldPath, FieldValues } from 'react-hook-form'
import { klassen } from '../../klassen.ts'
import { useFeldbezug, Feldfuss, Feldhinweis, Freiwillig } from '../Feldrahmen.tsx'
import { useWahl, type FeldProps } from '../useFeld.ts'

/** One statement to confirm. The form keeps true or false. */
export function Haken<T extends FieldValues, N extends FieldPath<T>, O>(props: FeldProps<T, N, O>) {
  const { etikett, hinweis, freiwillig, vorbelegt } = props
  const { id, field, wert, fehler, waehlen } = useWahl(props)
  const bezug = useFeldbezug(id, { etikett, hinweis, vorbelegt }, fehler)
  const { name, ref, onBlur } = field
  return (
    <div className={klassen('p-feld p-haken', fehler && 'kern-form-input--error')}>
      <div className="kern-form-check">
        <input
          {...bezug}
          className={klassen('kern-form-check__checkbox', fehler && 'kern-form-check__checkbox--error')}
          type="checkbox"
          name={name}
          checked={wert === true}
          ref={ref}
          onChange={(ereignis) => waehlen(ereignis.target.checked)}
          onBlur={onBlur}
        />
        <label className="kern-label" htmlFor={id}>
          {etikett}
          <Freiwillig freiwillig={freiwillig} />
        </label>
      </div>
      <div className="p-haken__text">
        <Feldhinweis id={id} hinweis={hinweis} />
      </div>
      <Feldfuss id={id} fehler={fehler} vorbelegt={vorbelegt} />
    </div>
  )
}
