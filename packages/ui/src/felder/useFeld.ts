import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { feldId } from './feldId.ts'

/** What every field takes: its place in the form and its words. */
export type FeldProps<T extends FieldValues, N extends FieldPath<T>, O> = Feldworte & {
  control: NonNullable<UseControllerProps<T, N, O>['control']>
  name: N
}

export type Feldworte = {
  etikett: ReactNode
  /** One sentence with an example; always read out with the field. */
  hinweis?: ReactNode
  /** Marks the field '(freiwillig)'; required fields carry no mark. */
  freiwillig?: boolean | undefined
  /** Where a value that was filled in for the user comes from: 'aus Ihren Unternehmensdaten'. */
  vorbelegt?: string | undefined
}

const istLeer = (wert: unknown): boolean =>
  wert === undefined || wert === null || wert === '' || wert === false

/**
 * The field of the form behind a component: its id, its value, its error. Whoever only passes through an empty field
 * has done nothing wrong in it yet: it is checked on leaving once something was typed or chosen there (rule G-06).
 */
export function useFeld<T extends FieldValues, N extends FieldPath<T>, O>(props: FeldProps<T, N, O>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name })
  const beruehrt = useRef(false)
  // react-hook-form types the value by the path; a component that serves every form knows only what it can show.
  const wert: unknown = field.value
  const fehler = fieldState.error?.message
  const onChange: typeof field.onChange = (...neu) => {
    beruehrt.current = true
    field.onChange(...neu)
  }
  const onBlur = () => {
    if (beruehrt.current || fehler !== undefined || !istLeer(wert)) field.onBlur()
  }
  return { id: feldId(props.name), field: { ...field, onChange, onBlur }, wert, fehler }
}

/**
 * The same for what is chosen and not typed: a choice is a whole answer, so it is checked with the choice. Its error goes
 * at once, and not when the next button is pressed, which then would move away from under the finger.
 */
export function useWahl<T extends FieldValues, N extends FieldPath<T>, O>(props: FeldProps<T, N, O>) {
  const feld = useFeld(props)
  const { onChange, onBlur } = feld.field
  const waehlen = (wert: unknown) => {
    onChange(wert)
    // Forms check what is left (formOptions.ts).
    onBlur()
  }
  return { ...feld, waehlen }
}

/** The value of a text field; forms start with undefined where nothing was saved yet. */
export const alsText = (wert: unknown): string =>
  typeof wert === 'string' ? wert : typeof wert === 'number' ? String(wert) : ''
