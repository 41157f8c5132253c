import { Beschreibungsliste } from '@foerderportal/ui/Beschreibungsliste.tsx'
import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'
import { useNutzer } from '../umgebung.ts'

/** How one signs in. */
export function LoginDatenSeite() {
  const nutzer = useNutzer()
  return (
    <KommtNoch
      stand="Damit melden Sie sich heute an."
      bald={[
        'Benutzernamen und E-Mail-Adresse ändern',
        'ein neues Passwort festlegen',
        'einen zweiten Faktor einrichten oder entfernen',
      ]}
      wege={[{ text: 'Ihre persönlichen Daten ansehen', href: pfade.nutzerDaten }]}
    >
      <Beschreibungsliste
        eintraege={[
          { frage: 'Benutzername', antwort: nutzer?.username },
          { frage: 'E-Mail-Adresse', antwort: nutzer?.email },
        ]}
      />
    </KommtNoch>
  )
}
