import { isProblem } from '@foerderportal/client/problem'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { PartDelayed } from '@foerderportal/shell/late/PartDelayed.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

/** The viewer is heavier than the whole page: it comes with the first preview. */
const PdfAnsicht = latePart(
  async () => (await import('../../shared/dokument/PdfAnsicht.tsx')).PdfAnsicht,
  (_props, delay) => (delay ? <PartDelayed {...delay} /> : <Skelett was="Die Vorschau" />),
)

type Vorschau = { readonly version: number | undefined; readonly blob: Blob }
type Props<K extends readonly unknown[]> = {
  /** Whether it is one to come. */
  name: 'Ergangener Bescheid' | 'Bescheid, Vorschau'
  abfrage: UseQueryOptions<Vorschau, Error, Vorschau, K>
}

/** A notice as it would be, or is: anew with each version that `abfrage` names. */
export function Bescheidblatt<K extends readonly unknown[]>({ name, abfrage }: Props<K>) {
  const { data, error } = useQuery({
    ...abfrage,
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
      name={name}
      seite={seite}
      seiteWaehlen={setSeite}
      marken={KEINE}
      markieren={nichts}
    />
  )
}

const KEINE = [] as const
const nichts = () => undefined
