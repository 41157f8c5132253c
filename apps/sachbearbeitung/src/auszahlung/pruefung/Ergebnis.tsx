import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { useWatch, type Control } from 'react-hook-form'
import type { Pruefwerte } from './werte.ts'

const ERGEBNISSE = [
  { wert: 'BEWILLIGT', text: 'Auszahlen' },
  {
    wert: 'ABGELEHNT',
    text: 'Ablehnen',
    hinweis: 'Ausgezahlt wird nichts. Der Antrag kann Vorlage des nächsten sein.',
  },
]

/** What comes out, and why. */
export function Ergebnis({ control }: { control: Control<Pruefwerte> }) {
  const ergebnis = useWatch({ control, name: 'ergebnis' })
  return (
    <section aria-labelledby="ergebnis" className="d-rechnung">
      <h2 className="d-teil" id="ergebnis">
        Ergebnis
      </h2>
      <Auswahlgruppe control={control} name="ergebnis" etikett="Über den Antrag" optionen={ERGEBNISSE} />
      <Textbereich
        control={control}
        name="begruendung"
        etikett="Begründung"
        hinweis="Das Unternehmen liest sie."
        freiwillig={ergebnis === 'BEWILLIGT'}
        hoechstens={2_000}
      />
    </section>
  )
}
