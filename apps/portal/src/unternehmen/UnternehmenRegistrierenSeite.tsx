import { registrierterNutzerAbfrage } from '@foerderportal/client/nutzer/nutzer'
import { NUTZER_STATUS } from '@foerderportal/client/nutzer/nutzerstatus'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useGewaehlteArt } from '../shared/gewaehlteArt.ts'
import { EinladungWartet } from '../shared/EinladungWartet.tsx'
import { SchonRegistriert } from '../shared/SchonRegistriert.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { UnternehmenFormular } from './formular/UnternehmenFormular.tsx'

const STAND = 'Schritt 2 von 2: Ihr Unternehmen.'

/** Second step: the company for which somebody acts. */
export function UnternehmenRegistrierenSeite() {
  return (
    <Suspense
      fallback={
        <Seite stand={STAND}>
          <Skelett anzahl={8} was="Die Registrierung" />
        </Seite>
      }
    >
      <Schritt />
    </Suspense>
  )
}

/** What is read later changes nothing below the hands of whoever types. */
function Schritt() {
  const { data } = useSuspenseQuery(registrierterNutzerAbfrage())
  const [nutzer] = useState(data?.value)
  if (nutzer === undefined) return <ErstDiePerson />
  // The number of the only company; several have none here, and for them there is a page of its own.
  return nutzer.unternehmenGpNr === null ? <Registrieren nutzer={nutzer} /> : <SchonDa nutzer={nutzer} />
}

type Props = { nutzer: NutzerHuelle['value'] }

function Registrieren({ nutzer }: Props) {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const art = useGewaehlteArt()
  const danach = async () => {
    // The first membership brings roles (S1-01): the token must carry them before the dashboard asks.
    await sitzung.refresh()
    await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS })
    // Back does not lead into a form that is done with.
    await navigate({ to: pfade.dashboard, replace: true })
  }
  return (
    <Seite
      stand={`${STAND} Sie verwalten es dann im Portal: Sie dürfen dafür zeichnen und andere Personen einladen.`}
    >
      <div className="p-formular p-text">
        <EinladungWartet />
        <SchonRegistriert />
        <UnternehmenFormular
          nutzer={nutzer}
          art={art}
          entwurfName="registrierung/unternehmen"
          verb="registrieren"
          danach={danach}
        />
      </div>
    </Seite>
  )
}

function ErstDiePerson() {
  return (
    <Seite stand={STAND}>
      <LeereListe
        titel="Zuerst brauchen wir Ihre Person"
        aktion={
          <Verweis href={pfade.registrierungNutzer} className={knopfKlasse()}>
            <span className="kern-label">Zu Schritt 1: Ihre Person</span>
          </Verweis>
        }
      >
        Sie registrieren sich in zwei Schritten. Der erste fehlt noch. Danach geht es hier weiter.
      </LeereListe>
    </Seite>
  )
}

function SchonDa({ nutzer: { agiertFuerMehrereUnternehmen } }: Props) {
  return (
    <Seite stand="Ihr Unternehmen ist registriert. Beide Schritte sind erledigt.">
      <LeereListe
        titel="Hier ist nichts mehr zu tun"
        aktion={
          <Verweis href={pfade.dashboard} className={knopfKlasse()}>
            <span className="kern-label">Zur Startseite</span>
          </Verweis>
        }
      >
        {agiertFuerMehrereUnternehmen ? (
          <>
            Sie handeln für mehrere Unternehmen?{' '}
            <Verweis href={pfade.unternehmenAnlegen}>Legen Sie ein weiteres an.</Verweis>
          </>
        ) : (
          'Was sich an Ihrem Unternehmen ändert, tragen Sie bei den Unternehmensdaten ein.'
        )}
      </LeereListe>
    </Seite>
  )
}
