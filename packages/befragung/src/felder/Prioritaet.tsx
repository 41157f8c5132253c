import type { FrageVon } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import type { FeldProps } from './feldProps.ts'
import { Gruppe } from './Gruppe.tsx'
import { hinauf, verschoben } from './reihenfolge.ts'

type Props = FeldProps<FrageVon<'PrioritaetFrage'>>

/**
 * A ranking: values are taken into it and moved by buttons, by Alt with the arrow keys, or by dragging them. Where each
 * stands is said each time.
 */
export function Prioritaet({ frage, control, etikett }: Props) {
  const { field } = useController({ control, name: `${frage.id}.rang` })
  const rang = field.value
  const liste = useRef<HTMLOListElement>(null)
  const textVon = (id: string) => frage.werte.find((wert) => wert.id === id)?.text ?? id

  const setzen = (neu: readonly string[], id: string) => {
    field.onChange(neu)
    const platz = neu.indexOf(id) + 1
    ansagen(
      platz === 0
        ? `${textVon(id)}: nicht mehr eingeordnet.`
        : `${textVon(id)}: Platz ${platz} von ${neu.length}.`,
    )
  }
  const bewegen = (id: string, um: -1 | 1) => {
    setzen(hinauf(rang, id, um), id)
    // The line has another place now: who moves it by its keys goes along.
    queueMicrotask(() => liste.current?.querySelector<HTMLElement>(`[data-wert="${id}"]`)?.focus())
  }
  return (
    <Gruppe
      {...{ control, etikett }}
      frageId={frage.id}
      teil="rang"
      freiwillig={!frage.pflicht}
      hinweis="Bringen Sie die Punkte in Ihre Reihenfolge, das Wichtigste zuerst: mit den Knöpfen, durch Ziehen oder mit Alt und den Pfeiltasten."
    >
      <ol ref={liste} className="s-fragebogen-rang" aria-label="Ihre Reihenfolge">
        {rang.map((id, platz) => (
          <Zeile
            key={id}
            {...{ id, platz }}
            text={textVon(id)}
            bewegen={(um) => bewegen(id, um)}
            herausnehmen={() =>
              setzen(
                rang.filter((einer) => einer !== id),
                id,
              )
            }
            ablegen={(gezogen) => setzen(verschoben(rang, gezogen, platz), gezogen)}
          />
        ))}
      </ol>
      <Offene
        werte={frage.werte.filter(({ id }) => !rang.includes(id))}
        nehmen={(id) => setzen([...rang, id], id)}
      />
    </Gruppe>
  )
}

type OffeneProps = { werte: Props['frage']['werte']; nehmen: (id: string) => void }

/** What has no place yet. */
function Offene({ werte, nehmen }: OffeneProps) {
  if (werte.length === 0) return null
  return (
    <div className="p-stapel">
      <p className="kern-label">Noch nicht eingeordnet</p>
      <ul className="s-fragebogen-offen">
        {werte.map(({ id, text, obligatorisch }) => (
          <li key={id}>
            <Knopf variante="secondary" icon="add" onClick={() => nehmen(id)}>
              {obligatorisch ? `${text} (muss eingeordnet werden)` : text}
            </Knopf>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ZeileProps = {
  id: string
  text: string
  platz: number
  bewegen: (um: -1 | 1) => void
  herausnehmen: () => void
  ablegen: (gezogen: string) => void
}

const RICHTUNG: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

function Zeile({ id, text, platz, bewegen, herausnehmen, ablegen }: ZeileProps) {
  const [darueber, setDarueber] = useState(false)
  const taste = (ereignis: KeyboardEvent) => {
    const um = ereignis.altKey ? RICHTUNG[ereignis.key] : undefined
    if (um === undefined) return
    ereignis.preventDefault()
    bewegen(um)
  }
  const fallen = (ereignis: DragEvent) => {
    ereignis.preventDefault()
    setDarueber(false)
    ablegen(ereignis.dataTransfer.getData('text/plain'))
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same; dragging and keys are further ways
    <li
      className={
        darueber ? 's-fragebogen-rang__zeile s-fragebogen-rang__zeile--hier' : 's-fragebogen-rang__zeile'
      }
      draggable
      onKeyDown={taste}
      onDragStart={(ereignis) => ereignis.dataTransfer.setData('text/plain', id)}
      onDragOver={(ereignis) => {
        ereignis.preventDefault()
        setDarueber(true)
      }}
      onDragLeave={() => setDarueber(false)}
      onDrop={fallen}
    >
      <span className="s-fragebogen-rang__text" data-wert={id} tabIndex={-1}>
        <span className="p-zahl">{platz + 1}.</span> {text}
      </span>
      <span className="s-fragebogen-rang__knoepfe">
        <Knopf variante="tertiary" icon="arrow-up" nurIcon klein onClick={() => bewegen(-1)}>
          {`${text}: nach oben`}
        </Knopf>
        <Knopf variante="tertiary" icon="arrow-down" nurIcon klein onClick={() => bewegen(1)}>
          {`${text}: nach unten`}
        </Knopf>
        <Knopf variante="tertiary" icon="close" nurIcon klein onClick={herausnehmen}>
          {`${text}: herausnehmen`}
        </Knopf>
      </span>
    </li>
  )
}
