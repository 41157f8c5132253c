import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

/** Why a check came back from who releases. */
export function Zurueckgegeben({ wert: { stand, zurueckgegeben } }: { wert: Bankpruefung }) {
  return (
    stand === 'ENTWURF' &&
    zurueckgegeben && (
      <Hinweis
        ton="warning"
        titel={`Zurückgegeben ${alsWann(zurueckgegeben.am)}\u00a0Uhr von ${zurueckgegeben.name}`}
      >
        <p className="kern-body">{zurueckgegeben.grund}</p>
      </Hinweis>
    )
  )
}
