import { PUNKT_ANZEIGE, type Vorschlag } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

/** What a rule proposes for a point. */
export type Punktvorschlag = Vorschlag & { readonly code: string }

/** In words: with its answer, where that is not the one that everybody hopes for. */
const worte = ({ ergebnis, text }: Vorschlag): string =>
  ergebnis === null || ergebnis === 'ERFUELLT' ? text : `${PUNKT_ANZEIGE[ergebnis].wort}: ${text}`

type Props = {
  vorschlaege: readonly Punktvorschlag[]
  bestaetigen: () => void
  laeuft?: boolean
}

/** What the rules propose of a small case, read in one list and confirmed by one person (§ 35a VwVfG). */
export function Vorschlagsliste({ vorschlaege, bestaetigen, laeuft = false }: Props) {
  return (
    <>
      <ul>
        {vorschlaege.map((einer) => (
          <li key={einer.code} className="d-meta">
            <strong>{einer.code}</strong> {worte(einer)}
          </li>
        ))}
      </ul>
      <Knopf klein onClick={bestaetigen} laeuft={laeuft}>
        {`${vorschlaege.length} Vorschläge bestätigen`}
      </Knopf>
    </>
  )
}
