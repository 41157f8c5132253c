import { useState, type FocusEvent } from 'react'

/** Whether the focus is in one of the fields of an element that takes `amElement`: somebody may still be typing. */
export const useDrin = () => {
  const [drin, setDrin] = useState(false)
  const onFocus = () => setDrin(true)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setDrin(false)
  }
  return { drin, amElement: { onFocus, onBlur } }
}
