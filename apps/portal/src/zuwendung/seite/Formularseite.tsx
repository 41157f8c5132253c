import { antragFlow, type AntragSchritt } from '@foerderportal/contract/zuwendung/flow'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { nextStep, prevStep } from '@foerderportal/flow/flow'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useNavigate } from '@tanstack/react-router'
import type { Speicherstand } from '@foerderportal/entwurf/arten'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { useSeitenwerte } from '@foerderportal/shell/entwurf/useSeitenwerte'
import { hatFeld } from '@foerderportal/shell/formular/hatFeld'
import { useLoadOnFocus } from '@foerderportal/shell/late/useLoadOnFocus'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { pfade } from '../../paths.ts'
import { stehtFest } from '../unterschrift/stehtFest.ts'
import { AntragHinweise } from './AntragHinweise.tsx'
import { Antragsleiste } from './Antragsleiste.tsx'
import { FORMULAR_SCHEMA, seitenFehler, seitenLuecken, type SeitenBau } from './bau.ts'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'
import { useSprungziel } from './useSprungziel.ts'

export type FormularseiteProps<W extends FieldValues> = {
  schritt: AntragSchritt
  bau: SeitenBau<W>
  entwurf: AntragEntwurf
  /** What became of saving it; may be a moment old. */
  stand: Speicherstand
  antrag: AntragAntwort
  kontext: AntragKontext
  /** The request for a second signature as it stands now. */
  mitzeichnung: Mitzeichnung | null
}

/**
 * A page of questions. Each change is noted in the draft, which saves it by itself; 'Weiter' checks, saves and goes on.
 * A page that is not right yet is saved all the same: a draft may have gaps.
 */
export function Formularseite<W extends FieldValues>(props: FormularseiteProps<W>) {
  const { schritt, bau, entwurf, antrag, kontext, mitzeichnung } = props
  const gesperrt = stehtFest(mitzeichnung)
  const { Felder } = bau
  const navigate = useNavigate()
  const formular = useSeitenformular(props)
  const { control, formState } = formular
  const daten = { formular: entwurf.wert().formular, kontext }
  const vorige = prevStep(antragFlow, schritt.path, daten)
  const [vergleich, setVergleich] = useState(false)

  const gehenZu = (ziel: AntragSchritt | null) =>
    ziel && navigate({ to: pfade.antrag(daten.formular.guid, ziel.path) })
  /** Without a connection the answers wait in the draft; that keeps nobody from the next page. */
  const weiterMoeglich = async () => {
    const gespeichert = await entwurf.speichern()
    setVergleich(entwurf.stand().art === 'konflikt')
    return gespeichert || entwurf.stand().art === 'wartet'
  }
  const weiter = formular.handleSubmit(
    async () => {
      if (!(await weiterMoeglich())) return
      await gehenZu(nextStep(antragFlow, schritt.path, { formular: entwurf.wert().formular, kontext }))
    },
    () => void entwurf.speichern(),
  )

  return (
    <form noValidate className="p-formular" onSubmit={(e) => void weiter(e)}>
      <Fehleruebersicht control={control} />
      <Offen texte={ohneFeld(props, formular.getValues())} />
      <fieldset className="p-sperrbar" disabled={gesperrt}>
        <Felder
          control={control}
          werte={formular.getValues}
          antrag={antrag}
          kontext={kontext}
          formular={daten.formular}
          schritt={schritt}
        />
      </fieldset>
      <AntragHinweise {...{ entwurf, vergleich, setVergleich }} />
      <Antragsleiste
        entwurf={entwurf}
        zurueck={vorige ? { beiKlick: () => void gehenZu(vorige) } : undefined}
        laeuft={formState.isSubmitting}
      />
    </form>
  )
}

const useSeitenformular = <W extends FieldValues>({
  schritt,
  bau,
  entwurf,
  kontext,
}: FormularseiteProps<W>) => {
  const { key: name } = schritt
  const fehler = (werte: W) =>
    seitenFehler(schritt, bau, werte, { formular: entwurf.wert().formular, kontext })
  const formular = useForm<W>({
    ...FORM_OPTIONS,
    resolver: pruefer(async (werte: W) => (await fehler(werte)).filter(({ pfad }) => hatFeld(werte, pfad))),
    defaultValues: entwurf.roh(name) as DefaultValues<W>, // what this page has read or noted itself
  })
  useLoadOnFocus(FORMULAR_SCHEMA)
  useSeitenwerte(entwurf, name, formular)
  useSprungziel()
  return formular
}

/** What is missing but can't be mended on this page. It does not keep anybody from going on. */
const ohneFeld = <W extends FieldValues>(
  { schritt, bau, entwurf, kontext }: FormularseiteProps<W>,
  werte: W,
): string[] =>
  seitenLuecken(schritt, bau, werte, { formular: entwurf.wert().formular, kontext })
    .filter(({ pfad }) => !hatFeld(werte, pfad) && !bau.zeigtSelbst?.(pfad))
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
