import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'

type Weg = { readonly text: string; readonly href: string }

/** Where a case goes on beside its application; only what there is. */
const wegeVon = ({ geschaeftStatus, inBefragung, antraege: [antrag] }: GeschaeftDetail): Weg[] => [
  ...(geschaeftStatus === 'BEWILLIGT' ? [{ text: 'Zur Auszahlung', href: pfade.auszahlungen }] : []),
  ...(inBefragung && antrag ? [{ text: 'Zum Fragebogen', href: pfade.eingang(antrag.guid) }] : []),
]

/** Links of a case to its payout and its questionnaire. */
export function GeschaeftWege({ detail }: { detail: GeschaeftDetail }) {
  return wegeVon(detail).map(({ text, href }) => (
    <span className="s-zeile" key={text}>
      <Verweis href={href} aria-label={`${text} von ${detail.geNr}`}>
        {text}
      </Verweis>
    </span>
  ))
}
