import {
  nutzerEinladen,
  offeneEinladungenAbfrage,
} from '@foerderportal/client/unternehmen/unternehmensNutzer'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { pfade } from '../../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useFirma } from '../../umgebungFirma.ts'
import {
  einladungAusWerten,
  einladungWertePruefen,
  type EinladungWerte,
} from '../einladung/einladungFormular.ts'
import { NurVerwaltung } from './NurVerwaltung.tsx'

/** Inviting somebody to the current company (section 2.1). */
export function NutzerHinzufuegenSeite() {
  const { name } = useFirma()
  const darf = useDarf(['NUTZERSERVICE_ALLE_NUTZER', 'ANLEGEN'])
  return (
    <Seite
      stand={
        darf
          ? `Sie laden eine Person ein, für ${name} zu handeln.`
          : `Hier lädt die Verwaltung Personen ein, für ${name} zu handeln.`
      }
    >
      {darf ? <Formular /> : <NurVerwaltung was={`Einladen kann nur, wer ${name} verwaltet`} />}
    </Seite>
  )
}

const useEinladen = () => {
  const { id } = useFirma()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const formular = useForm<EinladungWerte>({
    ...FORM_OPTIONS,
    resolver: pruefer(einladungWertePruefen),
    defaultValues: { email: '' },
  })
  const { weitere, senden } = useServerFehler(formular)
  const einladen = formular.handleSubmit((werte) =>
    senden(async () => {
      const { email } = einladungAusWerten(werte)
      queryClient.setQueryData(offeneEinladungenAbfrage(id).queryKey, await nutzerEinladen(id, email))
      await navigate({ to: pfade.nutzerUebersicht, state: { eingeladen: email } })
    }),
  )
  return { formular, weitere, einladen }
}

function Formular() {
  const { formular, weitere, einladen } = useEinladen()
  const { control, formState } = formular
  return (
    <form
      noValidate
      className="p-formular p-text"
      aria-labelledby={SEITENTITEL}
      onSubmit={(e) => void einladen(e)}
    >
      <Fehleruebersicht control={control} weitere={weitere} />
      <Textfeld
        control={control}
        name="email"
        etikett="E-Mail-Adresse"
        hinweis="Mit dieser Adresse meldet sich die Person im Portal an, zum Beispiel name@beispiel.de."
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
      <p className="kern-body">
        Die Person bekommt eine E-Mail und hat 30 Tage Zeit, die Einladung anzunehmen. Danach bereitet sie
        Anträge vor. Ob sie auch zeichnen darf, legen Sie in der Nutzer-Übersicht fest.
      </p>
      <div className="p-reihe">
        <Knopf type="submit" laeuft={formState.isSubmitting}>
          Einladung verschicken
        </Knopf>
        <Verweis href={pfade.nutzerUebersicht} className={knopfKlasse('tertiary')}>
          <span className="kern-label">Abbrechen</span>
        </Verweis>
      </div>
    </form>
  )
}
