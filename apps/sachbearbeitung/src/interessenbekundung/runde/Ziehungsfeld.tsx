import { zufallHindernis } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { Eingabe } from '../../shared/Eingabe.tsx'

/** As it is published: in capitals, single spaces between. */
export const zufallSchreiben = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase()

type Props = {
  wert: string
  setzen: (wert: string) => void
  versucht: boolean
  form: string
  ersterFokus?: true
}

const fehlerVon = (text: string): string | null =>
  text.trim() === '' ? 'Geben Sie ein, was gezogen wurde.' : zufallHindernis(zufallSchreiben(text))

/** The result of the public draw, typed as its form shows; its error stands there once it was tried. */
export function Ziehungsfeld({ wert, setzen, versucht, form, ersterFokus }: Props) {
  const hindernis = versucht ? fehlerVon(wert) : null
  return (
    <>
      <Eingabe
        etikett="Ergebnis der Ziehung"
        wert={wert}
        setzen={setzen}
        hoechstens={200}
        fehler={hindernis ?? undefined}
        {...(ersterFokus && { ersterFokus })}
      />
      <p className="d-meta">
        Geschrieben wie <code>{form}</code>. Groß- und Kleinschreibung und doppelte Leerzeichen richtet das
        Portal.
      </p>
    </>
  )
}
