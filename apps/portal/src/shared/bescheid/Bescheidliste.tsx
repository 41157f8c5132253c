import { bescheideAbfrage } from '@foerderportal/client/zuwendung/bescheid/bescheide'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { istWirksam, wirkung } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bescheidWorte'
import { useFirma } from '../../umgebungFirma.ts'
import { BescheidGegeben } from './BescheidGegeben.tsx'

/** What belongs to an application: not what was decided of its payouts. */
export const zumAntrag =
  (guid: string) =>
  ({ antragGuid, auszahlung }: BescheidAnsicht): boolean =>
    auszahlung === null && antragGuid === guid

export const zurAuszahlung =
  (guid: string) =>
  ({ auszahlung }: BescheidAnsicht): boolean =>
    auszahlung?.guid === guid

/** Notices among the papers of what they are on, for good; one that waits is the first thing to do. */
export function Bescheidliste({ gehoert }: { gehoert: (bescheid: BescheidAnsicht) => boolean }) {
  const { id } = useFirma()
  const { data = [] } = useQuery(bescheideAbfrage(id))
  const bescheide = data.filter(gehoert)
  if (bescheide.length === 0) return null
  const neuester = bescheide.find(({ datei }) => datei !== null)
  return (
    <Abschnitt titel={bescheide.length > 1 ? 'Bescheide' : 'Bescheid'}>
      {bescheide.map((b) =>
        b.datei === null ? (
          <Wartet key={b.guid} bescheid={b} weiterer={bescheide.some(istWirksam)} />
        ) : (
          <BescheidGegeben key={b.guid} bescheid={b} mitSchritten={b === neuester} />
        ),
      )}
    </Abschnitt>
  )
}

function Wartet({ bescheid, weiterer }: { bescheid: BescheidAnsicht; weiterer: boolean }) {
  const { abrufbar, endetAm, guid, nummer } = bescheid
  const frist = endetAm && alsFrist(endetAm, serverJetzt())
  return (
    <Hinweis ton={abrufbar ? 'warning' : 'info'} titel={wirkung(bescheid, weiterer)} stufe={3}>
      <p className="kern-body">
        {abrufbar ? (
          <Verweis href={pfade.bescheid(guid)}>Bescheid {ganzeNummern(nummer)} abrufen</Verweis>
        ) : (
          ganzeNummern(nummer)
        )}
        {frist && `, ${frist}`}
      </p>
    </Hinweis>
  )
}
