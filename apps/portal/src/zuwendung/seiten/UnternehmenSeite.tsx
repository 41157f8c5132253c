import { ANGABEN } from '../angaben.ts'
import { Beschreibungsliste } from '@foerderportal/ui/Beschreibungsliste.tsx'
import type { FelderProps, SeitenBau } from './bau.ts'

/** Nothing is asked here: the company's data were given when it was registered. */
type Werte = Record<string, never>

function Felder({ formular, kontext }: FelderProps<Werte>) {
  const [gruppe] = ANGABEN.unternehmen({ formular, kontext })
  return (
    <>
      <p className="kern-body">
        Diese Angaben kommen aus Ihren Unternehmensdaten. Prüfen Sie, ob alles stimmt.
      </p>
      <Beschreibungsliste
        eintraege={(gruppe?.angaben ?? []).map(({ frage, antwort }) => ({ frage, antwort }))}
      />
    </>
  )
}

export const unternehmenSeite: SeitenBau<Werte> = {
  lesen: () => ({}),
  schreiben: () => (f) => f,
  Felder,
}
