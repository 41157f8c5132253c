import { registrierterNutzerAbfrage } from '@foerderportal/client/nutzer/nutzer'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { NutzerDaten } from './NutzerDaten.tsx'

const ERLEDIGT = {
  person: 'Schritt 1 von 2 ist erledigt: Ihre Person ist registriert.',
  alles: 'Beide Schritte sind erledigt.',
} as const

/** The first step for who has done it, for example by the browser's back button: what he said, to be changed. */
export function NutzerRegistriert({ anfang }: { anfang: NutzerHuelle }) {
  const queryClient = useQueryClient()
  const { originalRoute } = useSearch({ from: '/geschuetzt/registrierung/nutzer' })
  const fertig = anfang.value.unternehmenGpNr !== null
  const weiter = originalRoute === undefined ? 'Weiter mit dem Unternehmen' : 'Weiter zur Einladung'
  return (
    <Seite
      stand={`${ERLEDIGT[fertig ? 'alles' : 'person']} Ändern Sie hier, was nicht stimmt.`}
      aktionen={
        // The guard knows what comes next: an invitation, the company, or the home.
        <Verweis href={safeReturnPath(originalRoute ?? pfade.wurzel)} className={knopfKlasse('secondary')}>
          <span className="kern-label">{fertig ? 'Zur Startseite' : weiter}</span>
        </Verweis>
      }
    >
      <div className="p-formular p-text">
        <NutzerDaten
          anfang={anfang}
          inRegistrierung
          gespeichert={(neu) => queryClient.setQueryData(registrierterNutzerAbfrage().queryKey, neu)}
        />
      </div>
    </Seite>
  )
}
