import { nutzerRegistrieren, registrierterNutzerAbfrage } from '@foerderportal/client/nutzer/nutzer'
import { NUTZER_STATUS, nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzerstatus'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ArtWahl } from '../shared/ArtWahl.tsx'
import { SchonRegistriert } from '../shared/SchonRegistriert.tsx'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { useFehlerVergessen } from '@foerderportal/shell/formular/useFehlerVergessen'
import { pfade } from '../paths.ts'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { leererNutzer, type NutzerWerte } from './formularwerte.ts'
import { NutzerFelder } from './NutzerFelder.tsx'
import { nutzerArtFuer, registrierungAusWerten, registrierungPruefen } from './registrierung.ts'

/** Registers and leads on: back to the invitation that brought one here, to another that waits, else to the company. */
const useRegistrieren = () => {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { originalRoute } = useSearch({ from: '/geschuetzt/registrierung/nutzer' })
  // What follows may fail: a second click then goes on from there and registers nobody a second time.
  const registriert = useRef<NutzerHuelle>(undefined)
  return async (werte: NutzerWerte, dann: () => void): Promise<void> => {
    registriert.current ??= await nutzerRegistrieren(registrierungAusWerten(werte))
    dann()
    queryClient.setQueryData(registrierterNutzerAbfrage().queryKey, registriert.current)
    await sitzung.refresh()
    await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS, refetchType: 'none' })
    if (originalRoute !== undefined) return navigate(ortVon(safeReturnPath(originalRoute)))
    const status = await queryClient.fetchQuery(nutzerStatusAbfrage())
    if (status?.einladungen.length) return navigate({ to: pfade.einladung })
    const state = werte.fuer === '' ? {} : { art: werte.fuer }
    return navigate({ to: pfade.registrierungUnternehmen, state })
  }
}

/** The form of who has not registered yet. */
export function NutzerRegistrieren() {
  const angemeldet = useNutzer()
  const formular = useForm<NutzerWerte>({
    ...FORM_OPTIONS,
    resolver: pruefer(registrierungPruefen),
    defaultValues: leererNutzer(angemeldet),
  })
  const { control, clearErrors } = formular
  const { weitere, senden } = useServerFehler(formular)
  const { entwurf, speicherstand } = useLokalerEntwurf('registrierung/nutzer', formular)
  const art = nutzerArtFuer(useWatch({ control, name: 'fuer' }))
  useFehlerVergessen(art, clearErrors)
  const registrieren = useRegistrieren()
  const absenden = formular.handleSubmit((werte) =>
    senden(() => registrieren(werte, () => entwurf.aufgeben())),
  )

  return (
    <Seite stand="Schritt 1 von 2: Ihre Person. Danach registrieren Sie Ihr Unternehmen.">
      <form
        noValidate
        className="p-formular p-text"
        aria-labelledby={SEITENTITEL}
        onSubmit={(e) => void absenden(e)}
      >
        <SchonRegistriert />
        <Wiederherstellung entwurf={entwurf} />
        <Fehleruebersicht control={control} weitere={weitere} />
        <ArtWahl
          control={control}
          name="fuer"
          etikett="Für wen registrieren Sie sich?"
          hinweis="Davon hängt ab, was wir fragen. Ist das Unternehmen registriert, lässt es sich nicht mehr ändern. Hat Sie jemand eingeladen, wählen Sie die Art dieses Unternehmens."
        />
        <NutzerFelder control={control} email={angemeldet?.email} art={art} neu />
        <Speicherhinweis entwurf={entwurf} />
        <WizardLeiste
          weiter={{ text: 'Registrieren und weiter', laeuft: formular.formState.isSubmitting }}
          speicherstand={speicherstand}
        />
      </form>
    </Seite>
  )
}
