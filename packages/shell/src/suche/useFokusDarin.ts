import { useState, type FocusEvent } from 'react'

/**
 * Whether the focus is within an element that gets `bereich`. What was typed there is not finished yet: a verdict on it
 * would be read out into the typing.
 */
export const useFokusDarin = () => {
  const [darin, setDarin] = useState(false)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setDarin(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
  return { darin, bereich: { onFocus: () => setDarin(true), onBlur } }
}
