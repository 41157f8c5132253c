import { konversationAbfrage, type Ort } from '@foerderportal/client/mitteilungen/konversationen'
import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { eintraegeVon, SCHRITT_TEXT, schrittStand } from '@foerderportal/contract/mitteilungen/schritte'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useDaten } from '@foerderportal/shell/bausteine/useDaten'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { pfade } from '../paths.ts'
import { useFirma } from '../umgebungFirma.ts'
import { Antwort } from './Antwort.tsx'
import { MitteilungAnsicht } from './MitteilungAnsicht.tsx'
import { Terminzeile } from './Terminzeile.tsx'
import { useGelesen } from './useGelesen.ts'
import type { Verfahrensschritt } from '@foerderportal/contract/mitteilungen/schritteSchema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'

/** A conversation with the bank, its latest message first; whoever opens it has read it. */
export function KonversationSeite() {
  const { konversation } = useParams({ from: '/geschuetzt/mitteilungen/$konversation' })
  const { id } = useFirma()
  return <Geholt ort={{ unternehmenGuid: id, konversationId: konversation }} />
}

function Geholt({ ort }: { ort: Ort }) {
  const data = useDaten(konversationAbfrage(ort))
  return data === undefined ? (
    <Skelett art="text" was="Die Unterhaltung" />
  ) : (
    <Inhalt ort={ort} konversation={data} />
  )
}

const titelVon = ({ geNr }: Konversation) =>
  geNr === null ? 'Allgemeine Mitteilungen' : `Mitteilungen zum Antrag ${geNr}`

const standVon = ({ mitteilungen, erledigt }: Konversation): string => {
  if (mitteilungen.length === 0) return 'Noch hat niemand etwas geschrieben.'
  return erledigt ? 'Erledigt. Wenn Sie antworten, geht es weiter.' : 'Die neueste Mitteilung steht oben.'
}

/** Earlier messages in the first picture. */
const ZUERST = 3

function Inhalt({ ort, konversation: data }: { ort: Ort; konversation: Konversation }) {
  const neu = useGelesen(ort, data)
  const eintraege = eintraegeVon(data)
  const bisZurNeuesten = eintraege.findIndex(({ mitteilung }) => mitteilung !== undefined) + 1
  const oben = bisZurNeuesten || eintraege.length
  const fruehere = eintraege.slice(oben)
  // The first picture shows what fits on a screen; the rest of a long one comes right after it.
  const gezeigt = useDeferredValue(fruehere.length, ZUERST)
  const zeigen = ({ mitteilung, schritt }: (typeof eintraege)[number]) =>
    mitteilung === undefined ? (
      <SchrittAnsicht key={schritt.guid} schritt={schritt} />
    ) : (
      <MitteilungAnsicht key={mitteilung.guid} mitteilung={mitteilung} neu={neu.has(mitteilung.guid)} />
    )
  return (
    <Seite titel={titelVon(data)} stand={standVon(data)}>
      <div className="p-stapel p-stapel--weit p-text">
        <Terminzeile konversation={data} />
        {eintraege.slice(0, oben).map(zeigen)}
        <Schreiben ort={ort} konversation={data} />
        {fruehere.length > 0 && (
          <section className="p-stapel" aria-labelledby="fruehere">
            <h2 className="kern-heading-medium" id="fruehere">
              Frühere Mitteilungen
            </h2>
            {fruehere.slice(0, gezeigt).map(zeigen)}
          </section>
        )}
        {data.geschaeftId !== null && (
          <p className="kern-body">
            <Verweis href={pfade.antraege}>Zu Ihren Anträgen</Verweis>
          </p>
        )}
      </div>
    </Seite>
  )
}

function Schreiben({ ort, konversation }: { ort: Ort; konversation: Konversation }) {
  const darf = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  if (konversation.gesperrtWeil !== null)
    return (
      <Hinweis>
        {konversation.gesperrtWeil}{' '}
        {darf && <Verweis href={pfade.konversation(ort.unternehmenGuid)}>Dorthin</Verweis>}
      </Hinweis>
    )
  if (!darf) return <Hinweis>Für Ihr Unternehmen schreiben kann, wer Anträge bearbeiten darf.</Hinweis>
  return <Antwort key={konversation.conversationId} {...{ ort, konversation }} />
}

/** Where it is read and answered: an open request in the form itself, one that is over with what came in. */
const wohin = ({ art, stand, antragGuid }: Verfahrensschritt): string => {
  if (art === 'ANHOERUNG') return pfade.anhoerung(antragGuid)
  if (art === 'VERZICHT') return pfade.verzicht(antragGuid)
  return stand === 'OFFEN' ? pfade.antragWeiter(antragGuid) : pfade.eingang(antragGuid)
}

/** What else went to and fro about the case: told in one line, its words are on its own page. */
function SchrittAnsicht({ schritt }: { schritt: Verfahrensschritt }) {
  const { wort, ton } = schrittStand(schritt)
  return (
    <p className="kern-body s-mitteilung__schritt">
      <Verweis
        href={wohin(schritt)}
      >{`${SCHRITT_TEXT[schritt.art]} vom ${alsWann(schritt.am)}\u00a0Uhr`}</Verweis>
      <Statuswort ton={TOENE[ton]} klein>
        {wort}
      </Statuswort>
    </p>
  )
}
