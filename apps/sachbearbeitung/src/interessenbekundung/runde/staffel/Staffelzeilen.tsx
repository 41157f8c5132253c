import type { Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'

const SPALTEN: readonly Spalte<Reihungszeile>[] = [
  { kopf: 'Rang', zelle: ({ rang }) => rang.toLocaleString('de-DE') },
  { kopf: 'Unternehmen', zelle: ({ unternehmenName }) => unternehmenName ?? 'nicht genannt' },
  { kopf: 'Hauptgruppe', zelle: ({ hauptgruppe }) => hauptgruppe },
  { kopf: 'Betrag €', zahl: true, zelle: ({ betrag }) => betragSchreiben(betrag) },
  {
    kopf: 'Wird',
    zelle: ({ ausgang }) => (ausgang === 'ENTFALLEN' ? 'übergangen, entfallen' : 'eingeladen'),
  },
]

/** Who is invited by a batch, and who is passed, line by line. */
export function Staffelzeilen({ zeilen }: { zeilen: readonly Reihungszeile[] }) {
  return (
    <Tabelle
      titel="Zeilen der Staffel"
      titelUnsichtbar
      spalten={SPALTEN}
      zeilen={zeilen}
      schluessel={({ rang }) => String(rang)}
    />
  )
}
