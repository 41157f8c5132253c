import type { FoerdergegenstandKlasse } from '@foerderportal/contract/zuwendung/foerdergegenstand'
import { feldId } from '@foerderportal/ui/felder/feldId'
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
  const einenEntfernen = (j: number) => (fields.length === 1 ? entfernen() : remove(j))
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
            <Knopf variante="tertiary" icon="delete" onClick={() => einenEntfernen(j)}>
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
