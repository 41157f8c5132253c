import { NUTZER_STATUS } from '@foerderportal/client/nutzer'
import { unternehmenRegistrieren } from '@foerderportal/client/unternehmen'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORMULAR } from '@foerderportal/ui/felder/formular'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { Seite } from '../bausteine/Seite.tsx'
import { Speicherhinweis } from '../entwurf/Speicherhinweis.tsx'
import { useLokalerEntwurf } from '../entwurf/useLokalerEntwurf.ts'
import { pruefer } from '../formular/pruefung.ts'
import { useServerFehler } from '../formular/serverFehler.ts'
import { pfade } from '../paths.ts'
import { useNutzer, useUmgebung } from '../umgebung.ts'
import {
  leeresUnternehmen,
  unternehmenAusWerten,
  unternehmenWertePruefen,
  type UnternehmenWerte,
} from './formular.ts'
import { KontoFelder } from './KontoFelder.tsx'
import { AnsprechpartnerFelder, BetriebFelder, SteuerFelder, StandortFelder } from './UnternehmenFelder.tsx'

/** Second step: the company that applies. */
export function UnternehmenRegistrierenSeite() {
  const { sitzung, queryClient } = useUmgebung()
  const navigate = useNavigate()
  const nutzer = useNutzer()
  const formular = useForm<UnternehmenWerte>({
    ...FORMULAR,
    resolver: pruefer(unternehmenWertePruefen),
    defaultValues: leeresUnternehmen({
      name: nutzer ? `${nutzer.firstname} ${nutzer.lastname}` : '',
      email: nutzer?.email ?? '',
      telefon: '',
    }),
  })
  const { weitere, senden } = useServerFehler(formular)
  const { entwurf, speicherstand } = useLokalerEntwurf('registrierung/unternehmen', formular)
  const { control } = formular

  const registrieren = formular.handleSubmit((werte) =>
    senden(async () => {
      await unternehmenRegistrieren(unternehmenAusWerten(werte))
      entwurf.aufgeben()
      // The first membership brings roles (S1-01): the token must carry them before the dashboard asks.
      await sitzung.refresh()
      await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS })
      await navigate({ to: pfade.dashboard })
    }),
  )

  return (
    <Seite stand="Halten Sie den letzten Steuerbescheid und Ihre Bankverbindung bereit. Es dauert etwa fünf Minuten.">
      <form noValidate className="p-formular s-weit p-text" onSubmit={(e) => void registrieren(e)}>
        <Fehleruebersicht control={control} weitere={weitere} />
        <BetriebFelder control={control} />
        <SteuerFelder control={control} />
        <StandortFelder control={control} />
        <AnsprechpartnerFelder control={control} />
        <KontoFelder control={control} />
        <Speicherhinweis entwurf={entwurf} />
        <WizardLeiste
          weiter={{ text: 'Unternehmen registrieren', laeuft: formular.formState.isSubmitting }}
          speicherstand={speicherstand}
        />
      </form>
    </Seite>
  )
}
