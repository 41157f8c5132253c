import type { ReactNode } from 'react'
import { Ueberholtes } from './editor/Ueberholtes.tsx'
import { useUeberholt } from './useUeberholt.ts'

type Props = { guid: string; unterwegs: ReactNode; children: ReactNode }

/**
 * A version that is not there. Where somebody discarded the draft while this device had more of it than the server, that
 * is told; else `children`, and `unterwegs` until this device was looked at.
 */
export function Verworfene({ guid, unterwegs, children }: Props) {
  const { ueberholt, nachgesehen } = useUeberholt(guid, undefined)
  if (ueberholt) return <Ueberholtes titel="Fragebogen" ueberholt={ueberholt} />
  return nachgesehen ? children : unterwegs
}
