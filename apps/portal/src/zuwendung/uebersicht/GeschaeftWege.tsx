import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { wegeDesGeschaefts } from '../geschaeft/wege.ts'
import type { Geschaeft } from './runden.ts'

/** In the overview: where a case goes on beside its application. */
export function GeschaeftWege({ detail, stand }: Geschaeft) {
  return wegeDesGeschaefts(detail, stand).map(({ text, href, bald }) => (
    <span className="s-zeile" key={text}>
      <Verweis href={href} aria-label={`${text}: ${detail.geNr}`}>
        {text}
      </Verweis>
      {bald && <span className="kern-body--small kern-body--muted"> ({bald})</span>}
    </span>
  ))
}
