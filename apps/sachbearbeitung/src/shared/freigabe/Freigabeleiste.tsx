import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState, type ReactNode } from 'react'
import type { Angabe } from '../Angaben.tsx'
import { summenanfang } from '../summenanfang.ts'
import { useTasten } from '../tasten/useTasten.ts'
import { Freigabefrage } from './Freigabefrage.tsx'
import { freigabeTaste, rueckgabeTaste } from './freigabeTasten.ts'

/** An act of the life cycle: its button, and why it cannot be done now. */
type Handlung = { knopf: string; gesperrtWeil: string | null }

type Props = {
  freigabe: Handlung
  rueckgabe: Handlung
  /** Of what is read here; null before it was presented. */
  inhaltSha256: string | null
  /** The question before a release, and what it names. */
  frage: { titel: string; angaben: readonly Angabe[] }
  /** What follows from a release. */
  folge: string
  freigeben: (gelesen: string) => Promise<void>
  zurueckgeben: (schliessen: () => void) => ReactNode
  neuLaden: () => void
}

/** A second person releases exactly what is read here, or gives it back with a reason (S9-04). */
export function Freigabeleiste(props: Props) {
  const { freigabe, rueckgabe, inhaltSha256, frage, folge, freigeben, zurueckgeben, neuLaden } = props
  // What was read when the question came: what is presented anew behind it is refused.
  const [gefragt, setGefragt] = useState<string>()
  const [gibtZurueck, setGibtZurueck] = useState(false)
  const gelesen = inhaltSha256 ?? ''
  const fragen = () => setGefragt(gelesen)
  const zurueckfragen = () => setGibtZurueck(true)
  useTasten('Freigabe', [
    ...(freigabe.gesperrtWeil === null ? [freigabeTaste(fragen)] : []),
    ...(rueckgabe.gesperrtWeil === null ? [rueckgabeTaste(zurueckfragen)] : []),
  ])
  return (
    <div className="d-entscheidung__leiste">
      <div className="d-entscheidung__knoepfe">
        <Knopf gesperrtWeil={freigabe.gesperrtWeil ?? false} onClick={fragen}>
          {`${freigabe.knopf} (${summenanfang(gelesen)})`}
        </Knopf>
        {rueckgabe.gesperrtWeil === null && (
          <Knopf variante="secondary" onClick={zurueckfragen}>
            {rueckgabe.knopf}
          </Knopf>
        )}
      </div>
      <p className="d-meta">
        Freigegeben wird genau, was Sie hier lesen: Prüfsumme <code>{gelesen}</code>. {folge}
      </p>
      {gefragt !== undefined && (
        <Freigabefrage
          {...frage}
          folge={folge}
          knopf={freigabe.knopf}
          freigeben={() => freigeben(gefragt)}
          neuLesen={neuLaden}
          schliessen={() => setGefragt(undefined)}
        />
      )}
      {gibtZurueck && zurueckgeben(() => setGibtZurueck(false))}
    </div>
  )
}
