import { barriereMelden } from '@foerderportal/client/barriere'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { useEffect, useState } from 'react'
import { useForm, type Control } from 'react-hook-form'
import { Speicherhinweis } from '../entwurf/Speicherhinweis.tsx'
import { useLokalerEntwurf } from '../entwurf/useLokalerEntwurf.ts'
import { pruefer } from '../formular/pruefung.ts'
import { useServerFehler } from '../formular/serverFehler.ts'
import { useNutzer } from '../umgebung.ts'
import {
  barriereWertePruefen,
  leereMeldung,
  meldungBauer,
  type BarriereWerte,
  type Gemeldet,
} from './barriereWerte.ts'

/**
 * What somebody without an account typed before the dialog was closed. For whoever is signed in it lies on the device,
 * encrypted (S10-03); without an account there is no key, so it stays in the memory of this page.
 */
let gemerkt: BarriereWerte | undefined

type Props = {
  id: string
  beiGemeldet: (gemeldet: Gemeldet) => void
  beiLauf: (laeuft: boolean) => void
}

export function BarriereFormular({ id, beiGemeldet, beiLauf }: Props) {
  const nutzer = useNutzer()
  const formular = useForm<BarriereWerte>({
    ...FORM_OPTIONS,
    resolver: pruefer(barriereWertePruefen),
    defaultValues: (nutzer ? undefined : gemerkt) ?? leereMeldung(),
  })
  const { control, subscribe, handleSubmit, formState } = formular
  const { weitere, senden } = useServerFehler(formular)
  const { entwurf } = useLokalerEntwurf('barriere', formular)
  const [meldung] = useState(meldungBauer)

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => (gemerkt = { ...values }) }),
    [subscribe],
  )
  useEffect(() => beiLauf(formState.isSubmitting), [beiLauf, formState.isSubmitting])

  const melden = handleSubmit((werte) =>
    senden(async () => {
      const eingang = await barriereMelden(meldung(werte))
      entwurf.aufgeben()
      gemerkt = undefined
      beiGemeldet({ eingang, werte })
    }),
  )
  return (
    <form
      id={id}
      noValidate
      className="p-formular"
      aria-label="Barriere melden"
      onSubmit={(e) => void melden(e)}
    >
      <Fehleruebersicht control={control} weitere={weitere} />
      <p className="kern-body">
        Beschreiben Sie, was Sie hindert. Wir kümmern uns darum. Nach Ihrem Namen fragen wir nicht.
      </p>
      <Felder control={control} />
      <Speicherhinweis entwurf={entwurf} />
    </form>
  )
}

function Felder({ control }: { control: Control<BarriereWerte> }) {
  return (
    <>
      <Textbereich
        control={control}
        name="barriere"
        etikett="Was ist die Barriere?"
        hinweis="Zum Beispiel: Mein Screenreader liest die Frist nicht vor."
        zeilen={5}
        hoechstens={4000}
      />
      <Textfeld
        control={control}
        name="seite"
        etikett="Auf welcher Seite?"
        hinweis="Titel oder Adresse der Seite."
        freiwillig
      />
      <Textfeld
        control={control}
        name="antwortAn"
        type="email"
        etikett="E-Mail-Adresse"
        hinweis="Nur wenn Sie eine Antwort möchten, z. B. name@beispiel.de."
        autoComplete="email"
        freiwillig
      />
    </>
  )
}
