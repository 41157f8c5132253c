import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'

/** Payout requests of the company. */
export function AuszahlungenSeite() {
  return (
    <KommtNoch
      bald={['bewilligte Zuschüsse abrufen', 'Rechnungen und Zahlungsnachweise hochladen']}
      wege={[{ text: 'Ihre Anträge ansehen', href: pfade.antraege }]}
    />
  )
}
