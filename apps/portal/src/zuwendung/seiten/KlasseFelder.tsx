import type { FoerdergegenstandKlasse } from '@foerderportal/contract/zuwendung/foerdergegenstand'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useFieldArray, useFormState, type Control } from 'react-hook-form'
import { BeratungFelder } from './BeratungFelder.tsx'
import type { GegenstaendeWerte } from './gegenstandWerte.ts'
import { MaschineFelder } from './MaschineFelder.tsx'

type Props = {
  control: Control<GegenstaendeWerte>
  stelle: number
  klasse: FoerdergegenstandKlasse | undefined
  /** Rate in percent for this applicant; undefined when the class is not funded for him. */
  quote: number | undefined
  entfernen: () => void
}

/** One class with its items. */
export function KlasseFelder({ control, stelle, klasse, quote, entfernen }: Props) {
  const name = `foerdergegenstandSeiten.${stelle}` as const
  const { fields, remove } = useFieldArray({ control, name: `${name}.foerdergegenstaende` })
  const { errors } = useFormState({ control, name })
  const fehler = errors.foerdergegenstandSeiten?.[stelle]?.foerdergegenstandKlasse?.message
  const titel = klasse?.titel ?? 'Fördergegenstand'
  const { frage } = useDialog()
  const einenEntfernen = async (j: number) => {
    const antwort = await frage({
      titel: `${titel} entfernen?`,
      text: 'Alle Angaben und Dateien dazu gehen verloren.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Entfernen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort !== 'confirm') return
    if (fields.length === 1) entfernen()
    else remove(j)
    // The button that had the focus is gone; the next thing to do is to choose something else.
    requestAnimationFrame(() => document.getElementById(feldId('gegenstandKlasse'))?.focus())
  }
  return (
    <section className="p-formular" aria-labelledby={feldId(`${name}.foerdergegenstandKlasse`)}>
      <div>
        <h2 className="kern-heading-medium" id={feldId(`${name}.foerdergegenstandKlasse`)} tabIndex={-1}>
          {titel}
        </h2>
        <p className="kern-body kern-body--muted">
          {quote === undefined
            ? 'Für Ihr Unternehmen gibt es hier keinen Zuschuss.'
            : `Zuschuss: ${quote} % der Nettokosten`}
        </p>
        {fehler && <p className="kern-error">{fehler}</p>}
        {klasse && <Kriterien kriterien={klasse.technischeKriterien} />}
      </div>
      {fields.map((gegenstand, j) => (
        <fieldset key={gegenstand.id} className="s-eintrag p-formular">
          <legend className="kern-heading-small">
            {titel} {fields.length > 1 && j + 1}
          </legend>
          {gegenstand.type === 'Maschine' ? (
            <MaschineFelder
              control={control}
              name={`${name}.foerdergegenstaende.${j}`}
              kennung={gegenstand.kennung}
            />
          ) : (
            <BeratungFelder control={control} name={`${name}.foerdergegenstaende.${j}`} />
          )}
          <div>
            <Knopf variante="tertiary" icon="delete" onClick={() => void einenEntfernen(j)}>
              {`${titel}${fields.length > 1 ? ` ${j + 1}` : ''} entfernen`}
            </Knopf>
          </div>
        </fieldset>
      ))}
    </section>
  )
}

function Kriterien({ kriterien }: { kriterien: readonly string[] }) {
  if (kriterien.length === 0) return null
  return (
    <details className="s-erklaerung">
      <summary>Was muss die Technik können?</summary>
      <ul>
        {kriterien.map((kriterium) => (
          <li key={kriterium}>{kriterium}</li>
        ))}
      </ul>
    </details>
  )
}
