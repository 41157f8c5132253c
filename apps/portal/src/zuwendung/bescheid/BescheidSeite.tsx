import { bescheideAbfrage } from '@foerderportal/client/zuwendung/bescheid/bescheide'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { Meldung, type Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { pfade } from '../../paths.ts'
import {
  bescheidAnzeige,
  bescheidVorgang,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bescheidWorte'
import { useFirma } from '../../umgebungFirma.ts'
import { BescheidAbrufen } from './BescheidAbrufen.tsx'
import { BescheidGegeben } from '../../shared/bescheid/BescheidGegeben.tsx'

/** A notice: where it is, who may retrieve it until when, and the file once it was given (S9-10). */
export function BescheidSeite() {
  const { guid } = useParams({ from: '/geschuetzt/zuwendung/bescheid/$guid' })
  return (
    <Suspense fallback={<Skelett art="text" was="Der Bescheid" />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

function Inhalt({ guid }: { guid: string }) {
  const { id, name } = useFirma()
  const { data } = useSuspenseQuery(bescheideAbfrage(id))
  const bescheid = data.find((einer) => einer.guid === guid)
  if (bescheid === undefined)
    return (
      <Seite titel="Bescheid" stand={`Zu ${name} gibt es diesen Bescheid nicht.`}>
        <p className="kern-body">
          <Verweis href={pfade.antraege}>Zu Ihren Anträgen</Verweis>
        </p>
      </Seite>
    )
  const { wort, weiter } = bescheidAnzeige(bescheid)
  return (
    <Seite titel={`Bescheid zum ${bescheidVorgang(bescheid)}`} stand={`${wort}. ${weiter}`}>
      <div className="p-formular p-text">
        <Lage key={guid} bescheid={bescheid} />
        <p className="kern-body">
          <Verweis href={vorgangHref(bescheid)}>Zum {bescheidVorgang(bescheid)}</Verweis>
        </p>
      </div>
    </Seite>
  )
}

const vorgangHref = ({ antragGuid, auszahlung }: BescheidAnsicht): string =>
  auszahlung === null ? pfade.eingang(antragGuid) : pfade.auszahlungEingang(auszahlung.guid)

const soebenAbgerufen = ({ bekanntAm }: BescheidAnsicht): Ergebnis => ({
  ton: 'success',
  text: `Der Bescheid ist auf diesem Gerät. Er gilt${bekanntAm === null ? '' : ` am ${alsDatum(bekanntAm)}`} als bekannt gegeben.`,
})

function Lage({ bescheid }: { bescheid: BescheidAnsicht }) {
  const [ergebnis, setErgebnis] = useState<Ergebnis>()
  if (bescheid.status === 'BENACHRICHTIGT')
    return <BescheidAbrufen bescheid={bescheid} abgerufen={(neu) => setErgebnis(soebenAbgerufen(neu))} />
  if (bescheid.datei !== null)
    return (
      <>
        {ergebnis && <Meldung ergebnis={ergebnis} />}
        <BescheidGegeben bescheid={bescheid} mitSchritten />
      </>
    )
  const { ton, weiter } = bescheidAnzeige(bescheid)
  return <Hinweis ton={ton === 'warnung' ? 'warning' : 'info'}>{weiter}</Hinweis>
}
