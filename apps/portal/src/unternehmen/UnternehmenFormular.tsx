import { unternehmenRegistrieren } from '@foerderportal/client/unternehmen'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORMULAR } from '@foerderportal/ui/felder/formular'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Speicherhinweis } from '../entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '../entwurf/Wiederherstellung.tsx'
import { useLokalerEntwurf } from '../entwurf/useLokalerEntwurf.ts'
import { pruefer } from '../formular/pruefung.ts'
import { useServerFehler } from '../formular/serverFehler.ts'
import { useNutzer } from '../umgebung.ts'
import {
  leeresUnternehmen,
  unternehmenAusWerten,
  unternehmenWertePruefen,
  type UnternehmenWerte,
} from './formular.ts'
import { UnternehmenFelder } from './UnternehmenFelder.tsx'

type Props = {
  /** Name of the local draft: each screen keeps its own. */
  entwurfName: string
  /** What the button does, in its own words. */
  knopf: string
  /** Leads on once the company is registered. */
  danach: () => Promise<void>
}

/** The form of a company: the first one at the registration, further ones later (R2.1-05). */
export function UnternehmenFormular({ entwurfName, knopf, danach }: Props) {
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
  const { entwurf, speicherstand } = useLokalerEntwurf(entwurfName, formular)
  const { control } = formular

  // What follows the registration may fail: a second click then goes on from there and registers no second company.
  const [registriert, setRegistriert] = useState(false)
  const registrieren = formular.handleSubmit((werte) =>
    senden(async () => {
      if (!registriert) await unternehmenRegistrieren(unternehmenAusWerten(werte))
      setRegistriert(true)
      entwurf.aufgeben()
      await danach()
    }),
  )

  return (
    <form noValidate className="p-formular s-weit p-text" onSubmit={(e) => void registrieren(e)}>
      <Wiederherstellung entwurf={entwurf} />
      <Fehleruebersicht control={control} weitere={weitere} />
      <UnternehmenFelder control={control} neu />
      <Speicherhinweis entwurf={entwurf} />
      <WizardLeiste
        weiter={{ text: knopf, laeuft: formular.formState.isSubmitting }}
        speicherstand={speicherstand}
      />
    </form>
  )
}
