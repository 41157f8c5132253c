import { antragFlow, ANTRAG_SEITEN, type AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { nextPage, prevPage } from '@foerderportal/flow/flow'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORMULAR } from '@foerderportal/ui/felder/formular'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { hatFeld } from '../formular/hatFeld.ts'
import { useVorgeladen } from '../bausteine/useVorgeladen.ts'
import { pruefer } from '../formular/pruefung.ts'
import { pfade } from '../paths.ts'
import type { Entwurf, Speicherstand } from './entwurf.ts'
import { formularSchemaLaden, seitenFehler, seitenLuecken, type SeitenBau } from './seiten/bau.ts'
import { Speicherhinweis, speicherText } from './Speicherhinweis.tsx'
import { useUploads } from './UploadFeld.tsx'

export type FormularseiteProps<W extends FieldValues> = {
  name: AntragSeitenName
  bau: SeitenBau<W>
  entwurf: Entwurf
  stand: Speicherstand
  antrag: AntragAntwort
  kontext: AntragKontext
  /** The form shown is out of date and must be read again. */
  neuLesen: () => void
}

/**
 * A page of questions. Each change is noted in the draft, which saves it by itself; 'Weiter' checks, saves and goes on.
 * A page that is not right yet is saved all the same: a draft may have gaps.
 */
export function Formularseite<W extends FieldValues>(props: FormularseiteProps<W>) {
  const { name, bau, entwurf, stand, antrag, kontext } = props
  const { Felder } = bau
  const navigate = useNavigate()
  const formular = useSeitenformular(props)
  const { control, formState } = formular
  const daten = { formular: entwurf.formular(), kontext }
  const vorige = prevPage(antragFlow, name, daten)
  const laedtHoch = useUploads().alle.some((u) => u.zustand === 'laeuft')

  const gehenZu = (seite: AntragSeitenName | null) =>
    seite && navigate({ to: pfade.antrag(daten.formular.guid, ANTRAG_SEITEN[seite].path) })
  const weiter = formular.handleSubmit(
    async () => {
      if (!(await entwurf.speichern())) return
      await gehenZu(nextPage(antragFlow, name, { formular: entwurf.formular(), kontext }))
    },
    () => void entwurf.speichern(),
  )

  return (
    <form noValidate className="p-formular" onSubmit={(e) => void weiter(e)}>
      <Fehleruebersicht control={control} />
      <Offen texte={ohneFeld(props, formular.getValues())} />
      <Felder
        control={control}
        werte={formular.getValues}
        antrag={antrag}
        kontext={kontext}
        formular={daten.formular}
      />
      <Speicherhinweis entwurf={entwurf} stand={stand} neuLesen={props.neuLesen} />
      <WizardLeiste
        zurueck={vorige ? { beiKlick: () => void gehenZu(vorige) } : undefined}
        weiter={{
          laeuft: formState.isSubmitting,
          gesperrtWeil: laedtHoch && 'Warten Sie, bis alle Dateien hochgeladen sind.',
        }}
        speicherstand={speicherText(stand)}
      />
    </form>
  )
}

const useSeitenformular = <W extends FieldValues>({ name, bau, entwurf, kontext }: FormularseiteProps<W>) => {
  const fehler = (werte: W) => seitenFehler(name, bau, werte, { formular: entwurf.formular(), kontext })
  const formular = useForm<W>({
    ...FORMULAR,
    resolver: pruefer(async (werte: W) => (await fehler(werte)).filter(({ pfad }) => hatFeld(werte, pfad))),
    defaultValues: bau.lesen(entwurf.formular()) as DefaultValues<W>, // a whole set of values is one of defaults
  })
  useVorgeladen(formularSchemaLaden)
  const { subscribe, getValues } = formular
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => entwurf.aendern(name, bau.schreiben(structuredClone(getValues()))),
      }),
    [subscribe, getValues, entwurf, name, bau],
  )
  return formular
}

/** What is missing but can't be mended on this page. It does not keep anybody from going on. */
const ohneFeld = <W extends FieldValues>(
  { name, bau, entwurf, kontext }: FormularseiteProps<W>,
  werte: W,
): string[] =>
  seitenLuecken(name, bau, werte, { formular: entwurf.formular(), kontext })
    .filter(({ pfad }) => !hatFeld(werte, pfad) && pfad !== 'zeichnungsberechtigter')
    .map(({ text }) => text)

function Offen({ texte }: { texte: readonly string[] }) {
  if (texte.length === 0) return null
  return (
    <Hinweis ton="warning" titel="Das fehlt noch">
      <ul>
        {texte.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Hinweis>
  )
}
