import type { NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { useForm } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import type { Gespeichert } from '@foerderportal/shell/aendern/useAendern'
import { Konflikthinweis, KONFLIKT_KURZ } from '@foerderportal/shell/aendern/Konflikthinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Benachrichtigung, type Benachrichtigungswunsch } from './formular/Benachrichtigung.tsx'
import { UnternehmenFelder } from './formular/UnternehmenFelder.tsx'
import { konfliktWorte } from './unternehmenWorte.ts'
import { unternehmenWerte } from './formular/unternehmenWerte.ts'
import { useBankdatenAnmeldung } from './useBankdatenAnmeldung.ts'
import { useBankdatenGeaendert } from './useBankdatenGeaendert.ts'
import { useUnternehmenAendern } from './useUnternehmenAendern.ts'

type Props = {
  stand: UnternehmenHuelle
  verwaltende: readonly NutzerInfo[]
  /** Told what was saved, and whether the admins get a mail because the user wished it. */
  fertig: (gespeichert: Gespeichert<UnternehmenHuelle>, benachrichtigt: boolean) => void
}

/** Changes the data of the current company, beginning with `stand`. */
export function UnternehmenAendern({ stand, verwaltende, fertig }: Props) {
  const anmeldung = useBankdatenAnmeldung()
  const { zuvor } = anmeldung
  const wunsch = useForm<Benachrichtigungswunsch>({
    defaultValues: { benachrichtigen: zuvor?.inhalt.benachrichtigen ?? false },
  })
  const benachrichtigen = () => wunsch.getValues('benachrichtigen')
  const { formular, weitere, entwurf, speicherstand, speichern, konflikt, loesen, hinweis } =
    useUnternehmenAendern(stand, anmeldung, benachrichtigen, (gespeichert) =>
      fertig(gespeichert, benachrichtigen()),
    )
  const { control } = formular
  const bankdaten = useBankdatenGeaendert(control, unternehmenWerte(stand.value).kontoInformationen)
  const hatKonto = stand.value.type === 'LandwirtschaftlichesUnternehmen'
  return (
    <form
      noValidate
      className="p-formular s-weit"
      aria-labelledby={SEITENTITEL}
      onSubmit={(e) => void speichern(e)}
    >
      {hinweis && <Hinweis ton="warning">{hinweis}</Hinweis>}
      {zuvor === undefined && <Wiederherstellung entwurf={entwurf} />}
      <Fehleruebersicht control={control} weitere={weitere} />
      <UnternehmenFelder control={control} />
      <Abschnitt titel="Bei uns geführt">
        <Beschreibungsliste eintraege={[{ frage: 'Geschäftspartnernummer', antwort: stand.value.gpNr }]} />
      </Abschnitt>
      <Benachrichtigung
        control={wunsch.control}
        verwaltende={verwaltende}
        bankdaten={hatKonto ? bankdaten : undefined}
      />
      <Speicherhinweis entwurf={entwurf} />
      <Konflikthinweis konflikt={konflikt} worte={konfliktWorte} loesen={(wahl) => void loesen(wahl)} />
      <WizardLeiste
        weiter={{ text: 'Änderungen speichern', laeuft: formular.formState.isSubmitting, ohnePfeil: true }}
        speicherstand={konflikt ? KONFLIKT_KURZ : speicherstand}
      />
    </form>
  )
}
