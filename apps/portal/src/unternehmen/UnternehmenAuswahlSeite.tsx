import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Seite } from '../bausteine/Seite.tsx'

/** The place that was asked for, now for the chosen company. */
const zielMit = (originalRoute: string | undefined, unternehmenId: string): string => {
  const ziel = new URL(safeReturnPath(originalRoute), location.origin)
  ziel.searchParams.set('unternehmenId', unternehmenId)
  return ziel.pathname + ziel.search
}

/** Choosing the company to act for, when there are several. */
export function UnternehmenAuswahlSeite() {
  const { data: status } = useSuspenseQuery(nutzerStatusAbfrage())
  const { originalRoute } = useSearch({ from: '/geschuetzt/unternehmen-auswahl' })
  return (
    <Seite stand="Wählen Sie, für welches Unternehmen Sie jetzt handeln.">
      <ul className="p-raster s-liste">
        {(status?.unternehmenStatus ?? []).map((firma) => (
          <li key={firma.id}>
            <Karte titel={firma.name} href={zielMit(originalRoute, firma.id)} stufe={2} />
          </li>
        ))}
      </ul>
    </Seite>
  )
}
