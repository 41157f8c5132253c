import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { klassen } from '@foerderportal/ui/klassen'
import { tagVon } from '../worte.ts'

type Schritt = RundeAntwort['zeitleiste'][number]

const WORT: Readonly<Record<Schritt['schritt'], string>> = {
  VEROEFFENTLICHUNG: 'Veröffentlichung',
  BEGINN: 'Beginn',
  ENDE: 'Ende',
  EINFRIEREN: 'Einfrieren',
  ZIEHUNG: 'Ziehung',
  REIHUNG: 'Reihung',
  STAFFEL: 'Staffel',
  ANNULLIERUNG: 'Annullierung',
}

/** The end is the last day that counts, not the midnight after it. */
const tagWorte = (schritt: Schritt['schritt'], am: string | null): string => {
  if (am === null) return 'noch ohne Tag'
  return tagVon(schritt === 'ENDE' ? letzterMoment(am).toISOString() : am)
}

/** What happens to a round in the order of time; what has happened is marked, what has no day yet says so. */
export function Zeitleiste({ schritte }: { schritte: readonly Schritt[] }) {
  return (
    <ol className="d-zeitleiste" aria-label="Ablauf der Runde">
      {schritte.map(({ schritt, nr, am, geschehen }) => (
        <li
          key={`${schritt} ${nr ?? ''}`}
          className={klassen('d-zeitleiste__schritt', geschehen && 'd-zeitleiste__schritt--geschehen')}
        >
          <span className="d-zeitleiste__wort">
            {WORT[schritt]}
            {nr !== null && ` ${nr}`}
          </span>
          <span className="d-zeitleiste__tag">{tagWorte(schritt, am)}</span>
          {geschehen && <span className="p-nur-vorlesen">, geschehen</span>}
        </li>
      ))}
    </ol>
  )
}
