import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'

/** The signed-in person's own data. */
export function NutzerDatenSeite() {
  return (
    <KommtNoch
      hier={['Ihre persönlichen Daten ändern']}
      wege={[{ text: 'Ihre Login-Daten ansehen', href: pfade.loginDaten }]}
    />
  )
}
