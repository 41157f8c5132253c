import { einfuegenVon } from '@foerderportal/assistent/liste/Einfuegen.tsx'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import { alsSeiten } from '../../gegenstand/gegenstandKlassen.ts'
import { entfernen, gegenstaendeIn, hinzufuegen, type SeiteWerte } from '../../gegenstand/gegenstandWerte.ts'

/** What a table says of itself comes with the first that somebody pastes. */
const Einfuegen = einfuegenVon(
  async () => (await import('../../gegenstand/gegenstandTabelle.ts')).gegenstandTabelle,
)

type Props = {
  kontext: AntragKontext
  seiten: readonly SeiteWerte[]
  ersetzen: (neu: readonly SeiteWerte[]) => void
}

/** Items from a spreadsheet, each into its class. */
export function GegenstaendeEinfuegen({ kontext: { kategorien }, seiten, ersetzen }: Props) {
  return (
    <Einfuegen
      daten={{ kategorien, seiten }}
      elemente={gegenstaendeIn(seiten)}
      hinzufuegen={(neue) => ersetzen(hinzufuegen(seiten, alsSeiten(kategorien, neue)))}
      entfernen={(weg) => ersetzen(entfernen(seiten, weg))}
    />
  )
}
