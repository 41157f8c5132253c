import { staffelzeilenAbfrage } from '@foerderportal/client/interessenbekundung/staffelzeilen'
import type { Staffelansicht } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Geladen } from '../../../shared/Geladen.tsx'
import { Staffelzeilen } from './Staffelzeilen.tsx'

type Props = { runde: string; staffel: Pick<Staffelansicht, 'vonRang' | 'bisRang'> }

/** Whom a batch invites, for whoever releases it: fetched when it is opened. */
export function Zeilenansicht(props: Props) {
  const [offen, setOffen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOffen(currentTarget.open)}>
      <summary className="kern-link">Zeilen der Staffel ansehen</summary>
      {offen && <Zeilen {...props} />}
    </details>
  )
}

function Zeilen({ runde, staffel: { vonRang, bisRang } }: Props) {
  const abfrage = useQuery(staffelzeilenAbfrage(runde, vonRang, bisRang))
  return (
    <Geladen abfrage={abfrage} was="Die Zeilen" art="tabelle">
      {(zeilen) => <Staffelzeilen zeilen={zeilen} />}
    </Geladen>
  )
}
