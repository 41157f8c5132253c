import { pfade } from '../paths.ts'
import { Reiter } from './Reiter.tsx'

const PUNKTE = [
  { text: 'Identifizierungen', href: pfade.identifizierungen },
  { text: 'Bankdaten', href: pfade.bankdaten },
]

/** What waits beside the cases for somebody to look at it. */
export function Sichtreiter() {
  return <Reiter name="Zu sichten" punkte={PUNKTE} />
}
