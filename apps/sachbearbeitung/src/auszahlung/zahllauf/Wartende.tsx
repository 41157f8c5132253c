import type { ZahllaeufeAntwort } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'

type Eine = ZahllaeufeAntwort['wartende'][number]

const SPALTEN: readonly Spalte<Eine>[] = [
  { kopf: 'Auszahlung', zelle: ({ nummer }) => nummer },
  { kopf: 'Unternehmen', zelle: ({ unternehmenName }) => unternehmenName },
  { kopf: 'Betrag €', zahl: true, zelle: ({ betrag }) => betragSchreiben(betrag) },
  { kopf: 'Warum noch nicht', zelle: ({ weil }) => weil },
]

/** Approved payouts that no run takes yet, and for what they wait. */
export function Wartende({ wartende }: { wartende: readonly Eine[] }) {
  return (
    wartende.length > 0 && (
      <Tabelle
        titel="Bewilligt, aber noch nicht zahlbar"
        spalten={SPALTEN}
        zeilen={wartende}
        schluessel={({ nummer }) => nummer}
      />
    )
  )
}
