import { ANREDE_TEXT, ANREDEN, TITEL, TITEL_TEXT } from '@foerderportal/contract/shared/angaben/person'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { JaNein } from '@foerderportal/ui/felder/wahl/JaNein.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { AdressFelder } from '@foerderportal/shell/suche/AdressFelder.tsx'
import type { NutzerArt, NutzerWerte } from './formularwerte.ts'

type Felder = { control: Control<NutzerWerte> }
type Props = Felder & {
  email: string | undefined
  /** Users of a credit institution have neither birthday nor address. */
  art?: NutzerArt
  /** Said below name and birthday. */
  zurPerson?: ReactNode
  /** Whether the name comes from the sign-in, and nobody has looked at it yet. */
  neu?: boolean
}

const ANREDE_OPTIONEN = ANREDEN.map((wert) => ({ wert, text: ANREDE_TEXT[wert] }))
const TITEL_OPTIONEN = TITEL.map((wert) => ({ wert, text: TITEL_TEXT[wert] }))
const AUS_ANMELDUNG = 'aus Ihrer Anmeldung'

/** All fields of a user (section 3.1). */
export function NutzerFelder({ control, email, art = 'LandwirtNutzer', zurPerson, neu = false }: Props) {
  return (
    <>
      <Abschnitt titel="Ihre Person">
        <PersonFelder control={control} neu={neu} />
        {art === 'LandwirtNutzer' && <GeburtstagFeld control={control} />}
        {zurPerson}
      </Abschnitt>
      {art === 'LandwirtNutzer' && (
        <Abschnitt
          titel="Ihre Anschrift"
          einleitung="Dorthin schreiben wir, wenn etwas per Post kommen muss."
        >
          <AdressFelder control={control} pfad="postAnschrift" eigene />
        </Abschnitt>
      )}
      <Abschnitt titel="So erreichen wir Sie" einleitung={email && `Nachrichten gehen an ${email}.`}>
        <ErreichbarkeitFelder control={control} />
      </Abschnitt>
    </>
  )
}

function PersonFelder({ control, neu }: Felder & { neu: boolean }) {
  const vorbelegt = neu ? AUS_ANMELDUNG : undefined
  return (
    <>
      <Auswahlgruppe
        control={control}
        name="anrede"
        etikett="Anrede"
        optionen={ANREDE_OPTIONEN}
        nebeneinander
      />
      <Auswahl
        control={control}
        name="titel"
        etikett="Titel"
        freiwillig
        leer="kein Titel"
        breite="mittel"
        optionen={TITEL_OPTIONEN}
      />
      <Textfeld
        control={control}
        name="vorname"
        etikett="Vorname"
        autoComplete="given-name"
        vorbelegt={vorbelegt}
      />
      <Textfeld
        control={control}
        name="nachname"
        etikett="Nachname"
        autoComplete="family-name"
        vorbelegt={vorbelegt}
      />
    </>
  )
}

function GeburtstagFeld({ control }: Felder) {
  return (
    <Datumsfeld
      control={control}
      name="geburtstag"
      etikett="Geburtsdatum"
      hinweis="TT.MM.JJJJ, zum Beispiel 24.03.1984"
      autoComplete="bday"
    />
  )
}

function ErreichbarkeitFelder({ control }: Felder) {
  return (
    <>
      <Textfeld
        control={control}
        name="telefon"
        etikett="Telefon"
        hinweis="Mit Vorwahl, zum Beispiel 0461 123456"
        type="tel"
        autoComplete="tel"
        breite="mittel"
      />
      <Textfeld
        control={control}
        name="ansprechpartnerName"
        etikett="Ansprechperson"
        hinweis="Wer für Sie ans Telefon geht, wenn Sie es nicht selbst sind."
        freiwillig
      />
      <JaNein
        control={control}
        name="agiertFuerMehrereUnternehmen"
        etikett="Handeln Sie für mehrere Unternehmen?"
        hinweis="Zum Beispiel als Beraterin oder weil Ihnen mehrere Betriebe gehören."
      />
    </>
  )
}
