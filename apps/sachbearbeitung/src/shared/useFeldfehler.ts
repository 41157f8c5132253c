import { useState } from 'react'
import { zumFehler } from './formular/zumFehler.ts'

/**
 * What is wrong with what stands in a field: said of this value, it goes with the first key that changes it, and is said
 * anew at the next try. The field gets the focus.
 */
export const useFeldfehler = (wert: string, anfangs?: string) => {
  const [gesagt, setGesagt] = useState({ zu: wert, satz: anfangs })
  return {
    fehler: gesagt.zu === wert ? gesagt.satz : undefined,
    setFehler: (satz: string | undefined): void => {
      setGesagt({ zu: wert, satz })
      if (satz !== undefined) zumFehler()
    },
  }
}
