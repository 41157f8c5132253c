import { nutzerAbfrage } from '@foerderportal/client/nutzer/nutzer'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { NutzerDaten } from './NutzerDaten.tsx'

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

/** What is read later does not take away what is being typed: the form stays with the state that it began with. */
function Daten() {
  const { data } = useSuspenseQuery(nutzerAbfrage())
  return <NutzerDaten anfang={data} />
}
