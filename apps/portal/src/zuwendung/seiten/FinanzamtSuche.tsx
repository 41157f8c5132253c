import { finanzaemter } from '@foerderportal/client/verzeichnis'
import { einmal } from '../../bausteine/suche/einmal.ts'
import { Listenfeld } from '../../bausteine/suche/Listenfeld.tsx'
import type { VorschlagProps } from './vorschlag.ts'

const laden = einmal(finanzaemter)

/** The tax office, out of those that the data directory knows. */
export function FinanzamtSuche(props: VorschlagProps) {
  return <Listenfeld {...props} laden={laden} unbekannt="Finanzamt nicht im Verzeichnis" />
}
