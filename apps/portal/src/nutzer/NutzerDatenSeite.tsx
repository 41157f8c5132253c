import { nutzerAbfrage } from '@foerderportal/client/nutzer'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Meldung, type Ergebnis } from '../bausteine/Meldung.tsx'
import { Seite } from '../bausteine/Seite.tsx'
import type { Gespeichert } from '../entwurf/useAendern.ts'
import { NutzerAendern } from './NutzerAendern.tsx'
import { frageZu } from './nutzerWorte.ts'

/** The signed-in person's own data. */
export function NutzerDatenSeite() {
  return (
    <Seite stand="So kennen wir Sie. Ändern Sie, was nicht mehr stimmt.">
      <div className="p-formular p-text">
        <Suspense fallback={<Skelett anzahl={8} was="Ihre Daten" />}>
          <Daten />
        </Suspense>
      </div>
    </Seite>
  )
}

const ergebnisText = ({ neu, fremdes }: Gespeichert<NutzerHuelle>, vorher: string): Ergebnis => {
  if (fremdes.length > 0) {
    const fragen = [...new Set(fremdes.map(frageZu))].join(', ')
    return {
      ton: 'success',
      text: `Gespeichert. Inzwischen an anderer Stelle geändert und übernommen: ${fragen}.`,
    }
  }
  if (neu.guid === vorher) return { ton: 'info', text: 'Es hat sich nichts geändert.' }
  return { ton: 'success', text: 'Gespeichert. Ihre Änderungen gelten ab sofort.' }
}

/** What is read later does not take away what is being typed: the form stays with the state that it began with. */
function Daten() {
  const { data } = useSuspenseQuery(nutzerAbfrage())
  const [stand, setStand] = useState(data)
  const [ergebnis, setErgebnis] = useState<Ergebnis>()
  const fertig = (gespeichert: Gespeichert<NutzerHuelle>) => {
    setErgebnis(ergebnisText(gespeichert, stand.guid))
    setStand(gespeichert.neu)
  }
  return (
    <>
      {ergebnis && <Meldung ergebnis={ergebnis} />}
      <NutzerAendern key={stand.guid} stand={stand} fertig={fertig} />
    </>
  )
}
