import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState, type ReactNode } from 'react'
import { summenanfang } from './summenanfang.ts'
import { useTasten } from './tasten/useTasten.ts'

/** An act of the life cycle: its button, and why it cannot be done now. */
type Handlung = { knopf: string; gesperrtWeil: string | null }

type Props = {
  freigabe: Handlung
  rueckgabe: Handlung
  /** Of what is read here; null before it was presented. */
  inhaltSha256: string | null
  /** What follows from a release. */
  folge: string
  freigeben: (gelesen: string) => Promise<void>
  zurueckgeben: (schliessen: () => void) => ReactNode
  neuLaden: () => void
}

/** A second person releases exactly what is read here, or gives it back with a reason (S9-04). */
export function Freigabeleiste(props: Props) {
  const { freigabe, rueckgabe, inhaltSha256, folge, freigeben, zurueckgeben, neuLaden } = props
  const { laeuft, absage, versuchen } = useVersuch()
  const [gibtZurueck, setGibtZurueck] = useState(false)
  const gelesen = inhaltSha256 ?? ''
  const senden = () => void versuchen(() => freigeben(gelesen))
  const fragen = () => setGibtZurueck(true)
  useTasten('Freigabe', [
    ...(freigabe.gesperrtWeil === null
      ? [{ taste: 'Strg+Enter', text: 'freigeben', imFuss: true, tun: senden }]
      : []),
    ...(rueckgabe.gesperrtWeil === null
      ? [{ taste: 'r', text: 'zurückgeben', imFuss: true, tun: fragen }]
      : []),
  ])
  return (
    <div className="d-entscheidung__leiste">
      <AbsageHinweis absage={absage} />
      <div className="d-entscheidung__knoepfe">
        <Knopf laeuft={laeuft} gesperrtWeil={freigabe.gesperrtWeil ?? false} onClick={senden}>
          {`${freigabe.knopf} (${summenanfang(gelesen)})`}
        </Knopf>
        {rueckgabe.gesperrtWeil === null && (
          <Knopf variante="secondary" onClick={fragen}>
            {rueckgabe.knopf}
          </Knopf>
        )}
        {absage?.status === 409 && (
          <Knopf variante="tertiary" onClick={neuLaden}>
            Neu lesen
          </Knopf>
        )}
      </div>
      <p className="d-meta">
        Freigegeben wird genau, was Sie hier lesen: Prüfsumme <code>{gelesen}</code>. {folge}
      </p>
      {gibtZurueck && zurueckgeben(() => setGibtZurueck(false))}
    </div>
  )
}
