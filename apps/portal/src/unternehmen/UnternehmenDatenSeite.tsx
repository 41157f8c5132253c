import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'

/** The data of the current company. */
export function UnternehmenDatenSeite() {
  return (
    <KommtNoch
      hier={['die Daten Ihres Unternehmens ändern']}
      wege={[{ text: 'Ihre Anträge ansehen', href: pfade.antraege }]}
    />
  )
}
