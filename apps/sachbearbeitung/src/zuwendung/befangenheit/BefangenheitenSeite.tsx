import { befangenheitenAbfrage } from '@foerderportal/client/zuwendung/bank/befangenheit'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { Tabelle } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnterwegs } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Aufheben } from './Aufheben.tsx'
import { spalten } from './spalten.tsx'

const gilt = ({ aufgehoben }: Befangenheit): boolean => aufgehoben === null

/** Who takes no part in which case, and why: Leitung gives the case to others, and lifts what no longer holds (S9-01). */
export function BefangenheitenSeite() {
  const abfrage = useQuery(befangenheitenAbfrage())
  const unterwegs = useUnterwegs('befangenheitAufheben')
  const [gewaehlt, setGewaehlt] = useState(unterwegs?.an)
  const aufzuheben = abfrage.data?.find((b) => b.guid === gewaehlt && gilt(b))
  const offen = abfrage.data?.filter(gilt).length
  return (
    <Arbeitsseite titel="Befangenheit" dazu={offen === undefined ? '' : `${offen} erklärt`}>
      <Geladen abfrage={abfrage} was="Die Befangenheiten" art="tabelle">
        {(alle) =>
          alle.length === 0 ? (
            <LeereListe>
              Niemand ist befangen. Erklärt es jemand an einem Fall oder Unternehmen, steht es hier mit dem
              Grund.
            </LeereListe>
          ) : (
            <Tabelle
              titel="Erklärte Befangenheiten"
              titelUnsichtbar
              spalten={spalten({
                aufheben: ({ guid }) => setGewaehlt(guid),
                vergeben: () => void abfrage.refetch(),
              })}
              zeilen={alle}
              schluessel={({ guid }) => guid}
            />
          )
        }
      </Geladen>
      {aufzuheben && (
        <Aufheben
          befangenheit={aufzuheben}
          aufgehoben={() => abfrage.refetch()}
          schliessen={() => setGewaehlt(undefined)}
        />
      )}
    </Arbeitsseite>
  )
}
