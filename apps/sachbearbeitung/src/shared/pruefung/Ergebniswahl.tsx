import { PUNKT_ANZEIGE, type Ergebnis } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { Kbd } from '../tasten/Kbd.tsx'

/** The answers with their keys. */
export const ANTWORTEN: readonly (readonly [Ergebnis | 'OFFEN', string])[] = [
  ['ERFUELLT', '1'],
  ['NICHT_ERFUELLT', '2'],
  ['NICHT_ANWENDBAR', '3'],
  ['OFFEN', '0'],
]

type Props = {
  gewaehlt: Ergebnis | 'OFFEN' | ''
  waehlen: (ergebnis: Ergebnis | 'OFFEN') => void
  gesperrt: boolean
}

/** The answer to a point. */
export function Ergebniswahl({ gewaehlt, waehlen, gesperrt }: Props) {
  return (
    <fieldset className="d-ergebnis">
      <legend className="p-nur-vorlesen">Ergebnis</legend>
      {ANTWORTEN.map(([ergebnis, taste]) => (
        <button
          key={ergebnis}
          type="button"
          className="d-ergebnis__knopf"
          aria-pressed={ergebnis === gewaehlt}
          aria-disabled={gesperrt || undefined}
          onClick={() => !gesperrt && waehlen(ergebnis)}
        >
          <Kbd taste={taste} />
          {PUNKT_ANZEIGE[ergebnis].wort}
        </button>
      ))}
    </fieldset>
  )
}
