import { ANTRAG_SEITEN, type AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import { stelleVon } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { AntragDaten, AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Speicherstand } from '@foerderportal/entwurf/arten'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoadOnFocus } from '@foerderportal/shell/late/useLoadOnFocus'
import { useSeitenwerte } from '@foerderportal/shell/entwurf/useSeitenwerte'
import { hatFeld } from '@foerderportal/shell/formular/hatFeld'
import { pruefer, schemaFehler } from '@foerderportal/shell/formular/pruefung'
import { AntragHinweise } from '../seite/AntragHinweise.tsx'
import { Antragsleiste } from '../seite/Antragsleiste.tsx'
import { NachforderungAngaben } from './NachforderungAngaben.tsx'
import {
  offenAuf,
  schluessel,
  unlesbar,
  werteSchreiben,
  type NachforderungWerte,
} from './nachforderungWerte.ts'
import { FORMULAR_SCHEMA } from '../seite/bau.ts'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'
import { useSprungziel } from '../seite/useSprungziel.ts'

export type SeiteProps = {
  name: AntragSeitenName
  entwurf: AntragEntwurf
  /** What became of saving it; may be a moment old. */
  stand: Speicherstand
  antrag: AntragAntwort
  kontext: AntragKontext
  zurueck: () => void
  weiter: () => void
}

/** What is wrong on a page, at the names of its fields. */
const fehlerAuf = async (
  name: AntragSeitenName,
  antrag: AntragAntwort,
  werte: NachforderungWerte,
  daten: AntragDaten,
) => {
  const offen = offenAuf(antrag, name)
  const formular = werteSchreiben(daten.formular, offen, werte)
  const schema = await FORMULAR_SCHEMA.load().catch(() => undefined)
  const falsch = [
    ...(schema === undefined ? [] : schemaFehler(schema, formular)),
    ...ANTRAG_SEITEN[name].pruefen({ ...daten, formular }),
  ]
  const amFeld = falsch.map(({ pfad, text }) => ({
    pfad: `felder.${schluessel(stelleVon(formular, pfad))}`,
    text,
  }))
  return [...unlesbar(formular, offen, werte), ...amFeld]
}

/** A page on which the bank asked for something: its answers, and fields in the places that are open. */
export function NachforderungFormular({ name, entwurf, antrag, kontext, zurueck, weiter }: SeiteProps) {
  const daten = { formular: entwurf.wert().formular, kontext }
  const [vergleich, setVergleich] = useState(false)
  const { control, handleSubmit, formState } = useNachforderungFormular({ name, entwurf, antrag, kontext })
  const gehen = handleSubmit(
    async () => {
      const gespeichert = await entwurf.speichern()
      setVergleich(entwurf.stand().art === 'konflikt')
      if (gespeichert || entwurf.stand().art === 'wartet') weiter()
    },
    () => void entwurf.speichern(),
  )
  return (
    <form noValidate className="p-formular" onSubmit={(e) => void gehen(e)}>
      <Fehleruebersicht control={control} />
      <NachforderungAngaben {...{ name, daten, antrag, control }} />
      <AntragHinweise {...{ entwurf, vergleich, setVergleich }} />
      <Antragsleiste entwurf={entwurf} zurueck={{ beiKlick: zurueck }} laeuft={formState.isSubmitting} />
    </form>
  )
}

const useNachforderungFormular = ({
  name,
  entwurf,
  antrag,
  kontext,
}: Omit<SeiteProps, 'stand' | 'zurueck' | 'weiter'>) => {
  const pruefen = (werte: NachforderungWerte) =>
    fehlerAuf(name, antrag, werte, { formular: entwurf.wert().formular, kontext })
  const formular = useForm<NachforderungWerte>({
    ...FORM_OPTIONS,
    resolver: pruefer(async (werte) => (await pruefen(werte)).filter(({ pfad }) => hatFeld(werte, pfad))),
    defaultValues: entwurf.roh(name) as NachforderungWerte, // what this page has read or noted itself
  })
  useLoadOnFocus(FORMULAR_SCHEMA)
  useSeitenwerte(entwurf, name, formular)
  useSprungziel()
  return formular
}
