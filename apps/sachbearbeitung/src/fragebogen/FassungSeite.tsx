import { fassungAbfrage, type Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { Bearbeiten } from './editor/Bearbeiten.tsx'
import type { Ueberholt } from './editor/fassungsentwurf.ts'
import { Ueberholtes } from './editor/Ueberholtes.tsx'
import { useLiegengebliebenes } from './editor/useLiegengebliebenes.ts'
import { Nachlesen } from './Nachlesen.tsx'

/** A version: the draft to be written by whoever maintains it, everything else to be read (S9-05). */
export function FassungSeite() {
  const { fassung } = useParams({ from: '/geschuetzt/frageboegen/fassung/$fassung' })
  const abfrage = useQuery(fassungAbfrage(fassung))
  const pflegt = useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])
  if (abfrage.data === undefined)
    return (
      <Arbeitsseite titel="Fragebogen">
        <Geladen abfrage={abfrage} was="Die Fragen">
          {() => null}
        </Geladen>
      </Arbeitsseite>
    )
  return <Fassungsplatz key={fassung} stand={abfrage.data} pflegt={pflegt} />
}

function Fassungsplatz({ stand, pflegt }: { stand: Fassungsstand; pflegt: boolean }) {
  const [ueberholt, setUeberholt] = useState<Ueberholt>()
  if (ueberholt)
    return <Ueberholtes fassung={stand.wert} {...{ ueberholt }} weiter={() => setUeberholt(undefined)} />
  if (!pflegt) return <Nachlesen fassung={stand.wert} />
  return stand.wert.stand === 'ENTWURF' ? (
    <Bearbeiten anfang={stand} ueberholen={setUeberholt} />
  ) : (
    <Veroeffentlichte stand={stand} ueberholen={setUeberholt} />
  )
}

type VeroeffentlichteProps = { stand: Fassungsstand; ueberholen: (ueberholt: Ueberholt) => void }

/** To be read by whoever may have written on it here. */
function Veroeffentlichte({ stand, ueberholen }: VeroeffentlichteProps) {
  useLiegengebliebenes(stand, ueberholen)
  return <Nachlesen fassung={stand.wert} />
}
