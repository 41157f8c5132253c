import { feldId } from '@foerderportal/ui/felder/feldId'
import { Feldfuss, Feldhinweis, Freiwillig, useFeldbezug } from '@foerderportal/ui/felder/Feldrahmen.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import type { ReactNode } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import type { Fragewerte, Seitenwerte } from '../frageWerte.ts'

type Props = {
  control: Control<Seitenwerte>
  frageId: string
  /** Which part of the question its error stands at as a whole. */
  teil: keyof Fragewerte
  etikett: string
  freiwillig: boolean
  hinweis?: string | undefined
  children: ReactNode
}

/** Several fields under one question, with what is wrong of them together; the error summary leads to it. */
export function Gruppe({ control, frageId, teil, etikett, freiwillig, hinweis, children }: Props) {
  const { errors } = useFormState({ control })
  const eigener: unknown = errors[frageId]?.[teil]?.message
  const fehler = typeof eigener === 'string' ? eigener : undefined
  const id = feldId(`${frageId}.${teil}`)
  const bezug = useFeldbezug(id, { etikett, hinweis }, fehler)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={klassen('kern-fieldset p-feld', fehler && 'kern-fieldset--error')}
      aria-describedby={bezug['aria-describedby']}
    >
      <legend className="kern-label">
        {etikett}
        <Freiwillig freiwillig={freiwillig} />
      </legend>
      <Feldhinweis id={id} hinweis={hinweis} />
      <div className="kern-fieldset__body p-stapel">{children}</div>
      <Feldfuss id={id} fehler={fehler} />
    </fieldset>
  )
}
