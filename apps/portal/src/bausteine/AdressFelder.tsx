import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

type Props<W extends FieldValues> = {
  control: Control<W>
  /** Path of the address in the form. */
  pfad: string
  /** Whether the browser may fill in the user's own address. */
  eigene?: boolean
}

/** Street, number, postal code and place. */
export function AdressFelder<W extends FieldValues>({ control, pfad, eigene = false }: Props<W>) {
  // Composed paths are beyond the types of react-hook-form; the forms that use this have these four fields.
  const name = (feld: string) => `${pfad}.${feld}` as FieldPath<W>
  const auto = (wert: 'address-line1' | 'postal-code' | 'address-level2') => (eigene ? wert : 'off')
  return (
    <>
      <div className="s-zweispaltig s-zweispaltig--breit-schmal">
        <Textfeld
          control={control}
          name={name('strasse')}
          etikett="Straße"
          autoComplete={auto('address-line1')}
        />
        <Textfeld
          control={control}
          name={name('hausnummer')}
          etikett="Hausnummer"
          breite="kurz"
          autoComplete="off"
        />
      </div>
      <div className="s-zweispaltig s-zweispaltig--schmal-breit">
        <Textfeld
          control={control}
          name={name('plz')}
          etikett="Postleitzahl"
          breite="kurz"
          inputMode="numeric"
          autoComplete={auto('postal-code')}
        />
        <Textfeld control={control} name={name('ort')} etikett="Ort" autoComplete={auto('address-level2')} />
      </div>
    </>
  )
}
