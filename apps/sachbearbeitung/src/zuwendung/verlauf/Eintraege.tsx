import type { Verlaufseintrag } from '@foerderportal/contract/zuwendung/verlauf/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Standwort } from '../../shared/Standwort.tsx'
import { ZUSTELLUNG } from '../../shared/zustellung.ts'
import { Dateiverweise } from '../../shared/Dateiverweise.tsx'

/** The latest first: when, what, about what, by whom. */
export function Eintraege({ eintraege }: { eintraege: readonly Verlaufseintrag[] }) {
  return (
    <ol className="d-verlauf">
      {eintraege.map(({ id, zeit, worte, dazu, person, dateien, zustellung }) => (
        <li key={id} className="d-verlauf__eintrag">
          <time className="d-verlauf__zeit" dateTime={zeit}>
            {alsWann(zeit)}
          </time>
          <div>
            <span>{worte}</span>
            {person && <span className="d-leise">, {person}</span>}
            {zustellung && (
              <>
                {' '}
                <Standwort ton={ZUSTELLUNG[zustellung].ton}>{ZUSTELLUNG[zustellung].wort}</Standwort>
              </>
            )}
            {dazu && <div className="d-wort">{dazu}</div>}
            {dateien.length > 0 && <Dateiverweise dateien={dateien} />}
          </div>
        </li>
      ))}
    </ol>
  )
}
