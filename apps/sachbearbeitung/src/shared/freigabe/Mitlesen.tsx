import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

type Props = {
  /** Why this person does not write here. */
  grund: string
  /** Who has saved the draft last; null where nobody has begun. */
  gespeichert: { readonly name: string; readonly am: string } | null
  /** What stands below until somebody begins. */
  unbegonnen?: string
}

/** Above a draft that somebody else writes: one reads along, why, and who works on it. */
export function Mitlesen({ grund, gespeichert, unbegonnen }: Props) {
  const werGerade = gespeichert
    ? `Den Entwurf bearbeitet ${gespeichert.name}, zuletzt gespeichert ${alsWann(gespeichert.am)}\u00a0Uhr.`
    : unbegonnen
  return (
    <Hinweis titel="Sie lesen mit">
      <p className="kern-body">{grund}</p>
      {werGerade && <p className="kern-body">{werGerade}</p>}
    </Hinweis>
  )
}
