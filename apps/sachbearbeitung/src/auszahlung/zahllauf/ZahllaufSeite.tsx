import { zahllaufAbfrage } from '@foerderportal/client/auszahlung/zahllauf'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { ZAHLLAUF_ANZEIGE } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { SeiteUnterwegs } from '../../shared/Geladen.tsx'
import { pfade } from '../../paths.ts'
import { useZurueck } from '../../shared/liste/useListenweg.ts'
import { useAuswahl } from '../../shared/liste/useAuswahl.ts'
import { Standwort } from '../../shared/Standwort.tsx'
import { Aktionen } from './Aktionen.tsx'
import { Auffaellige } from './Auffaellige.tsx'
import { Lauf } from './Lauf.tsx'
import { Posten } from './Posten.tsx'
import { useBestaetigt } from './useBestaetigt.ts'
import { Verfall } from './Verfall.tsx'

/** A payment run (S6-07): what it pays, what stands out, and what can be done with it now. */
export function ZahllaufSeite() {
  const { lauf: guid } = useParams({ from: '/geschuetzt/zahllaeufe/$lauf' })
  const abfrage = useQuery(zahllaufAbfrage(guid))
  useZurueck(pfade.zahllaeufe)
  const lauf = abfrage.data
  // What was chosen and ticked belongs to one presentation.
  if (lauf) return <Seite key={`${lauf.status}/${lauf.vorgelegt?.am ?? ''}`} lauf={lauf} />
  return <SeiteUnterwegs titel="Zahllauf" was="Der Zahllauf" abfrage={abfrage} />
}

function Seite({ lauf }: { lauf: Zahllauf }) {
  const waehlbar = lauf.aktionen.postenAusnehmen === null || lauf.status === 'EINGEREICHT'
  const auswahl = useAuswahl(
    lauf.posten.filter(({ status }) => status === 'OFFEN').map(({ nr }) => String(nr)),
  )
  const bestaetigt = useBestaetigt(lauf)
  return (
    <Arbeitsseite
      titel={`Zahllauf ${lauf.nr}`}
      aktionen={<Aktionen lauf={lauf} gewaehlt={auswahl.gewaehlt.map(Number)} bestaetigt={bestaetigt} />}
      stand={<Stand lauf={lauf} />}
    >
      <div className="d-zahllauf">
        <Verfall lauf={lauf} />
        <Auffaellige lauf={lauf} bestaetigt={bestaetigt} />
        <Posten lauf={lauf} {...(waehlbar && { auswahl })} />
        <Lauf lauf={lauf} />
      </div>
    </Arbeitsseite>
  )
}

function Stand({ lauf: { status, programm, anzahl, summe, auffaellig } }: { lauf: Zahllauf }) {
  const { wort, ton, weiter } = ZAHLLAUF_ANZEIGE[status]
  return (
    <>
      <Standwort ton={TOENE[ton]}>{wort}</Standwort>
      <span>{weiter}</span>
      <span>{programmName(programm)}</span>
      <span>
        {anzahl} Posten, {euro(summe)}
      </span>
      <span>{auffaellig === 0 ? 'nichts auffällig' : `${auffaellig} auffällig`}</span>
    </>
  )
}
