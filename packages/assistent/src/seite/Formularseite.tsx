import { nextStep, prevStep, type Step } from '@foerderportal/flow/flow'
import { useSeitenwerte } from '@foerderportal/shell/entwurf/useSeitenwerte'
import { hatFeld } from '@foerderportal/shell/formular/hatFeld'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useLoadOnFocus } from '@foerderportal/shell/late/useLoadOnFocus'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { FELD } from '../dateien/UploadFeld.tsx'
import { datenVon, type Formularantwort } from '../formularart.ts'
import { Formularhinweise } from './Formularhinweise.tsx'
import { Formularleiste } from './Formularleiste.tsx'
import { seitenFehler, seitenLuecken, type OffeneSeite } from './seitePruefen.ts'
import { useSprungziel } from './useSprungziel.ts'

/**
 * A page of questions. Each change is noted in the draft, which saves it by itself; 'Weiter' checks, saves and goes on.
 * A page that is not right yet is saved all the same: a draft may have gaps.
 */
export function Formularseite<V extends Formularantwort, K, W extends FieldValues>(
  props: OffeneSeite<V, K, W> & { zusammenfassung?: Step<string> | undefined },
) {
  const { art, schritt, bau, entwurf, vorgang, kontext, stehtFest, zusammenfassung } = props
  const { Felder } = bau
  const navigate = useNavigate()
  const seitenformular = useSeitenformular(props)
  const { control, formState, getValues } = seitenformular
  const daten = datenVon(props)
  const vorige = prevStep(art.flow, schritt.path, daten)
  const [vergleich, setVergleich] = useState(false)

  const gehenZu = (ziel: Step<string> | null) =>
    ziel && navigate({ to: art.wege.seite(daten.formular.guid, ziel.path) })
  /** Without a connection the answers wait in the draft; that keeps nobody from the next page. */
  const weiterMoeglich = async () => {
    const gespeichert = await entwurf.speichern()
    setVergleich(entwurf.stand().art === 'konflikt')
    return gespeichert || entwurf.stand().art === 'wartet'
  }
  const weiter = seitenformular.handleSubmit(
    async () => {
      if (!(await weiterMoeglich())) return
      await gehenZu(nextStep(art.flow, schritt.path, datenVon(props)))
    },
    () => void entwurf.speichern(),
  )

  return (
    <form noValidate className="p-formular" aria-labelledby={SEITENTITEL} onSubmit={(e) => void weiter(e)}>
      <Fehleruebersicht control={control} />
      <Offen texte={ohneFeld(props, getValues())} />
      <fieldset className="p-sperrbar" role="presentation" disabled={stehtFest}>
        <Felder
          control={control}
          werte={getValues}
          vorgang={vorgang}
          kontext={kontext}
          formular={daten.formular}
          schritt={schritt}
        />
      </fieldset>
      <Formularhinweise {...{ art, entwurf, vergleich, setVergleich }} />
      <Formularleiste
        entwurf={entwurf}
        zurueck={vorige ? { beiKlick: () => void gehenZu(vorige) } : undefined}
        zusammenfassung={zusammenfassung && (() => void gehenZu(zusammenfassung))}
        laeuft={formState.isSubmitting}
        vergleichen={() => setVergleich(true)}
      />
    </form>
  )
}

const useSeitenformular = <V extends Formularantwort, K, W extends FieldValues>(
  seite: OffeneSeite<V, K, W>,
) => {
  const { art, entwurf, schritt } = seite
  const pruefen = async (werte: W) =>
    (await seitenFehler(seite, werte)).filter(({ pfad }) => hatFeld(werte, pfad))
  const formular = useForm<W>({
    ...FORM_OPTIONS,
    resolver: pruefer(pruefen),
    defaultValues: entwurf.roh(schritt.key) as DefaultValues<W>, // what this page has read or noted itself
  })
  useLoadOnFocus(art.schema)
  useLoadOnFocus(FELD)
  useSeitenwerte(entwurf, schritt.key, formular)
  useSprungziel()
  return formular
}

/** What is missing but can't be mended on this page. It does not keep anybody from going on. */
const ohneFeld = <V extends Formularantwort, K, W extends FieldValues>(
  seite: OffeneSeite<V, K, W>,
  werte: W,
): string[] =>
  seitenLuecken(seite, werte)
    .filter(({ pfad }) => !hatFeld(werte, pfad) && !seite.bau.zeigtSelbst?.(pfad))
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
