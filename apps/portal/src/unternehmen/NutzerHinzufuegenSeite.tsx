import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'
import { useFirma } from '../umgebungFirma.ts'

/** Inviting somebody to the current company. */
export function NutzerHinzufuegenSeite() {
  const { name } = useFirma()
  return (
    <KommtNoch
      bald={[`Kolleginnen und Kollegen per E-Mail zu ${name} einladen`]}
      bisDahin="Wer schon eingeladen ist, meldet sich an und nimmt die Einladung an."
      wege={[{ text: 'Die Unternehmensdaten ansehen', href: pfade.unternehmenDaten }]}
    />
  )
}
