import { useLiegendes } from '@foerderportal/shell/entwurf/liegendes/useLiegendes'
import type { ReactNode } from 'react'
import { alsFormular, kopiename } from './editor/fassungsentwurf.ts'
import { Ueberholtes } from './editor/Ueberholtes.tsx'
import { ungespeichertes } from './editor/ungespeichertes.ts'

type Props = { guid: string; children: ReactNode }

/**
 * A version that is not there. Where somebody discarded the draft while this device had more of it than the server, that
 * is told; else `children`.
 */
export function Verworfene({ guid, children }: Props) {
  const { funde, aufgeben } = useLiegendes(kopiename(guid))
  const ungespeichert = funde.flatMap(({ roh, basis }) =>
    ungespeichertes(alsFormular(roh), alsFormular(basis)),
  )
  if (ungespeichert.length === 0) return children
  return (
    <Ueberholtes
      titel="Fragebogen"
      ueberholt={{ stand: undefined, ungespeichert, aufgeben: () => aufgeben(funde) }}
    />
  )
}
