import { unternehmenRegistrieren } from '@foerderportal/client/unternehmen/unternehmen'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { useFehlerVergessen } from '@foerderportal/shell/formular/useFehlerVergessen'
import { ArtDesUnternehmens } from './ArtDesUnternehmens.tsx'
import {
  leeresUnternehmen,
  unternehmenAusWerten,
  unternehmenWertePruefen,
  type UnternehmenWerte,
} from './formularwerte.ts'
import { UnternehmenFelder } from './UnternehmenFelder.tsx'

const WER: Record<UnternehmenArt, string> = {
  LandwirtschaftlichesUnternehmen: 'Unternehmen',
  Kreditinstitut: 'Kreditinstitut',
  Startup: 'Start-up',
}

type Props = {
  /** Whoever fills it in is proposed as the contact, and his kind decides what is asked first. */
  nutzer: NutzerHuelle['value']
  /** The kind that somebody has chosen already. */
  art?: UnternehmenArt | undefined
  /** Name of the local draft: each screen keeps its own. */
  entwurfName: string
  /** What the button does. */
  verb: 'registrieren' | 'anlegen'
  /** Leads on once the company is registered. */
  danach: () => Promise<void>
}

const anfang = (nutzer: Props['nutzer'], art: Props['art']): UnternehmenWerte => ({
  ...leeresUnternehmen({
    name: `${nutzer.vorname} ${nutzer.nachname}`,
    email: nutzer.email,
    telefon: nutzer.telefon,
  }),
  type: art ?? (nutzer.type === 'GpNutzer' ? 'Kreditinstitut' : 'LandwirtschaftlichesUnternehmen'),
})

/** The form of a company: the first one at the registration, further ones later (R2.1-05). */
export function UnternehmenFormular({ nutzer, art, entwurfName, verb, danach }: Props) {
  const formular = useForm<UnternehmenWerte>({
    ...FORM_OPTIONS,
    resolver: pruefer(unternehmenWertePruefen),
    defaultValues: anfang(nutzer, art),
  })
  const { weitere, senden } = useServerFehler(formular)
  const { entwurf, speicherstand } = useLokalerEntwurf(entwurfName, formular)
  const { control, clearErrors } = formular
  const type = useWatch({ control, name: 'type' })
  useFehlerVergessen(type, clearErrors)

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
    <form
      noValidate
      className="p-formular s-weit p-text"
      aria-labelledby={SEITENTITEL}
      onSubmit={(e) => void registrieren(e)}
    >
      <Wiederherstellung entwurf={entwurf} />
      <Fehleruebersicht control={control} weitere={weitere} />
      <ArtDesUnternehmens
        control={control}
        nutzerArt={nutzer.type}
        verb={verb}
        schonGefragt={art !== undefined}
      />
      <UnternehmenFelder control={control} neu />
      <Speicherhinweis entwurf={entwurf} />
      <WizardLeiste
        weiter={{ text: `${WER[type]} ${verb}`, laeuft: formular.formState.isSubmitting }}
        speicherstand={speicherstand}
      />
    </form>
  )
}
