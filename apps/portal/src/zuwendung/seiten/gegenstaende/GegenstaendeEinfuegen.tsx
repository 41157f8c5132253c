import { Einfuegen } from '@foerderportal/assistent/liste/Einfuegen.tsx'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { alsSeiten, gegenstandTabelle } from '../../gegenstand/gegenstandTabelle.ts'
import { entfernen, gegenstaendeIn, hinzufuegen, type SeiteWerte } from '../../gegenstand/gegenstandWerte.ts'

type Props = {
  kontext: AntragKontext
  seiten: readonly SeiteWerte[]
  ersetzen: (neu: readonly SeiteWerte[]) => void
}

/** Items from a spreadsheet, each into its class. */
export function GegenstaendeEinfuegen({ kontext: { kategorien }, seiten, ersetzen }: Props) {
  return (
    <Einfuegen
      art={gegenstandTabelle(kategorien, seiten)}
      elemente={gegenstaendeIn(seiten)}
      hinzufuegen={(neue) => ersetzen(hinzufuegen(seiten, alsSeiten(kategorien, neue)))}
      entfernen={(weg) => ersetzen(entfernen(seiten, weg))}
    />
  )
}
