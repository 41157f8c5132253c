import { FRAGETYPEN } from '@foerderportal/contract/fragebogen/arten'
import { FRAGETYP_WORT } from '@foerderportal/contract/fragebogen/bank/frageWorte'
import { Absaetze } from '../../felder/Absaetze.tsx'
import { Haken } from '../../felder/Haken.tsx'
import { useErsterFokus } from '../../felder/useErsterFokus.ts'
import { Wahl } from '../../felder/Wahl.tsx'
import type { Frageform } from '../formular.ts'
import type { Fruehere } from '../fruehere.ts'
import { Bedingung } from '../bedingung/Bedingung.tsx'
import { artwechsel } from './artwechsel.ts'
import { Eigenes } from './Eigenes.tsx'
import type { Fehlerbei } from './feldfehler.ts'
import { Nebentexte } from './Nebentexte.tsx'

type Props = {
  frage: Frageform
  /** `satz`: what was taken away or changed over, in a sentence; it can be taken back. */
  setzen: (neu: Partial<Frageform>, satz?: string) => void
  fehler: Fehlerbei
  fruehere: Fruehere
  fokus: boolean
}

const ARTEN = FRAGETYPEN.map((art) => [art, FRAGETYP_WORT[art]] as const)

/** One question with all that its kind has. */
export function Frage({ frage, setzen, fehler, fruehere, fokus }: Props) {
  const ref = useErsterFokus<HTMLTextAreaElement>(fokus)
  return (
    <>
      <div className="d-feldraster">
        <Wahl
          etikett="Art der Frage"
          wert={frage.type}
          werte={ARTEN}
          aendern={(type) => setzen({ type }, artwechsel(frage, type))}
        />
      </div>
      <Absaetze
        etikett="Frage"
        ref={ref}
        wert={frage.frage}
        aendern={(text) => setzen({ frage: text })}
        fehler={fehler('frage')}
      />
      <Haken
        etikett="Muss beantwortet werden"
        wert={frage.pflicht}
        aendern={(pflicht) => setzen({ pflicht })}
      />
      <Nebentexte werte={frage} setzen={setzen} fehler={fehler} was="der Frage" />
      <Eigenes frage={frage} setzen={setzen} fehler={fehler} />
      <Bedingung
        wann="Wann wird die Frage gestellt?"
        wenn={frage.wenn}
        setzen={(wenn, satz) => setzen({ wenn }, satz)}
        fehler={fehler('wenn')}
        fruehere={fruehere}
      />
    </>
  )
}
