import { useEffect } from 'react'
import { ahead, type Late } from './late.ts'

/** First the picture that shows what the user did. */
const AFTERWARDS_MS = 100

/**
 * Brings a part after the first sign that the user is about to work, and soon needs it: nothing before it costs a page
 * that is only looked at, and nobody waits once he works.
 */
export const useLoadOnFocus = (part: Late<unknown>): void =>
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const afterwards = () => (timer = setTimeout(() => ahead(part), AFTERWARDS_MS))
    document.addEventListener('focusin', afterwards, { once: true })
    return () => {
      document.removeEventListener('focusin', afterwards)
      clearTimeout(timer)
    }
  }, [part])
