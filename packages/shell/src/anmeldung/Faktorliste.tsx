import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Ergebnis } from '../formular/Meldung.tsx'
import { faktorZeiten } from './faktorText.ts'
import type { Faktor, Faktorquelle } from './faktorquelle.ts'
import { useFaktorLoeschen } from './useFaktorLoeschen.ts'
import type { Unterwegs } from './useMitnahme.ts'

type Props = {
  quelle: Faktorquelle
  faktoren: readonly Faktor[]
  unterwegs: Unterwegs
  beendet: (ergebnis: Ergebnis) => void
}

/** Each second factor with its name, since when it is there and when it was last used. */
export function Faktorliste({ quelle, faktoren, unterwegs, beendet }: Props) {
  const { loeschen, laeuft } = useFaktorLoeschen({ quelle, faktoren, unterwegs, beendet })
  if (faktoren.length === 0) return null
  return (
    <ul className="s-zeilen s-zeilen--mittig">
      {faktoren.map((faktor) => (
        <li key={faktor.id}>
          <div>
            <strong>{faktor.name}</strong>
            {faktorZeiten(faktor).map((zeile) => (
              <span className="s-darunter" key={zeile}>
                {zeile}
              </span>
            ))}
          </div>
          <Knopf
            variante="tertiary"
            icon="delete"
            laeuft={laeuft === faktor.id}
            onClick={() => void loeschen(faktor)}
          >
            Löschen<span className="p-nur-vorlesen">{faktor.name}</span>
          </Knopf>
        </li>
      ))}
    </ul>
  )
}
