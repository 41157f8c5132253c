import { fehltNoch } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/stand'
import { useEffect, useRef, useState } from 'react'
import type { Eingabe } from './eingabe.ts'
import { zurWahl } from './zurWahl.ts'

const UNGESAGT = 'Wählen Sie ein Ergebnis, oder schreiben Sie einen Vermerk.'

type Umgebung = {
  /** Answers that need a note. */
  readonly vermerkBei: Parameters<typeof fehltNoch>[0]
  /** Whether it succeeded. */
  readonly speichern: () => Promise<boolean>
  /** Puts the cursor into the text. */
  readonly zumText: () => void
}

/** Whether the point is still on the screen. */
const useGezeigt = () => {
  const gezeigt = useRef(false)
  useEffect(() => {
    gezeigt.current = true
    return () => void (gezeigt.current = false)
  }, [])
  return gezeigt
}

/** Saves what stands at a point, of a case or of a payout, and says what it still lacks. */
export const usePunktsicherung = ({ vermerkBei, speichern, zumText }: Umgebung) => {
  const [fehlt, setFehlt] = useState<string>()
  const [laeuft, setLaeuft] = useState(false)
  const gezeigt = useGezeigt()

  /** Goes on where it is complete; whoever has gone elsewhere meanwhile stays there. */
  const sichern = async ({ ergebnis, text }: Eingabe, dann: () => void): Promise<void> => {
    const luecke = ergebnis === '' || ergebnis === 'OFFEN' ? null : fehltNoch(vermerkBei, { ergebnis, text })
    if (luecke !== null) {
      setFehlt(luecke)
      zumText()
      return
    }
    setLaeuft(true)
    const gelungen = await speichern()
    setLaeuft(false)
    if (gelungen && gezeigt.current) dann()
  }
  /** Nobody goes on from a point of which he says nothing: what it lacks is said there, and the focus is on its answers. */
  const nichtsGesagt = (): void => {
    setFehlt(UNGESAGT)
    zurWahl()
  }
  return { fehlt, laeuft, sichern, nichtsGesagt, geaendert: () => setFehlt(undefined) }
}
