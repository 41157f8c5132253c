import { stelleZuPfad } from '@foerderportal/contract/formular/angaben/orte'
import { useSeitenwerte } from '@foerderportal/shell/entwurf/useSeitenwerte'
import { hatFeld } from '@foerderportal/shell/formular/hatFeld'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useLoadOnFocus } from '@foerderportal/shell/late/useLoadOnFocus'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FELD } from '../dateien/UploadFeld.tsx'
import { datenVon, type OffenesFormular, type Formularantwort } from '../formularart.ts'
import { Formularhinweise } from '../seite/Formularhinweise.tsx'
import { Formularleiste } from '../seite/Formularleiste.tsx'
import { formFehler } from '../seite/seitePruefen.ts'
import { useSprungziel } from '../seite/useSprungziel.ts'
import { Korrekturangaben } from './Korrekturangaben.tsx'
import {
  korrekturSchreiben,
  korrekturUnlesbar,
  offenAuf,
  schluessel,
  type Korrekturwerte,
} from './korrekturwerte.ts'

export type KorrekturseiteProps<V extends Formularantwort, K> = OffenesFormular<V, K> & {
  name: string
  zurueck: () => void
  weiter: () => void
}

/** What is wrong on a page, at the names of its fields. */
const fehlerAuf = async <V extends Formularantwort, K>(
  props: KorrekturseiteProps<V, K>,
  werte: Korrekturwerte,
) => {
  const { art, vorgang, name } = props
  const daten = datenVon(props)
  const offen = { art, formular: daten.formular, offen: offenAuf(art, vorgang, name) }
  const formular = korrekturSchreiben(offen, werte)
  const falsch = [
    ...(await formFehler(art, formular)),
    ...(art.flow.pages[name]?.pruefen({ ...daten, formular }) ?? []),
  ]
  const amFeld = falsch.map(({ pfad, text }) => ({
    pfad: `felder.${schluessel(stelleZuPfad(art.tafel, formular, pfad))}`,
    text,
  }))
  return [...korrekturUnlesbar({ ...offen, formular }, werte), ...amFeld]
}

/** A page on which the bank asked for something: its answers, and fields in the places that are open. */
export function Korrekturformular<V extends Formularantwort, K>(props: KorrekturseiteProps<V, K>) {
  const { art, name, entwurf, vorgang, zurueck, weiter } = props
  const [vergleich, setVergleich] = useState(false)
  const { control, handleSubmit, formState } = useKorrekturformular(props)
  const gehen = handleSubmit(
    async () => {
      const gespeichert = await entwurf.speichern()
      setVergleich(entwurf.stand().art === 'konflikt')
      if (gespeichert || entwurf.stand().art === 'wartet') weiter()
    },
    () => void entwurf.speichern(),
  )
  return (
    <form noValidate className="p-formular" aria-labelledby={SEITENTITEL} onSubmit={(e) => void gehen(e)}>
      <Fehleruebersicht control={control} />
      <Korrekturangaben
        {...{ art, name, control }}
        daten={datenVon(props)}
        offen={offenAuf(art, vorgang, name)}
      />
      <Formularhinweise {...{ art, entwurf, vergleich, setVergleich }} />
      <Formularleiste
        entwurf={entwurf}
        zurueck={{ beiKlick: zurueck }}
        laeuft={formState.isSubmitting}
        vergleichen={() => setVergleich(true)}
      />
    </form>
  )
}

const useKorrekturformular = <V extends Formularantwort, K>(props: KorrekturseiteProps<V, K>) => {
  const { art, name, entwurf } = props
  const formular = useForm<Korrekturwerte>({
    ...FORM_OPTIONS,
    resolver: pruefer(async (werte) =>
      (await fehlerAuf(props, werte)).filter(({ pfad }) => hatFeld(werte, pfad)),
    ),
    defaultValues: entwurf.roh(name) as Korrekturwerte, // what this page has read or noted itself
  })
  useLoadOnFocus(art.schema)
  useLoadOnFocus(FELD)
  useSeitenwerte(entwurf, name, formular)
  useSprungziel()
  return formular
}
