import { fallAbfrage } from '@foerderportal/client/zuwendung/fall'
import { darf } from '@foerderportal/contract/shared/permissions'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Fallkopf } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { AM_ZUG_TEXT, HINWEIS_TEXT } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pfade, type Fallreiter } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Befangen } from '../../shared/Befangen.tsx'
import { useListenweg } from '../../shared/liste/useListenweg.ts'
import { Reiter, type Reiterpunkt } from '../../shared/Reiter.tsx'
import { Anwesend } from './Anwesend.tsx'
import { HINWEIS_ORT } from '../../shared/fall/arbeitsort.ts'
import { fallStand, fristWorte } from './fallWorte.ts'

type Wann = (rollen: readonly string[], fall: Fallkopf) => boolean

/** The tabs of a case, in their order: one more is one more row. Some stand only where there is something for who asks. */
const REITER: readonly (readonly [Fallreiter, string, Wann?])[] = [
  ['pruefung', 'Prüfung'],
  ['aenderungen', 'Änderungen'],
  ['fragebogen', 'Fragebogen', (_, { mitFragebogen }) => mitFragebogen],
  ['nachforderung', 'Nachforderung'],
  ['anhoerung', 'Anhörung'],
  ['entscheidung', 'Entscheidung'],
  ['bekanntgabe', 'Bekanntgabe'],
  ['mitteilungen', 'Mitteilungen'],
  ['verlauf', 'Verlauf'],
  ['protokoll', 'Protokoll', (rollen) => darf(rollen, ['REVISION', 'LESEN'])],
]

const reiterVon = (geschaeft: string, rollen: readonly string[], fall: Fallkopf): Reiterpunkt[] =>
  REITER.filter(([, , wann]) => wann?.(rollen, fall) !== false).map(([name, text]) => ({
    text,
    href: pfade.fall(geschaeft, name),
    dazu: name === 'mitteilungen' ? 'zum Fall' : undefined,
  }))

type Props = {
  geschaeft: string
  reiter: Fallreiter
  /** What the tab waits for, beside the head. */
  schritt?: ReactNode
  children: ReactNode
}

/** Every page of a case: its head with one line of where it stands, its tabs, and what the tab shows. */
export function Fallrahmen({ geschaeft, reiter, schritt, children }: Props) {
  const { data: fall } = useSuspenseQuery(fallAbfrage(geschaeft))
  const rollen = useNutzer()?.roles ?? []
  const navigate = useNavigate()
  const wiedervorlage = pfade.wiedervorlage(geschaeft)
  const hier = reiter === 'verlauf'
  const weitere = [
    ...(hier ? [] : [{ taste: 'w', text: 'Wiedervorlage', tun: () => void navigate(ortVon(wiedervorlage)) }]),
    {
      taste: 'm',
      text: 'Mitteilungen',
      tun: () => void navigate(ortVon(pfade.fall(geschaeft, 'mitteilungen'))),
    },
  ]
  const { stelle, von } = useListenweg(geschaeft, (anderer) => pfade.fall(anderer, reiter), weitere)
  return (
    <Arbeitsseite
      titel={`${fall.zeile.geNr}, ${fall.zeile.unternehmen.name}`}
      aktionen={
        <>
          <Verweis
            href={pfade.unternehmen(fall.zeile.unternehmen.guid)}
            className="d-fall__ansicht kern-link"
          >
            <Icon name="unternehmen" groesse="small" />
            Unternehmen
          </Verweis>
          <Verweis href={pfade.fallAnsicht(geschaeft)} className="d-fall__ansicht kern-link">
            <Icon name="visibility" groesse="small" />
            Ansicht des Antragstellers
          </Verweis>
          {!hier && (
            <Verweis href={wiedervorlage} className="d-fall__ansicht kern-link">
              <Icon name="calendar-today" groesse="small" />
              Wiedervorlage
            </Verweis>
          )}
          <Befangen woran="geschaeft" guid={geschaeft} name={fall.zeile.geNr} />
          {stelle !== undefined && (
            <span className="d-meta">
              Fall {stelle} von {von}
            </span>
          )}
          {schritt}
        </>
      }
      stand={<Zustand fall={fall} />}
      darunter={<Reiter name="Fall" punkte={reiterVon(geschaeft, rollen, fall)} />}
    >
      {children}
    </Arbeitsseite>
  )
}

/** What is to be seen to, each a link to the tab where that is done. */
function Hinweise({ zeile: { geschaeft, hinweise } }: Pick<Fallkopf, 'zeile'>) {
  return hinweise.map((hinweis) => {
    const dort = HINWEIS_ORT[hinweis]
    return (
      dort && (
        <Verweis key={hinweis} href={pfade.fall(geschaeft, dort)} className="kern-link">
          {HINWEIS_TEXT[hinweis]}
        </Verweis>
      )
    )
  })
}

/** Word, since when, whose turn, what comes next, how much, who, with whom: one line. */
function Zustand({ fall: { zeile, beteiligte } }: { fall: Fallkopf }) {
  const { wort, ton } = fallStand(zeile.stand)
  const heute = useHeute()
  const [vertretung] = beteiligte
  const frist = zeile.frist && fristWorte(zeile.frist, heute)
  return (
    <>
      <Statuswort ton={ton} klein>
        {wort}
      </Statuswort>
      <span>seit {alsDatum(tagInBerlin(new Date(zeile.seit)))}</span>
      <span>
        Am Zug: <strong>{AM_ZUG_TEXT[zeile.amZug]}</strong>
      </span>
      {frist && (
        <span>
          {frist[0]} <strong>{frist[1]}</strong>, {frist[2]}
        </span>
      )}
      <span>
        beantragt <strong>{alsEuro(inCent(zeile.betrag))}</strong>
      </span>
      <Hinweise zeile={zeile} />
      {vertretung && <span>{vertretung.name}</span>}
      <span>
        bei <strong>{zeile.zugewiesen?.name ?? 'niemandem'}</strong>
      </span>
      <Anwesend geschaeft={zeile.geschaeft} anfangs={zeile.anwesend} />
    </>
  )
}
