import { checklisteAbfrage } from '@foerderportal/client/zuwendung/checkliste'
import { isProblem } from '@foerderportal/client/problem'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { Checkliste } from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../../paths.ts'
import { useFirma } from '../../umgebungFirma.ts'
import { VorDemAntragBeginnen } from './VorDemAntragBeginnen.tsx'
import { VorDemAntragDrucken } from './VorDemAntragDrucken.tsx'
import { VorDemAntragInhalt } from './VorDemAntragInhalt.tsx'
import { zeitraumText } from '../geschaeft/zeitraumText.ts'

/** What an application asks for, before it is begun (S4-06): for an invitation, or for the programme in general. */
export function VorDemAntragSeite() {
  const { einladung } = useParams({ from: '/geschuetzt/zuwendung/vor-dem-antrag/{-$einladung}' })
  const { id: unternehmenGuid } = useFirma()
  const { data, error } = useQuery(checklisteAbfrage({ unternehmenGuid, einladung }))
  if (data) return <Geladen liste={data} unternehmenGuid={unternehmenGuid} />
  // What is not ours to explain is shown like the failure of any page.
  if (error && !(isProblem(error) && error.problem.status === 404)) throw error
  return <Seite>{error ? <NichtEingeladen /> : <Skelett art="text" was="Die Checkliste" />}</Seite>
}

function NichtEingeladen() {
  return (
    <LeereListe
      titel="Diese Einladung gibt es nicht"
      aktion={<Verweis href={pfade.vorDemAntrag()}>Ansehen, was ein Antrag im Allgemeinen verlangt</Verweis>}
    >
      Vielleicht gehört sie zu einem anderen Ihrer Unternehmen. Oben auf der Seite können Sie es wechseln.
    </LeereListe>
  )
}

type GeladenProps = { liste: Checkliste; unternehmenGuid: string }

function Geladen({ liste, unternehmenGuid }: GeladenProps) {
  const { einladung, titel, erfassungsZeitraum } = liste
  const frist = einladung === null ? 'Noch ohne Einladung' : zeitraumText(erfassungsZeitraum, serverJetzt())
  return (
    <Seite stand={`${titel} · ${frist}`}>
      <div className="p-stapel s-weit">
        <VorDemAntragInhalt liste={liste}>
          <VorDemAntragDrucken unternehmenGuid={unternehmenGuid} einladung={einladung ?? undefined} />
        </VorDemAntragInhalt>
        <Suspense fallback={<Skelett art="text" was="Ihre Einladung" />}>
          <VorDemAntragBeginnen liste={liste} unternehmenGuid={unternehmenGuid} />
        </Suspense>
      </div>
    </Seite>
  )
}
