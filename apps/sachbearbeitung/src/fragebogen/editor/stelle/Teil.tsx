import type { Fragetyp } from '@foerderportal/contract/fragebogen/arten'
import { altPfeil } from '@foerderportal/ui/altPfeil'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { KeyboardEvent } from 'react'
import { Haken } from '../../felder/Haken.tsx'
import { Mehr } from '../../felder/Mehr.tsx'
import { useErsterFokus } from '../../felder/useErsterFokus.ts'
import { Zeile } from '../../felder/Zeile.tsx'
import { NEUER_ZUSATZ, type Teilform } from '../formular.ts'
import { darin, type Fehlerbei } from './feldfehler.ts'
import { Grenzen } from './Grenzen.tsx'
import { Zusatz } from './Zusatz.tsx'

type Props = {
  type: Fragetyp
  teil: Teilform
  /** 'Antwort 2' */
  name: string
  fehler: Fehlerbei
  /** It was just added: one goes on typing. */
  fokus: boolean
  setzen: (neu: Partial<Teilform>, satz?: string) => void
  bewegen: (um: -1 | 1) => void
  /** Enter: the next one. */
  weiter: () => void
  weg: () => void
}

/** One of them: its text, its place, and what is asked beside it. */
export function Teil(props: Props) {
  const { teil, name, fehler, fokus, setzen, bewegen, weiter, weg } = props
  const ref = useErsterFokus<HTMLInputElement>(fokus)
  const taste = (ereignis: KeyboardEvent) => {
    const um = altPfeil(ereignis)
    if (um === undefined && ereignis.key !== 'Enter') return
    ereignis.preventDefault()
    if (um === undefined) weiter()
    else bewegen(um)
  }
  return (
    <li className="d-teile__teil">
      <div className="d-teile__zeile">
        <Zeile
          etikett={name}
          ref={ref}
          wert={teil.text}
          aendern={(text) => setzen({ text })}
          fehler={fehler('text')}
          beiTaste={taste}
        />
        <span className="d-teile__knoepfe">
          <Knopf variante="tertiary" icon="arrow-up" nurIcon klein onClick={() => bewegen(-1)}>
            {`${name} nach oben`}
          </Knopf>
          <Knopf variante="tertiary" icon="arrow-down" nurIcon klein onClick={() => bewegen(1)}>
            {`${name} nach unten`}
          </Knopf>
          <Knopf variante="tertiary" icon="delete" nurIcon klein onClick={weg}>
            {`${name} löschen`}
          </Knopf>
        </span>
      </div>
      <Daneben {...{ ...props, fehler }} />
    </li>
  )
}

function Daneben({ type, teil, name, setzen, fehler }: Props) {
  if (type === 'PrioritaetFrage')
    return (
      <Haken
        etikett={`${name} muss eingeordnet werden`}
        wert={teil.obligatorisch}
        aendern={(obligatorisch) => setzen({ obligatorisch })}
      />
    )
  if (type === 'DezimalGruppeFrage')
    return (
      <Mehr
        titel={`Eigene Grenzen für ${name}`}
        offen={[teil.einheit, teil.min, teil.max, teil.nachkommastellen].some((text) => text !== '')}
      >
        <p className="d-meta">Was hier leer bleibt, gilt wie oben für alle.</p>
        <Grenzen werte={teil} freiwillig {...{ setzen, fehler }} />
      </Mehr>
    )
  const { zusatz } = teil
  return (
    <>
      <Haken
        etikett={`${name} mit Beschreibung`}
        wert={zusatz !== null}
        aendern={(da) =>
          da
            ? setzen({ zusatz: NEUER_ZUSATZ })
            : setzen({ zusatz: null }, `Beschreibung zu ${name} entfernt.`)
        }
      />
      {zusatz && (
        <Zusatz
          name={name}
          zusatz={zusatz}
          fehler={darin(fehler, 'zusatz')}
          setzen={(neu) => setzen({ zusatz: { ...zusatz, ...neu } })}
        />
      )}
    </>
  )
}
