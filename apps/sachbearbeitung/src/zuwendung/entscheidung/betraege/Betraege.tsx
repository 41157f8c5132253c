import { ARTEN, type Grundlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { AntragBetraege } from './AntragBetraege.tsx'
import type { BetraegeProps } from './Betragstabelle.tsx'
import { NachtragBetraege } from './NachtragBetraege.tsx'

const TABELLEN: Record<Grundlage, typeof AntragBetraege> = {
  ANTRAG: AntragBetraege,
  BEWILLIGUNG: NachtragBetraege,
}

/** The amounts of a decision: of what was applied for, or of what was approved. */
export function Betraege(props: BetraegeProps) {
  const Tabelle = TABELLEN[ARTEN[props.inhalt.art].grundlage]
  return <Tabelle {...props} />
}
