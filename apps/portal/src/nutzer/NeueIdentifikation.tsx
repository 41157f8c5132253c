import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useWatch, type Control } from 'react-hook-form'
import { nenntAnderePerson, type NutzerWerte } from './formularwerte.ts'

type Props = { control: Control<NutzerWerte>; nutzer: NutzerHuelle['value'] }

/** Said before saving: the identification is about the old name (ADR 0022). */
export function NeueIdentifikation({ control, nutzer }: Props) {
  const [vorname, nachname, geburtstag] = useWatch({ control, name: ['vorname', 'nachname', 'geburtstag'] })
  if (!nutzer.identifiziert || !nenntAnderePerson({ vorname, nachname, geburtstag }, nutzer)) return null
  return (
    <Hinweis neu titel="Danach identifizieren Sie sich neu" stufe={3}>
      <p className="kern-body">
        Ihre Identifikation gilt für Ihren bisherigen Namen und Ihr bisheriges Geburtsdatum. Identifizieren
        Sie sich nach dem Speichern mit den neuen Angaben. Erst dann können Sie wieder einreichen. Ihre
        Entwürfe bleiben.
      </p>
    </Hinweis>
  )
}
