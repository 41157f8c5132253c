import { fallAbfrage } from '@foerderportal/client/zuwendung/fall'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Fallkopf } from '@foerderportal/contract/zuwendung/fall/schema'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pfade, type Fallreiter } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { useListenweg } from '../../shared/liste/useListenweg.ts'
import { Reiter } from '../../shared/Reiter.tsx'
import { amZug, fallStand, fristWorte } from './fallWorte.ts'

/** The tabs of a case, in their order: one more is one more row. */
const REITER: readonly (readonly [Fallreiter, string])[] = [
  ['pruefung', 'Prüfung'],
  ['aenderungen', 'Änderungen'],
  ['nachforderung', 'Nachforderung'],
  ['anhoerung', 'Anhörung'],
  ['entscheidung', 'Entscheidung'],
  ['bekanntgabe', 'Bekanntgabe'],
  ['verlauf', 'Verlauf'],
]

type Props = { geschaeft: string; reiter: Fallreiter; children: ReactNode }

/** Every page of a case: its head with one line of where it stands, its tabs, and what the tab shows. */
export function Fallrahmen({ geschaeft, reiter, children }: Props) {
  const { data: fall } = useSuspenseQuery(fallAbfrage(geschaeft))
  const { stelle, von } = useListenweg(geschaeft, (anderer) => pfade.fall(anderer, reiter))
  return (
    <Arbeitsseite
      titel={`${fall.geNr}, ${fall.unternehmen.name}`}
      aktionen={
        <>
          <Verweis href={pfade.fallAnsicht(geschaeft)} className="d-fall__ansicht kern-link">
            <Icon name="visibility" groesse="small" />
            Ansicht des Antragstellers
          </Verweis>
          {stelle !== undefined && (
            <span className="d-meta">
              Fall {stelle} von {von}
            </span>
          )}
        </>
      }
      stand={<Zustand fall={fall} />}
      darunter={
        <Reiter
          name="Fall"
          punkte={REITER.map(([name, text]) => ({ text, href: pfade.fall(geschaeft, name) }))}
        />
      }
    >
      {children}
    </Arbeitsseite>
  )
}

/** Word, since when, whose turn, what comes next, how much, who, with whom: one line. */
function Zustand({ fall }: { fall: Fallkopf }) {
  const { wort, ton } = fallStand(fall)
  const heute = useHeute()
  const [vertretung] = fall.beteiligte
  const frist = fall.naechsteFrist && fristWorte(fall.naechsteFrist, heute)
  return (
    <>
      <Statuswort ton={ton}>{wort}</Statuswort>
      <span>seit {alsDatum(tagInBerlin(new Date(fall.statusSeit)))}</span>
      <span>
        Am Zug: <strong>{amZug(fall)}</strong>
      </span>
      {frist && (
        <span>
          {frist[0]} <strong>{frist[1]}</strong>, {frist[2]}
        </span>
      )}
      <span>
        beantragt <strong>{alsEuro(inCent(fall.beantragt))}</strong>
      </span>
      {vertretung && <span>{vertretung.name}</span>}
      <span>
        bei <strong>{fall.zugewiesen?.name ?? 'niemandem'}</strong>
      </span>
    </>
  )
}
