import { bescheidartVon } from '@foerderportal/contract/auszahlung/bankpruefung/bescheidart'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { useState } from 'react'
import { ersterOrt, kurznamen, type Ort } from '../../shared/pruefung/belege.ts'
import { useBlick } from '../../shared/pruefung/useBlick.ts'

/** A draft or what is presented has a notice to come; one that was released lies among the papers. */
const hatVorschau = ({ stand, inhalt, positionen }: Bankpruefung): boolean =>
  (stand === 'ENTWURF' || stand === 'VORGELEGT') && bescheidartVon(inhalt, positionen) !== null

/** Which paper of a request is looked at beside its check; its notice to come is one of them. */
export const usePapiere = (wert: Bankpruefung, anfang?: Ort) => {
  const { unterlagen } = wert
  const erste = ersterOrt(
    [],
    unterlagen.map(({ uuid }) => uuid),
  )
  const blick = useBlick(unterlagen, anfang ?? erste)
  const [amBescheid, setAmBescheid] = useState(false)
  const vorschau = hatVorschau(wert)
  /** To look at a file is to look away from the notice. */
  const weg =
    <A extends readonly unknown[]>(tun: (...args: A) => void) =>
    (...args: A): void => {
      setAmBescheid(false)
      tun(...args)
    }
  return {
    namen: kurznamen(unterlagen),
    blick: {
      ...blick,
      zeigen: weg(blick.zeigen),
      blaettern: weg(blick.blaettern),
      // What is not shown becomes no evidence.
      ort: vorschau && amBescheid ? undefined : blick.ort,
    },
    bescheid: vorschau ? { gezeigt: amBescheid, zeigen: () => setAmBescheid(true) } : undefined,
  }
}
export type Papiere = ReturnType<typeof usePapiere>
