import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { useNutzer } from '../umgebung.ts'
import { rueckwegMerken } from './rueckweg.ts'

type Props = {
  href: string
  /** How what is on this page is called there: 'zum Antrag'. */
  zurueck: string
  'aria-label'?: string | undefined
  children: ReactNode
}

/** To where something is mended first; from there a way leads back to this page. */
export function Umweg({ zurueck, ...verweis }: Props) {
  const nutzer = useNutzer()
  const merken = () => nutzer && rueckwegMerken(`Zurück ${zurueck}`, nutzer.userId)
  return <Verweis {...verweis} onClick={merken} />
}
