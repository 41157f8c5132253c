import { fassungAbfrage, type Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import { isProblem } from '@foerderportal/client/problem'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { SeiteUnterwegs } from '../shared/Geladen.tsx'
import { Bearbeiten } from './editor/Bearbeiten.tsx'
import type { Ueberholt } from './editor/fassungsentwurf.ts'
import { Ueberholtes } from './editor/Ueberholtes.tsx'
import { Nachlesen } from './Nachlesen.tsx'
import { useUeberholt } from './useUeberholt.ts'
import { Verworfene } from './Verworfene.tsx'
import { fassungName } from './worte.ts'

/** A version: the draft to be written by whoever maintains it, everything else to be read (S9-05). */
export function FassungSeite() {
  const { fassung } = useParams({ from: '/geschuetzt/frageboegen/fassung/$fassung' })
  const abfrage = useQuery(fassungAbfrage(fassung))
  const pflegt = useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])
  if (abfrage.data === undefined) return <NichtDa key={fassung} guid={fassung} {...{ abfrage, pflegt }} />
  return <Fassungsplatz key={fassung} stand={abfrage.data} pflegt={pflegt} />
}

type NichtDaProps = { guid: string; abfrage: UseQueryResult<Fassungsstand>; pflegt: boolean }

/** On its way, or nothing to be had; of what somebody discarded meanwhile, what was written here. */
function NichtDa({ guid, abfrage, pflegt }: NichtDaProps) {
  const worte = { titel: 'Fragebogen', was: 'Die Fragen' }
  const seite = <SeiteUnterwegs {...worte} abfrage={abfrage} />
  const unterwegs = <SeiteUnterwegs {...worte} abfrage={{ ...abfrage, error: null }} />
  return pflegt && isProblem(abfrage.error, 404) ? (
    <Verworfene {...{ guid, unterwegs }}>{seite}</Verworfene>
  ) : (
    seite
  )
}

function Fassungsplatz({ stand, pflegt }: { stand: Fassungsstand; pflegt: boolean }) {
  const [ueberholt, setUeberholt] = useState<Ueberholt>()
  // What was not saved stays on this device: shown once in a visit, it does not come between again.
  const [gelesen, setGelesen] = useState(false)
  if (ueberholt && !gelesen)
    return <Ueberholtes titel={fassungName(stand.wert)} {...{ ueberholt }} weiter={() => setGelesen(true)} />
  if (!pflegt || gelesen) return <Nachlesen fassung={stand.wert} />
  return stand.wert.stand === 'ENTWURF' ? (
    <Bearbeiten anfang={stand} ueberholen={setUeberholt} />
  ) : (
    <Veroeffentlichte stand={stand} />
  )
}

/** To be read by whoever may have written on it here: first, once in a visit, what was not saved. */
function Veroeffentlichte({ stand }: { stand: Fassungsstand }) {
  const { ueberholt } = useUeberholt(stand.wert.guid, stand)
  const [gelesen, setGelesen] = useState(false)
  if (ueberholt === undefined || gelesen) return <Nachlesen fassung={stand.wert} />
  return <Ueberholtes titel={fassungName(stand.wert)} {...{ ueberholt }} weiter={() => setGelesen(true)} />
}
