import { finanzaemter } from '@foerderportal/client/verzeichnis/verzeichnis'
import { einmal } from '@foerderportal/shell/suche/einmal'
import { Listenfeld } from '@foerderportal/shell/suche/Listenfeld.tsx'
import type { VorschlagProps } from './vorschlag.ts'

const laden = einmal(finanzaemter)

/** The tax office, out of those that the data directory knows. */
export function FinanzamtSuche(props: VorschlagProps) {
  return <Listenfeld {...props} laden={laden} unbekannt="Finanzamt nicht im Verzeichnis" />
}
