import type { ReactNode } from 'react'
import { Ueberholtes } from './editor/Ueberholtes.tsx'
import { useUeberholt } from './useUeberholt.ts'

type Props = { guid: string; children: ReactNode }

/**
 * A version that is not there. Where somebody discarded the draft while this device had more of it than the server, that
 * is told; else `children`.
 */
export function Verworfene({ guid, children }: Props) {
  const ueberholt = useUeberholt(guid, undefined)
  return ueberholt ? <Ueberholtes titel="Fragebogen" ueberholt={ueberholt} /> : children
}
