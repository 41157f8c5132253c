import { BEDINGUNGEN_MAX } from '@foerderportal/contract/fragebogen/grenzen'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId } from 'react'
import { fokusDanach } from '../../felder/fokusDanach.ts'
import { Wahl } from '../../felder/Wahl.tsx'
import { neueTeilbedingung, type Bedingungsform } from '../formular.ts'
import type { Fruehere } from '../fruehere.ts'
import { Teilbedingung } from './Teilbedingung.tsx'
import { ersterVergleich } from './vergleiche.ts'

type Props = {
  /** 'Wann wird die Frage gestellt?' */
  wann: string
  wenn: Bedingungsform | null
  /** `satz`: what was there before can be taken back. */
  setzen: (wenn: Bedingungsform | null, satz?: string) => void
  fehler: string | undefined
  fruehere: Fruehere
}

const IMMER = [
  ['immer', 'immer'],
  ['ALLE', 'nur wenn alle Bedingungen zutreffen'],
  ['EINE', 'nur wenn eine der Bedingungen zutrifft'],
] as const

/** Takes one out; the focus goes on to the one that stands there then, else to the choice whether there are any. */
const useWeg = (setzen: Props['setzen']) => {
  const id = useId()
  const weg = ({ teile, ...rest }: Bedingungsform, i: number) => {
    const uebrig = teile.filter((_, j) => j !== i)
    setzen(uebrig.length === 0 ? null : { ...rest, teile: uebrig }, `Bedingung ${i + 1} entfernt.`)
    fokusDanach(() => {
      const hier = document.getElementById(id)
      const zeilen = hier?.querySelectorAll('.d-bedingung__teil')
      const daneben = zeilen?.[Math.min(i, uebrig.length - 1)] ?? hier
      return daneben?.querySelector('select') ?? hier
    })
  }
  return { id, weg }
}

/** Under which answers to earlier questions this one is asked: chosen, never written as code (S8-01). */
export function Bedingung({ wann, wenn, setzen, fehler, fruehere }: Props) {
  const letzte = fruehere.fragen.at(-1)?.frage
  const neue = () =>
    neueTeilbedingung(letzte?.id ?? '', letzte ? ersterVergleich(letzte.type) : 'BEANTWORTET')
  const waehlen = (art: (typeof IMMER)[number][0]) =>
    art === 'immer'
      ? setzen(null, 'Jetzt ohne Bedingung.')
      : setzen({ verknuepfung: art, teile: wenn?.teile ?? [neue()] })
  const { id, weg } = useWeg(setzen)
  if (letzte === undefined && wenn === null)
    return (
      <p id={id} tabIndex={-1} className="d-meta">
        Wird immer gestellt: Eine Bedingung braucht eine frühere Frage.
      </p>
    )
  return (
    <fieldset id={id} className="kern-fieldset d-bedingung">
      <legend className="kern-label">Bedingung</legend>
      <Wahl etikett={wann} wert={wenn?.verknuepfung ?? 'immer'} werte={IMMER} aendern={waehlen} />
      {wenn && (
        <>
          <ol className="d-bedingung__teile">
            {wenn.teile.map((teil, i) => (
              <Teilbedingung
                // its place is all that tells it from the others
                // eslint-disable-next-line react/no-array-index-key
                key={i}
                nr={i + 1}
                {...{ teil, fruehere }}
                setzen={(neu, satz) =>
                  setzen({ ...wenn, teile: wenn.teile.map((alt, j) => (j === i ? neu : alt)) }, satz)
                }
                weg={() => weg(wenn, i)}
              />
            ))}
          </ol>
          {fehler !== undefined && <Hinweis ton="warning">{fehler}</Hinweis>}
          <div>
            <Knopf
              variante="tertiary"
              icon="add"
              klein
              gesperrtWeil={
                wenn.teile.length >= BEDINGUNGEN_MAX && `Mehr als ${BEDINGUNGEN_MAX} sind nicht möglich.`
              }
              onClick={() => setzen({ ...wenn, teile: [...wenn.teile, neue()] })}
            >
              Bedingung hinzufügen
            </Knopf>
          </div>
        </>
      )}
    </fieldset>
  )
}
