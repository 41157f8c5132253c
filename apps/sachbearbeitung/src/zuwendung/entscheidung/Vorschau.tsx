import { isProblem } from '@foerderportal/client/problem'
import { vorschauAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { PartDelayed } from '@foerderportal/shell/late/PartDelayed.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The viewer is heavier than the whole page: it comes with the first preview. */
const PdfAnsicht = latePart(
  async () => (await import('../../shared/dokument/PdfAnsicht.tsx')).PdfAnsicht,
  (_props, delay) => (delay ? <PartDelayed {...delay} /> : <Skelett was="Die Vorschau" />),
)

type Props = {
  geschaeft: string
  /** Of what is saved; 0 is what the programme suggests. */
  version: number | undefined
  /** What the notice still lacks. */
  fehlt: number
}

/** The notice as it will be: anew after each save. */
export function Vorschau({ geschaeft, version, fehlt }: Props) {
  return (
    <section className="d-vorschau" aria-label="Bescheid, Vorschau">
      <div className="d-vorschau__kopf">
        <h2 className="d-teil">Bescheid, Vorschau</h2>
        <span className="d-meta d-vorschau__stand">
          <Icon name={fehlt === 0 ? 'success' : 'warning'} groesse="small" />
          {fehlt === 0
            ? 'Alle Pflichtteile vorhanden'
            : `${fehlt} ${fehlt === 1 ? 'Angabe fehlt' : 'Angaben fehlen'}`}
        </span>
      </div>
      <Blatt {...{ geschaeft, version }} />
    </section>
  )
}

function Blatt({ geschaeft, version }: Pick<Props, 'geschaeft' | 'version'>) {
  const { data, error } = useQuery({
    ...vorschauAbfrage(geschaeft, version),
    // Until the new one is there the last one stays in sight.
    placeholderData: keepPreviousData,
  })
  const [seite, setSeite] = useState(1)
  if (error)
    return (
      <Hinweis ton="danger" neu className="d-vorschau__satz" titel="Keine Vorschau">
        <p className="kern-body">{isProblem(error) ? (error.problem.detail ?? error.problem.title) : ''}</p>
      </Hinweis>
    )
  if (data === undefined) return <Skelett was="Die Vorschau" />
  return (
    <PdfAnsicht
      // Another document: the viewer reads each once.
      key={data.version}
      blob={data.blob}
      name="Bescheid, Vorschau"
      seite={seite}
      seiteWaehlen={setSeite}
      marken={KEINE}
      markieren={nichts}
    />
  )
}

const KEINE = [] as const
const nichts = () => undefined
