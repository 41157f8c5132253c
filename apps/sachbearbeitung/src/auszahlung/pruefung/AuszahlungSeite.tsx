import { bankpruefungAbfrage, type Bankpruefungsstand } from '@foerderportal/client/auszahlung/bankpruefung'
import { istOhnePruefung } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Mitlesen } from '../../shared/freigabe/Mitlesen.tsx'
import { SeiteUnterwegs } from '../../shared/Geladen.tsx'
import { useListenweg } from '../../shared/liste/useListenweg.ts'
import { markenAuf } from '../../shared/pruefung/marken.ts'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Entwurf } from './entwurf/Entwurf.tsx'
import { Freigabe } from './Freigabe.tsx'
import { Lesefassung } from './Lesefassung.tsx'
import { Liegengebliebenes } from './entwurf/Liegengebliebenes.tsx'
import { Rahmen } from './Rahmen.tsx'
import { Rueckfrage } from './Rueckfrage.tsx'
import { Unterlagen } from './Unterlagen.tsx'
import { usePapiere } from './usePapiere.ts'
import { Zurueckgegeben } from './Zurueckgegeben.tsx'

/** A payout request, checked here by one and released here by another (S6-06). */
export function AuszahlungSeite() {
  const { auszahlung: guid } = useParams({ from: '/geschuetzt/auszahlungen/$auszahlung' })
  const abfrage = useQuery(bankpruefungAbfrage(guid))
  useListenweg(guid, pfade.auszahlung)
  if (abfrage.data === undefined)
    return <SeiteUnterwegs titel="Auszahlung" abfrage={abfrage} was="Die Auszahlung" />
  return <Pruefung key={guid} stand={abfrage.data} neuLaden={() => void abfrage.refetch()} />
}

type Props = { stand: Bankpruefungsstand; neuLaden: () => void }

function Pruefung({ stand, neuLaden }: Props) {
  const [ueberholt, setUeberholt] = useState(false)
  return stand.wert.moeglich.auszahlungPruefen === null ? (
    <Entwurf stand={stand} ueberholt={() => setUeberholt(true)} />
  ) : (
    <Gelesenes {...{ stand, neuLaden, ueberholt }} />
  )
}

/** What somebody else decides, or what is decided: it is read as a whole. */
function Gelesenes({ stand, neuLaden, ueberholt }: Props & { ueberholt: boolean }) {
  const { wert } = stand
  const prueft = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  const imEntwurf = wert.stand === 'ENTWURF' || (wert.stand === null && !istOhnePruefung(wert))
  const papiere = usePapiere(wert)
  const { blick, namen } = papiere
  const belege = wert.inhalt.punkte.flatMap((punkt) => punkt.belege)
  return (
    <Rahmen wert={wert}>
      <Spalten>
        <Spalte name="Prüfung">
          <div className="d-entscheidung">
            {imEntwurf && (
              <Mitlesen grund={wert.moeglich.auszahlungPruefen ?? ''} gespeichert={wert.gespeichert} />
            )}
            <Zurueckgegeben wert={wert} />
            <Rueckfrage wert={wert} />
            {prueft && <Liegengebliebenes wert={wert} geradeEben={ueberholt} />}
            <Lesefassung
              wert={wert}
              namen={namen}
              zeigen={({ dateiGuid, seite }) => dateiGuid !== null && blick.zeigen(dateiGuid, seite)}
            >
              {wert.stand === 'VORGELEGT' && <Freigabe wert={wert} neuLaden={neuLaden} />}
            </Lesefassung>
          </div>
        </Spalte>
        <Spalte name="Dokumente">
          <Unterlagen {...{ stand, papiere }} marken={markenAuf(belege, blick)} />
        </Spalte>
      </Spalten>
    </Rahmen>
  )
}
