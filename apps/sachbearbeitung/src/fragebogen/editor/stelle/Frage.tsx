import { FRAGETYPEN, type Fragetyp } from '@foerderportal/contract/fragebogen/arten'
import { FRAGETYP_WORT } from '@foerderportal/contract/fragebogen/bank/frageWorte'
import { Absaetze } from '../../felder/Absaetze.tsx'
import { Haken } from '../../felder/Haken.tsx'
import { useErsterFokus } from '../../felder/useErsterFokus.ts'
import { Wahl } from '../../felder/Wahl.tsx'
import type { Frageform } from '../formular.ts'
import type { Fruehere } from '../fruehere.ts'
import { Bedingung } from '../bedingung/Bedingung.tsx'
import { Eigenes } from './Eigenes.tsx'
import type { Fehlerbei } from './feldfehler.ts'
import { Nebentexte } from './Nebentexte.tsx'
import { hatTeile, TEIL_WORTE } from './teilworte.ts'

type Props = {
  frage: Frageform
  /** `satz`: what was changed over can be taken back. */
  setzen: (neu: Partial<Frageform>, satz?: string) => void
  fehler: Fehlerbei
  fruehere: Fruehere
  fokus: boolean
}

const ARTEN = FRAGETYPEN.map((art) => [art, FRAGETYP_WORT[art]] as const)

/** What goes with another kind, as a sentence; undefined where all of it stays. */
const wasEntfaellt = ({ type, teile }: Frageform, neu: Fragetyp): string | undefined => {
  const beschriftet = teile.filter(({ text }) => text.trim() !== '').length
  if (!hatTeile(type) || hatTeile(neu) || beschriftet === 0) return undefined
  return `Die Art ist jetzt „${FRAGETYP_WORT[neu]}“. ${beschriftet} ${TEIL_WORTE[type].mehrere} gehören nicht mehr dazu.`
}

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
          aendern={(type) => setzen({ type }, wasEntfaellt(frage, type))}
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
        setzen={(wenn) => setzen({ wenn })}
        fehler={fehler('wenn')}
        fruehere={fruehere}
      />
    </>
  )
}
