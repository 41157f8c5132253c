import { befangenheitenAbfrage } from '@foerderportal/client/zuwendung/sachbearbeitung/befangenheit'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/vorrat/zustaendigkeitSchema'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Aufheben } from './Aufheben.tsx'

const tag = (zeit: string): string => alsDatum(tagInBerlin(new Date(zeit)))

const spalten = (aufheben: (eine: Befangenheit) => void): readonly Spalte<Befangenheit>[] => [
  {
    kopf: 'Geschäft',
    zelle: ({ geschaeft, geNr }) => (
      <Verweis href={pfade.fall(geschaeft, 'verlauf')} className="kern-link">
        {geNr}
      </Verweis>
    ),
  },
  { kopf: 'Unternehmen', zelle: ({ unternehmen }) => unternehmen },
  { kopf: 'Person', zelle: ({ person }) => person.name },
  { kopf: 'seit', zelle: ({ erklaertAm }) => tag(erklaertAm) },
  { kopf: 'Grund', zelle: ({ grund }) => <span className="d-wort">{grund}</span> },
  { kopf: 'Fall bei', zelle: ({ zugewiesen }) => zugewiesen?.name ?? 'niemandem' },
  {
    kopf: 'Stand',
    zelle: (eine) =>
      eine.aufgehoben === null ? (
        <Knopf variante="tertiary" onClick={() => aufheben(eine)}>
          Aufheben
          <span className="p-nur-vorlesen">
            {' '}
            für {eine.person.name}, {eine.geNr}
          </span>
        </Knopf>
      ) : (
        `aufgehoben am ${tag(eine.aufgehoben.am)} von ${eine.aufgehoben.von}: ${eine.aufgehoben.grund}`
      ),
  },
]

/** Who takes no part in which case, and why: Leitung gives the case to others, and lifts what no longer holds (S9-01). */
export function BefangenheitenSeite() {
  const abfrage = useQuery(befangenheitenAbfrage())
  const [gewaehlt, setGewaehlt] = useState<Befangenheit>()
  const offen = abfrage.data?.filter(({ aufgehoben }) => aufgehoben === null).length
  return (
    <Arbeitsseite titel="Befangenheit" dazu={offen === undefined ? '' : `${offen} erklärt`}>
      <Geladen abfrage={abfrage} was="Die Befangenheiten" art="tabelle">
        {(alle) =>
          alle.length === 0 ? (
            <LeereListe>
              Niemand ist befangen. Erklärt es jemand an einem Fall, steht es hier mit dem Grund.
            </LeereListe>
          ) : (
            <Tabelle
              titel="Erklärte Befangenheiten"
              titelUnsichtbar
              spalten={spalten(setGewaehlt)}
              zeilen={alle}
              schluessel={({ guid }) => guid}
            />
          )
        }
      </Geladen>
      {gewaehlt && (
        <Aufheben
          befangenheit={gewaehlt}
          aufgehoben={() => abfrage.refetch()}
          schliessen={() => setGewaehlt(undefined)}
        />
      )}
    </Arbeitsseite>
  )
}
