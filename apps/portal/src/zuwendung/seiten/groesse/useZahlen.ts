import { useController, type Control } from 'react-hook-form'
import type { Groessenwerte, Zahlenwerte } from './groesseWerte.ts'

type Ort = 'produktgruppenDaten' | 'produktgruppenDaten.groessenrechnung.eigene'

/** The three figures of a place in the form as they stand in their fields, and how to write all of them. */
export const useZahlen = (control: Control<Groessenwerte>, ort: Ort) => {
  const { field: mitarbeiter } = useController({ control, name: `${ort}.anzahlMitarbeiter` })
  const { field: umsatz } = useController({ control, name: `${ort}.umsatz` })
  const { field: bilanzsumme } = useController({ control, name: `${ort}.bilanzsumme` })
  const werte: Zahlenwerte = {
    anzahlMitarbeiter: mitarbeiter.value,
    umsatz: umsatz.value,
    bilanzsumme: bilanzsumme.value,
  }
  const schreiben = (neu: Zahlenwerte) => {
    mitarbeiter.onChange(neu.anzahlMitarbeiter)
    umsatz.onChange(neu.umsatz)
    bilanzsumme.onChange(neu.bilanzsumme)
  }
  return { werte, schreiben }
}
