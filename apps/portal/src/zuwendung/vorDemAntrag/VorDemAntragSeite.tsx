import { checklisteAbfrage, checklisteHerunterladen } from '@foerderportal/client/zuwendung/checkliste'
import { isProblem } from '@foerderportal/client/problem'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { Checkliste } from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../../paths.ts'
import { useFirma } from '../../umgebungFirma.ts'
import { VorDemAntragInhalt } from './VorDemAntragInhalt.tsx'
import { zeitraumText } from '../geschaeft/zeitraumText.ts'
import { antraegeAbfrage } from '@foerderportal/client/zuwendung/antraege'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { NeuerAntrag } from './NeuerAntrag.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'

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

type Props = { liste: Checkliste; unternehmenGuid: string }

/** What one can do now: begin, where one is invited and it is open. */
function VorDemAntragBeginnen({ liste: { einladung }, unternehmenGuid }: Props) {
  const { data } = useSuspenseQuery(antraegeAbfrage(unternehmenGuid))
  const eintrag = data.find(({ guid }) => guid === einladung)
  const offen = eintrag !== undefined && istOffen(eintrag.erfassungsZeitraum, serverJetzt())
  return (
    <div className="p-stapel">
      {einladung === null && (
        <Hinweis titel="Zum Antrag brauchen Sie eine Einladung" stufe={2} className="p-text">
          <p className="kern-body">
            Die Liste gilt für das Programm im Allgemeinen. Ist Ihr Unternehmen eingeladen, steht die Runde
            unter „Anträge“. Dort sehen Sie dieselbe Liste für Ihre Kategorien und Ihre Frist.
          </p>
        </Hinweis>
      )}
      {offen && <NeuerAntrag einladung={eintrag} unternehmenGuid={unternehmenGuid} text="Antrag beginnen" />}
    </div>
  )
}

/** Takes the list along as a PDF with boxes to tick and lines to fill. */
function VorDemAntragDrucken(fuer: { unternehmenGuid: string; einladung: string | undefined }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const holen = () => versuchen(() => checklisteHerunterladen(fuer))
  return (
    <>
      <div>
        <Knopf variante="secondary" icon="download" laeuft={laeuft} onClick={() => void holen()}>
          Als PDF zum Ausfüllen herunterladen
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </>
  )
}
