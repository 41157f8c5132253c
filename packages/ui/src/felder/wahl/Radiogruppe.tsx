import type { ReactNode, Ref } from 'react'
import { klassen } from '../../klassen.ts'
import { useFeldbezug, Feldfuss, Feldhinweis, Freiwillig } from '../Feldrahmen.tsx'
import type { Feldworte } from '../useFeld.ts'

export type Radio = {
  wert: string
  text: ReactNode
  hinweis?: ReactNode
  /** Can't be chosen now; `hinweis` says why. */
  gesperrt?: boolean
}

type Props = Feldworte & {
  id: string
  name: string
  optionen: readonly Radio[]
  wert: string | undefined
  fehler: string | undefined
  nebeneinander?: boolean | undefined
  beiWahl: (wert: string) => void
  beimVerlassen: () => void
  /** The one that takes the focus. */
  ersteRef: Ref<HTMLInputElement>
}

/** Radio buttons with a question above; `id` stands on the first one, where the error summary leads. */
export function Radiogruppe({ id, optionen, fehler, nebeneinander, ...props }: Props) {
  const { id: _, ...bezug } = useFeldbezug(id, props, fehler)
  const erste = optionen.find(({ gesperrt }) => gesperrt !== true)
  return (
    <fieldset
      className={klassen('kern-fieldset p-feld', fehler && 'kern-fieldset--error')}
      role="radiogroup"
      aria-labelledby={`${id}-frage`}
      {...bezug}
    >
      <legend className="kern-label" id={`${id}-frage`}>
        {props.etikett}
        <Freiwillig freiwillig={props.freiwillig} />
      </legend>
      <Feldhinweis id={id} hinweis={props.hinweis} />
      <div className={klassen('kern-fieldset__body', nebeneinander && 'kern-fieldset__body--horizontal')}>
        {optionen.map((radio, stelle) => (
          <Radioknopf
            key={radio.wert}
            {...props}
            radio={radio}
            id={stelle === 0 ? id : `${id}-${stelle}`}
            fehler={fehler}
            ersteRef={radio === erste ? props.ersteRef : null}
          />
        ))}
      </div>
      <Feldfuss id={id} fehler={fehler} vorbelegt={props.vorbelegt} />
    </fieldset>
  )
}

type KnopfProps = Pick<
  Props,
  'id' | 'name' | 'wert' | 'fehler' | 'beiWahl' | 'beimVerlassen' | 'ersteRef'
> & { radio: Radio }

function Radioknopf({ radio, id, name, wert, fehler, beiWahl, beimVerlassen, ersteRef }: KnopfProps) {
  return (
    <div className="kern-form-check">
      <input
        id={id}
        ref={ersteRef}
        className={klassen('kern-form-check__radio', fehler && 'kern-form-check__radio--error')}
        type="radio"
        name={name}
        value={radio.wert}
        checked={radio.wert === wert}
        disabled={radio.gesperrt}
        aria-describedby={radio.hinweis ? `${id}-zusatz` : undefined}
        onChange={() => beiWahl(radio.wert)}
        onBlur={beimVerlassen}
      />
      <label className="kern-label" htmlFor={id}>
        {radio.text}
      </label>
      {radio.hinweis && (
        <p className="p-feld__zusatz" id={`${id}-zusatz`}>
          {radio.hinweis}
        </p>
      )}
    </div>
  )
}
