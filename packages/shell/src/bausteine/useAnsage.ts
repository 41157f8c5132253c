import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useEffect, useRef } from 'react'

const RUHE_MS = 1000

/** Has a screen reader say `text` when it has stopped changing; not on the first showing. */
export const useAnsage = (text: string): void => {
  const zuerst = useRef(text)
  useEffect(() => {
    if (text === zuerst.current) return undefined
    const uhr = setTimeout(() => {
      zuerst.current = text
      ansagen(text)
    }, RUHE_MS)
    return () => clearTimeout(uhr)
  }, [text])
}
