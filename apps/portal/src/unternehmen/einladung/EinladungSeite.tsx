import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzerstatus'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { pfade } from '../../paths.ts'
import { spaeterEntscheiden } from '../../shared/einladungSpaeter.ts'
import { EinladungKarte } from './EinladungKarte.tsx'
import { NichtFuerMich } from './NichtFuerMich.tsx'
import { useEinladungen } from './useEinladungen.ts'

/** Whether one has come by the mail of an invitation that is none of the open ones; answering it later changes nothing. */
const useFehlt = (offene: readonly { readonly guid: string }[]): boolean => {
  const { einladungId } = useSearch({ from: '/geschuetzt/unternehmen-einladung-bestaetigung' })
  const [fehlt] = useState(
    () => einladungId !== undefined && !offene.some(({ guid }) => guid === einladungId.toLowerCase()),
  )
  return fehlt
}

/** Accepting or declining the invitations to companies. */
export function EinladungSeite() {
  const { data: status } = useSuspenseQuery(nutzerStatusAbfrage())
  const { antworten, laeuft, absage } = useEinladungen()
  const einladungen = status?.einladungen ?? []
  const fehlt = useFehlt(einladungen)
  if (einladungen.length === 0 && absage === undefined) return fehlt ? <Fehlt /> : <KeineOffen />
  return (
    <Seite
      stand={`${einladungen.length === 1 ? 'Sie entscheiden, ob Sie für dieses Unternehmen handeln.' : 'Sie entscheiden, für welche Unternehmen Sie handeln.'} Wenn Sie annehmen, fragen wir zu Ihrer Sicherheit noch einmal nach Ihrem Passwort.`}
    >
      <div className="p-stapel p-stapel--weit p-text">
        {fehlt && <NichtFuerMich weiter={false} />}
        {absage && (
          <Hinweis ton="danger" neu>
            {absage}
          </Hinweis>
        )}
        <ul className="p-stapel p-stapel--weit s-liste">
          {einladungen.map(({ guid }) => (
            <li key={guid}>
              <EinladungKarte
                einladungId={guid}
                laeuft={laeuft?.einladungId === guid ? laeuft : undefined}
                antworten={(annehmen) => antworten({ einladungId: guid, annehmen })}
              />
            </li>
          ))}
        </ul>
        <SpaeterEntscheiden guids={einladungen.map(({ guid }) => guid)} gesperrt={laeuft !== undefined} />
      </div>
    </Seite>
  )
}

type SpaeterProps = { guids: readonly string[]; gesperrt: boolean }

/** Nobody is kept from his work by a decision that needs a talk first (S1-12). */
function SpaeterEntscheiden({ guids, gesperrt }: SpaeterProps) {
  const nutzer = useNutzer()
  const navigate = useNavigate()
  const { originalRoute } = useSearch({ from: '/geschuetzt/unternehmen-einladung-bestaetigung' })
  if (guids.length === 0) return null
  return (
    <div className="p-stapel">
      <p className="kern-body kern-body--muted">
        Sie müssen noch nicht antworten. Bis dahin steht die Einladung unter Ihren Aufgaben, und nach der
        nächsten Anmeldung fragen wir wieder.
      </p>
      <div className="p-reihe">
        <Knopf
          variante="secondary"
          gesperrtWeil={gesperrt && 'Ihre Antwort ist gerade unterwegs.'}
          onClick={() => {
            spaeterEntscheiden(nutzer?.session, guids)
            void navigate(ortVon(safeReturnPath(originalRoute)))
          }}
        >
          Später entscheiden
        </Knopf>
      </div>
    </div>
  )
}

function Fehlt() {
  return (
    <Seite stand="Auf diese Einladung können Sie mit diesem Konto nicht antworten.">
      <div className="p-stapel p-stapel--weit p-text">
        <NichtFuerMich weiter />
      </div>
    </Seite>
  )
}

function KeineOffen() {
  return (
    <Seite stand="Keine Einladung wartet auf Ihre Antwort.">
      <LeereListe
        aktion={
          <Verweis href={pfade.wurzel} className={knopfKlasse()}>
            <span className="kern-label">Zur Übersicht</span>
          </Verweis>
        }
      >
        Lädt ein Unternehmen Sie ein, bekommen Sie eine E-Mail. Die Einladung steht dann hier.
      </LeereListe>
    </Seite>
  )
}
