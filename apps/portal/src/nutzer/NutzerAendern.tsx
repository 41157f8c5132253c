import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import type { Gespeichert } from '@foerderportal/shell/aendern/useAendern'
import { Konflikthinweis, KONFLIKT_KURZ } from '@foerderportal/shell/aendern/Konflikthinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pfade } from '../paths.ts'
import { NutzerFelder } from './NutzerFelder.tsx'
import { frageZu, wertSchreiben } from './nutzerWorte.ts'
import { useNutzerAendern } from './useNutzerAendern.ts'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useWatch, type Control } from 'react-hook-form'
import { nenntAnderePerson, type NutzerWerte } from './formularwerte.ts'

type Props = {
  stand: NutzerHuelle
  fertig: (gespeichert: Gespeichert<NutzerHuelle>) => void
  inRegistrierung: boolean
}

/** Changes the signed-in person's own data, beginning with `stand`. */
export function NutzerAendern({ stand, fertig, inRegistrierung }: Props) {
  const { formular, weitere, entwurf, speicherstand, speichern, konflikt, loesen } = useNutzerAendern(
    stand,
    fertig,
  )
  const { value } = stand
  return (
    <form noValidate className="p-formular" aria-labelledby={SEITENTITEL} onSubmit={(e) => void speichern(e)}>
      <Wiederherstellung entwurf={entwurf} />
      <Fehleruebersicht control={formular.control} weitere={weitere} />
      <NutzerFelder
        control={formular.control}
        email={value.email}
        art={value.type}
        zurPerson={<NeueIdentifikation control={formular.control} nutzer={value} />}
      />
      {!inRegistrierung && <Zugang nutzer={value} />}
      <Speicherhinweis entwurf={entwurf} />
      <Konflikthinweis
        konflikt={konflikt}
        worte={({ pfad }) => ({ frage: frageZu(pfad), schreiben: (wert) => wertSchreiben(pfad, wert) })}
        loesen={(wahl) => void loesen(wahl)}
      />
      <WizardLeiste
        weiter={{ text: 'Änderungen speichern', laeuft: formular.formState.isSubmitting, ohnePfeil: true }}
        speicherstand={konflikt ? KONFLIKT_KURZ : speicherstand}
      />
    </form>
  )
}

const FUER = {
  LandwirtNutzer: 'landwirtschaftliche Unternehmen und Start-ups',
  GpNutzer: 'Kreditinstitute',
} as const

const zugang = (nutzer: NutzerHuelle['value']): Beschreibung[] => [
  { frage: 'E-Mail-Adresse', antwort: nutzer.email },
  { frage: 'Registriert für', antwort: FUER[nutzer.type] },
  { frage: 'Identifiziert', antwort: nutzer.identifiziert ? 'Ja' : <NochNicht /> },
  ...(nutzer.type === 'GpNutzer'
    ? [{ frage: 'Verwaltung des Kreditinstituts', antwort: nutzer.gpAdmin ? 'Ja' : 'Nein' }]
    : []),
]

function NochNicht() {
  return (
    <>
      Noch nicht. <Verweis href={pfade.identifizieren}>Identität nachweisen</Verweis>
    </>
  )
}

/** What is not changed here. */
function Zugang({ nutzer }: { nutzer: NutzerHuelle['value'] }) {
  return (
    <Abschnitt
      titel="Ihr Zugang"
      einleitung={
        <>
          Ihre E-Mail-Adresse ändern Sie bei Ihren <Verweis href={pfade.loginDaten}>Login-Daten</Verweis>.
        </>
      }
    >
      <Beschreibungsliste eintraege={zugang(nutzer)} />
    </Abschnitt>
  )
}

type Identifikationsangaben = { control: Control<NutzerWerte>; nutzer: NutzerHuelle['value'] }

/** Said before saving: the identification is about the old name (ADR 0022). */
function NeueIdentifikation({ control, nutzer }: Identifikationsangaben) {
  const [vorname, nachname, geburtstag] = useWatch({ control, name: ['vorname', 'nachname', 'geburtstag'] })
  if (!nutzer.identifiziert || !nenntAnderePerson({ vorname, nachname, geburtstag }, nutzer)) return null
  return (
    <Hinweis neu titel="Danach identifizieren Sie sich neu" stufe={3}>
      <p className="kern-body">
        Ihre Identifikation gilt für Ihren bisherigen Namen und Ihr bisheriges Geburtsdatum. Identifizieren
        Sie sich nach dem Speichern mit den neuen Angaben. Erst dann können Sie wieder einreichen. Ihre
        Entwürfe bleiben.
      </p>
    </Hinweis>
  )
}
