import { NUTZER_STATUS, nutzerRegistrieren } from '@foerderportal/client/nutzer'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORMULAR } from '@foerderportal/ui/felder/formular'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { ortVon } from '../bausteine/ortVon.ts'
import { Seite } from '../bausteine/Seite.tsx'
import { Speicherhinweis } from '../entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '../entwurf/Wiederherstellung.tsx'
import { useLokalerEntwurf } from '../entwurf/useLokalerEntwurf.ts'
import { pruefer } from '../formular/pruefung.ts'
import { useServerFehler } from '../formular/serverFehler.ts'
import { pfade } from '../paths.ts'
import { useNutzer, useUmgebung } from '../umgebung.ts'
import { leererNutzer, nutzerAusWerten, nutzerWertePruefen, type NutzerWerte } from './formular.ts'
import { NutzerFelder } from './NutzerFelder.tsx'

/** First step after the first sign-in: who are you. */
export function NutzerRegistrierenSeite() {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const angemeldet = useNutzer()
  const { originalRoute } = useSearch({ from: '/geschuetzt/registrierung/nutzer' })
  const formular = useForm<NutzerWerte>({
    ...FORMULAR,
    resolver: pruefer(nutzerWertePruefen),
    defaultValues: leererNutzer(angemeldet),
  })
  const { weitere, senden } = useServerFehler(formular)
  const { entwurf, speicherstand } = useLokalerEntwurf('registrierung/nutzer', formular)

  const registrieren = formular.handleSubmit((werte) =>
    senden(async () => {
      await nutzerRegistrieren(nutzerAusWerten(werte))
      entwurf.aufgeben()
      await sitzung.refresh()
      await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS })
      // Back to the invitation that brought one here; the guard knows of all others.
      await navigate(ortVon(safeReturnPath(originalRoute ?? pfade.wurzel)))
    }),
  )

  return (
    <Seite stand="Schritt 1 von 2: Ihre Person. Danach registrieren Sie Ihr Unternehmen.">
      <form noValidate className="p-formular p-text" onSubmit={(e) => void registrieren(e)}>
        <Wiederherstellung entwurf={entwurf} />
        <Fehleruebersicht control={formular.control} weitere={weitere} />
        <NutzerFelder control={formular.control} email={angemeldet?.email} neu />
        <Speicherhinweis entwurf={entwurf} />
        <WizardLeiste
          weiter={{ text: 'Registrieren und weiter', laeuft: formular.formState.isSubmitting }}
          speicherstand={speicherstand}
        />
      </form>
    </Seite>
  )
}
