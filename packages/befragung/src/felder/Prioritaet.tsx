import type { FrageVon } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import type { FeldProps } from './feldProps.ts'
import { Gruppe } from './Gruppe.tsx'
import { Rangzeile } from './Rangzeile.tsx'
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
  /** What was pressed may stand elsewhere now, or be gone: whoever uses the keys stays with the value. */
  const danach = (wohin: () => HTMLElement | null | undefined) => queueMicrotask(() => wohin()?.focus())
  const bewegen = (id: string, um: -1 | 1) => {
    const hier = liste.current?.querySelector<HTMLElement>(':focus')
    setzen(hinauf(rang, id, um), id)
    danach(() => hier)
  }
  const nehmen = (id: string) => {
    setzen([...rang, id], id)
    danach(() => liste.current?.querySelector<HTMLElement>(`[data-wert="${id}"]`))
  }
  const herausnehmen = (id: string) => {
    setzen(
      rang.filter((einer) => einer !== id),
      id,
    )
    danach(() => liste.current?.parentElement?.querySelector<HTMLElement>(`[data-offen="${id}"] button`))
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
          <Rangzeile
            key={id}
            {...{ id, platz }}
            text={textVon(id)}
            bewegen={(um) => bewegen(id, um)}
            herausnehmen={() => herausnehmen(id)}
            ablegen={(gezogen) => setzen(verschoben(rang, gezogen, platz), gezogen)}
          />
        ))}
      </ol>
      <Offene werte={frage.werte.filter(({ id }) => !rang.includes(id))} nehmen={nehmen} />
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
          <li key={id} data-offen={id}>
            <Knopf variante="secondary" icon="add" onClick={() => nehmen(id)}>
              {obligatorisch ? `${text} (muss eingeordnet werden)` : text}
            </Knopf>
          </li>
        ))}
      </ul>
    </div>
  )
}
