import { useState, type ChangeEvent } from 'react'

/**
 * A text that saves itself while it is typed. As long as the field has the focus it stays as it was typed, for what is kept
 * may be written differently; and what is wrong with it is said when the field is left.
 */
export const useGetippt = (wert: string, aendern: (text: string) => void, fehler: string | undefined) => {
  const [getippt, setGetippt] = useState<string>()
  return {
    fehler: getippt === undefined ? fehler : undefined,
    eingabe: {
      value: getippt ?? wert,
      autoComplete: 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setGetippt(target.value)
        aendern(target.value)
      },
      onBlur: () => setGetippt(undefined),
    },
  }
}
