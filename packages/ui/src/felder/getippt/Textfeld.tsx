import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { eingefuegt, type Eingefuegt } from '@foerderportal/schreibweise/eingefuegt'
import { inEinerZeile } from '@foerderportal/values/text/reinText'
import { klassen } from '../../klassen.ts'
import { Feldrahmen } from '../Feldrahmen.tsx'
import { alsText, useFeld, type FeldProps } from '../useFeld.ts'

export type TextfeldProps<T extends FieldValues, N extends FieldPath<T>, O> = FeldProps<T, N, O> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  /** What the value is, where its type does not say it: what is pasted along with such a one goes (S10-06). */
  art?: Eingefuegt | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number | undefined
  /** How much is expected: 'kurz' a postcode, 'mittel' a date or amount. The whole line without it. */
  breite?: 'kurz' | 'mittel' | undefined
  /** Stands inside the field: 'ha', '€'. */
  einheit?: string | undefined
  praefix?: string | undefined
  /** Right-aligned with figures of equal width. */
  zahl?: boolean | undefined
  /** Writes what was entered as it should look, on leaving the field ('DE89…' in fours). The form keeps this text. */
  beimVerlassen?: ((text: string) => string) | undefined
  nurLesen?: boolean | undefined
  spellCheck?: boolean | undefined
}

/** What is pasted along with a value goes on leaving its field, as the server would take it away (S10-06). */
const EINGEFUEGT: Partial<Record<string, Eingefuegt>> = { email: 'email', tel: 'telefon' }

const saeubern = (type: string, text: string, art = EINGEFUEGT[type]): string => {
  if (art !== undefined) return eingefuegt(art, text)
  return type === 'password' ? text : inEinerZeile(text)
}

/** Browsers would turn the domain of an address into its ASCII form; it is kept as it was typed (S10-06). */
const ALS_EMAIL = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** One line of text. The form keeps the text as it is read on the screen. */
export function Textfeld<T extends FieldValues, N extends FieldPath<T>, O>(props: TextfeldProps<T, N, O>) {
  const {
    control: _,
    name,
    breite,
    einheit,
    praefix,
    zahl,
    art,
    beimVerlassen,
    nurLesen,
    etikett,
    hinweis,
    ...weitere
  } = props
  const { freiwillig, vorbelegt, type = 'text', ...eingabe } = weitere
  const { id, field, wert, fehler } = useFeld(props)
  const text = alsText(wert)

  const verlassen = () => {
    const rein = saeubern(type, text, art)
    const geschrieben = beimVerlassen?.(rein) ?? rein
    if (!nurLesen && geschrieben !== text) field.onChange(geschrieben)
    field.onBlur()
  }
  return (
    <Feldrahmen {...{ id, fehler, etikett, hinweis, freiwillig, vorbelegt }}>
      {(bezug) => (
        <Eingabegruppe {...{ praefix, einheit, breite, fehler }}>
          <input
            {...eingabe}
            {...bezug}
            className={klassen(
              'kern-form-input__input',
              fehler && 'kern-form-input__input--error',
              zahl && 'p-zahl',
            )}
            {...(type === 'email' ? ALS_EMAIL : { type })}
            name={name}
            value={text}
            readOnly={nurLesen}
            ref={field.ref}
            onChange={(ereignis) => field.onChange(ereignis.target.value)}
            onBlur={verlassen}
          />
        </Eingabegruppe>
      )}
    </Feldrahmen>
  )
}

type GruppeProps = Pick<TextfeldProps<FieldValues, string, unknown>, 'praefix' | 'einheit' | 'breite'>

/** The unit belongs to the field: one surface, one focus frame. */
function Eingabegruppe({
  praefix,
  einheit,
  breite,
  fehler,
  children,
}: GruppeProps & { fehler: string | undefined; children: ReactNode }) {
  const mitEinheit = praefix !== undefined || einheit !== undefined
  return (
    <div
      className={klassen(
        'p-eingabe',
        breite && `p-eingabe--${breite}`,
        mitEinheit && 'p-gruppe',
        mitEinheit && fehler && 'p-gruppe--fehler',
      )}
    >
      {praefix && <span className="p-gruppe__text">{praefix}</span>}
      {children}
      {einheit && <span className="p-gruppe__text">{einheit}</span>}
    </div>
  )
}
