import { bankpruefungAbfrage, type Bankpruefungsstand } from '@foerderportal/client/auszahlung/bankpruefung'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { programmName } from '@foerderportal/contract/zuwendung/programm/programmName'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useListenweg } from '../../shared/liste/useListenweg.ts'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { Entwurf } from './Entwurf.tsx'
import { Freigabe } from './Freigabe.tsx'
import { Lesefassung } from './Lesefassung.tsx'
import { Liegengebliebenes } from './Liegengebliebenes.tsx'
import { Nachfragen, Rueckfrage } from './Rueckfrage.tsx'
import { Unterlagen } from './Unterlagen.tsx'
import { anzeigeVon } from './worte.ts'

/** A payout request, checked here by one and released here by another (S6-06). */
export function AuszahlungSeite() {
  const { auszahlung: guid } = useParams({ from: '/geschuetzt/auszahlungen/$auszahlung' })
  const abfrage = useQuery(bankpruefungAbfrage(guid))
  useListenweg(guid, pfade.auszahlung)
  const stand = abfrage.data
  return (
    <Arbeitsseite
      titel={stand ? `Auszahlung ${stand.wert.nr} zu ${stand.wert.geNr}` : 'Auszahlung'}
      dazu={stand?.wert.unternehmenName}
      stand={stand && <Stand wert={stand.wert} />}
      aktionen={stand && <Nachfragen wert={stand.wert} />}
    >
      <Geladen abfrage={abfrage} was="Die Auszahlung">
        {(gelesen) => <Pruefplatz stand={gelesen} neuLaden={() => void abfrage.refetch()} />}
      </Geladen>
    </Arbeitsseite>
  )
}

type Props = { stand: Bankpruefungsstand; neuLaden: () => void }

function Pruefplatz({ stand, neuLaden }: Props) {
  const { wert, version } = stand
  const prueft = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  const schreibt = wert.moeglich.auszahlungPruefen === null
  // After a save the form begins anew on what was saved.
  const [fokussiert, setFokussiert] = useState(false)
  const [ueberholt, setUeberholt] = useState(false)
  return (
    <Spalten>
      <Spalte name="Prüfung">
        <div className="d-entscheidung">
          <Zurueckgegeben wert={wert} />
          <Rueckfrage wert={wert} />
          {prueft && !schreibt && <Liegengebliebenes key={wert.guid} wert={wert} geradeEben={ueberholt} />}
          {schreibt ? (
            <Entwurf
              key={version}
              {...{ stand, fokussiert }}
              gespeichert={() => {
                setFokussiert(true)
                setUeberholt(false)
              }}
              ueberholt={() => setUeberholt(true)}
            />
          ) : (
            <Lesefassung wert={wert}>
              {wert.stand === 'VORGELEGT' && <Freigabe wert={wert} neuLaden={neuLaden} />}
            </Lesefassung>
          )}
        </div>
      </Spalte>
      <Spalte name="Dokumente">
        <Unterlagen stand={stand} />
      </Spalte>
    </Spalten>
  )
}

function Zurueckgegeben({ wert: { stand, zurueckgegeben } }: { wert: Bankpruefung }) {
  return (
    stand === 'ENTWURF' &&
    zurueckgegeben && (
      <Hinweis
        ton="warning"
        titel={`Zurückgegeben ${alsWann(zurueckgegeben.am)} Uhr von ${zurueckgegeben.name}`}
      >
        <p className="kern-body">{zurueckgegeben.grund}</p>
      </Hinweis>
    )
  )
}

function Stand({ wert }: { wert: Bankpruefung }) {
  const { wort, ton, weiter } = anzeigeVon(wert)
  return (
    <>
      <Standwort ton={TOENE[ton]}>{wort}</Standwort>
      <span>{weiter}</span>
      <Verweis href={pfade.fall(wert.geschaeftGuid, 'entscheidung')}>{ganzeNummern(wert.geNr)}</Verweis>
      <span>
        {programmName(wert.programm)}, Nr. {wert.nr} von höchstens {wert.hoechstens}
      </span>
      <span>beantragt {euro(wert.beantragt)}</span>
      <span>
        Eingang {ganzeNummern(wert.eingangsnummer)}, {alsDatum(tagInBerlin(new Date(wert.eingegangenAm)))}
      </span>
    </>
  )
}
