import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/getippt/Zahlfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useFieldArray, type Control } from 'react-hook-form'
import { LEERE_HAUPTGRUPPE, LEERE_KATEGORIE, type Rundewerte } from './werte.ts'

type Props = { control: Control<Rundewerte> }

/** What can be declared, class by class; the lower the number, the earlier a class is invited. */
export function Hauptgruppen({ control }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'vorgaben.hauptgruppen' })
  return (
    <fieldset className="kern-fieldset d-feldgruppe">
      <legend className="kern-label">Hauptgruppen und Kategorien</legend>
      {fields.map(({ id }, nr) => (
        <fieldset
          key={id}
          className="kern-fieldset d-feldgruppe d-feldgruppe--innen"
          data-ding={`Hauptgruppe ${nr + 1}`}
        >
          <legend className="kern-label">Hauptgruppe {nr + 1}</legend>
          <div className="d-feldraster">
            <Textfeld
              control={control}
              name={`vorgaben.hauptgruppen.${nr}.code`}
              etikett="Code"
              hinweis="Zum Beispiel A"
              breite="kurz"
              maxLength={40}
            />
            <Textfeld
              control={control}
              name={`vorgaben.hauptgruppen.${nr}.bezeichnung`}
              etikett="Bezeichnung"
            />
            <Zahlfeld
              control={control}
              name={`vorgaben.hauptgruppen.${nr}.prioritaet`}
              etikett="Vorrang"
              hinweis="1 wird zuerst eingeladen"
              breite="kurz"
            />
          </div>
          <Kategorien control={control} gruppe={nr} />
          {fields.length > 1 && (
            <div>
              <Knopf variante="tertiary" klein onClick={() => remove(nr)}>
                {`Hauptgruppe ${nr + 1} entfernen`}
              </Knopf>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Knopf variante="secondary" icon="add" onClick={() => append(LEERE_HAUPTGRUPPE)}>
          Hauptgruppe hinzufügen
        </Knopf>
      </div>
    </fieldset>
  )
}

function Kategorien({ control, gruppe }: Props & { gruppe: number }) {
  const pfad = `vorgaben.hauptgruppen.${gruppe}.metaKategorien` as const
  const { fields, append, remove } = useFieldArray({ control, name: pfad })
  return (
    <>
      {fields.map(({ id }, nr) => (
        <fieldset
          key={id}
          className="kern-fieldset d-feldgruppe d-feldgruppe--innen"
          data-ding={`Hauptgruppe ${gruppe + 1}, Kategorie ${nr + 1}`}
        >
          <legend className="kern-label">Kategorie {nr + 1}</legend>
          <div className="d-feldraster">
            <Textfeld
              control={control}
              name={`${pfad}.${nr}.code`}
              etikett="Code"
              hinweis="Zum Beispiel A.1"
              breite="kurz"
              maxLength={40}
            />
            <Textfeld control={control} name={`${pfad}.${nr}.bezeichnung`} etikett="Bezeichnung" />
            <Betragsfeld
              control={control}
              name={`${pfad}.${nr}.betragInEuroMin`}
              etikett="Kleinster Betrag"
            />
            <Betragsfeld control={control} name={`${pfad}.${nr}.betragInEuroMax`} etikett="Größter Betrag" />
            <Zahlfeld
              control={control}
              name={`${pfad}.${nr}.foerderquote`}
              etikett="Förderquote"
              einheit="%"
              nachkommastellen={2}
            />
            <Erklaerung control={control} pfad={`${pfad}.${nr}`} />
          </div>
          {fields.length > 1 && (
            <div>
              <Knopf variante="tertiary" klein onClick={() => remove(nr)}>
                {`Kategorie ${nr + 1} entfernen`}
              </Knopf>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Knopf variante="tertiary" icon="add" onClick={() => append(LEERE_KATEGORIE)}>
          Kategorie hinzufügen
        </Knopf>
      </div>
    </>
  )
}

type Kategoriepfad = `vorgaben.hauptgruppen.${number}.metaKategorien.${number}`

/** What is meant by a category, in words and as a picture. */
function Erklaerung({ control, pfad }: Props & { pfad: Kategoriepfad }) {
  return (
    <>
      <Textfeld
        control={control}
        name={`${pfad}.erklaerung`}
        etikett="Erklärung"
        hinweis="Was gemeint ist, mit Beispielen"
        freiwillig
        maxLength={500}
      />
      <Textfeld
        control={control}
        name={`${pfad}.imageSrc`}
        etikett="Bild"
        hinweis="Adresse im Portal, zum Beispiel /ibk/moor.svg"
        maxLength={200}
      />
      <Textfeld
        control={control}
        name={`${pfad}.imageAlt`}
        etikett="Was das Bild zeigt"
        hinweis="Für alle, die es nicht sehen"
        maxLength={300}
      />
    </>
  )
}
