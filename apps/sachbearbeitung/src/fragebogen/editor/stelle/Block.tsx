import { useErsterFokus } from '../../felder/useErsterFokus.ts'
import { Zeile } from '../../felder/Zeile.tsx'
import type { Blockform } from '../formular.ts'
import type { Fruehere } from '../fruehere.ts'
import { Bedingung } from '../bedingung/Bedingung.tsx'
import type { Fehlerbei } from './feldfehler.ts'
import { Nebentexte } from './Nebentexte.tsx'

type Props = {
  block: Blockform
  setzen: (neu: Partial<Blockform>, satz?: string) => void
  fehler: Fehlerbei
  fruehere: Fruehere
  fokus: boolean
}

/** What is said of a block. */
export function Block({ block, setzen, fehler, fruehere, fokus }: Props) {
  const ref = useErsterFokus<HTMLInputElement>(fokus)
  return (
    <>
      <Zeile
        etikett="Titel des Blocks"
        ref={ref}
        wert={block.titel}
        aendern={(titel) => setzen({ titel })}
        fehler={fehler('titel')}
      />
      <Nebentexte werte={block} setzen={setzen} fehler={fehler} was="des Blocks" />
      <Bedingung
        wann="Wann wird der Block gestellt?"
        wenn={block.wenn}
        setzen={(wenn, satz) => setzen({ wenn }, satz)}
        fehler={fehler('wenn')}
        fruehere={fruehere}
      />
    </>
  )
}
