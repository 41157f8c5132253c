import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'
import { useFirma } from '../umgebungFirma.ts'

/** Who acts for the current company. */
export function NutzerUebersichtSeite() {
  const { name } = useFirma()
  return (
    <KommtNoch
      bald={[
        `sehen, wer für ${name} handelt`,
        'festlegen, wer Anträge unterschreiben darf',
        'Einladungen noch einmal verschicken',
      ]}
      wege={[{ text: 'Die Unternehmensdaten ansehen', href: pfade.unternehmenDaten }]}
    />
  )
}
