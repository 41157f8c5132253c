import { registrierterNutzerAbfrage } from '@foerderportal/client/nutzer/nutzer'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { NutzerRegistrieren } from './NutzerRegistrieren.tsx'
import { NutzerRegistriert } from './NutzerRegistriert.tsx'

/** First step after the first sign-in: who are you. Whoever comes back to it finds what he has said. */
export function NutzerRegistrierenSeite() {
  return (
    <Suspense
      fallback={
        <Seite stand="Schritt 1 von 2: Ihre Person.">
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
  const [anfang] = useState(data)
  return anfang === null ? <NutzerRegistrieren /> : <NutzerRegistriert anfang={anfang} />
}
