import type { Verlaufseintrag } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import type { ReactNode } from 'react'
import { Standwort } from '../../shared/Standwort.tsx'
import { ZUSTELLUNG } from '../../shared/zustellung.ts'
import { Dateiverweise } from '../../shared/Dateiverweise.tsx'
import { gleicheZusammen } from './gleiche.ts'

/** The latest first: when, what, about what, by whom. Several alike are one line that opens. */
export function Eintraege({ eintraege }: { eintraege: readonly Verlaufseintrag[] }) {
  return (
    <ol className="d-verlauf">
      {gleicheZusammen(eintraege).map((reihe) => {
        const [eintrag] = reihe
        if (eintrag === undefined) return null
        return reihe.length === 1 ? (
          <Einer key={eintrag.id} eintrag={eintrag} />
        ) : (
          <Mehrere key={eintrag.id} eintrag={eintrag} reihe={reihe} />
        )
      })}
    </ol>
  )
}

function Zeile({ zeit, children }: { zeit: string; children: ReactNode }) {
  return (
    <li className="d-verlauf__eintrag">
      <time className="d-verlauf__zeit" dateTime={zeit}>
        {alsWann(zeit)}
      </time>
      <div>{children}</div>
    </li>
  )
}

function Einer({ eintrag }: { eintrag: Verlaufseintrag }) {
  const { zeit, worte, dazu, person, dateien, zustellung } = eintrag
  return (
    <Zeile zeit={zeit}>
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
    </Zeile>
  )
}

type MehrereProps = { eintrag: Verlaufseintrag; reihe: readonly Verlaufseintrag[] }

function Mehrere({ eintrag: { zeit, worte, person }, reihe }: MehrereProps) {
  return (
    <Zeile zeit={zeit}>
      <details>
        <summary>
          {worte}, {reihe.length}-mal{person && <span className="d-leise">, {person}</span>}
        </summary>
        <ol className="d-verlauf__gleiche">
          {reihe.map(({ id, zeit: wann, dazu }) => (
            <li key={id}>
              <time dateTime={wann}>{alsWann(wann)}</time>
              {dazu && `, ${dazu}`}
            </li>
          ))}
        </ol>
      </details>
    </Zeile>
  )
}
