import { nutzerAbfrage } from '@foerderportal/client/nutzer'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { alsDatum } from '@foerderportal/contract/shared/datum'
import { ANREDE_TEXT, TITEL_TEXT } from '@foerderportal/contract/shared/person'
import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/Beschreibungsliste.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Anschrift } from '../bausteine/Anschrift.tsx'
import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'

/** The signed-in person's own data. */
export function NutzerDatenSeite() {
  return (
    <KommtNoch
      stand="So stehen Ihre Daten heute bei uns."
      bald={['Ihre persönlichen Daten ändern', 'angeben, ob Sie für mehrere Unternehmen handeln']}
      wege={[{ text: 'Ihre Login-Daten ansehen', href: pfade.loginDaten }]}
    >
      <Suspense fallback={<Skelett anzahl={8} was="Ihre Daten" />}>
        <Daten />
      </Suspense>
    </KommtNoch>
  )
}

type Nutzer = NutzerHuelle['value']

const jaNein = (wert: boolean) => (wert ? 'Ja' : 'Nein')

const vollerName = ({ anrede, titel, vorname, nachname }: Nutzer) =>
  [anrede === 'DIVERS' ? '' : ANREDE_TEXT[anrede], titel ? TITEL_TEXT[titel] : '', vorname, nachname]
    .filter(Boolean)
    .join(' ')

const eigenes = (nutzer: Nutzer): Beschreibung[] =>
  nutzer.type === 'LandwirtNutzer'
    ? [
        { frage: 'Geburtsdatum', antwort: alsDatum(nutzer.geburtstag) },
        { frage: 'Anschrift', antwort: <Anschrift adresse={nutzer.postAnschrift} /> },
      ]
    : [{ frage: 'Verwaltung des Kreditinstituts', antwort: jaNein(nutzer.gpAdmin) }]

function Daten() {
  const { value } = useSuspenseQuery(nutzerAbfrage()).data
  return (
    <Beschreibungsliste
      eintraege={[
        { frage: 'Name', antwort: vollerName(value) },
        ...eigenes(value),
        { frage: 'E-Mail-Adresse', antwort: value.email },
        { frage: 'Telefon', antwort: value.telefon },
        { frage: 'Ansprechperson', antwort: value.ansprechpartnerName },
        { frage: 'Handelt für mehrere Unternehmen', antwort: jaNein(value.agiertFuerMehrereUnternehmen) },
        { frage: 'Identifiziert', antwort: value.identifiziert ? 'Ja' : 'Noch nicht' },
      ]}
    />
  )
}
