import type { Treffer } from '@foerderportal/ui/felder/suche/treffer'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { Adresstreffer } from './adressTreffer.ts'
import { eintragAnsagen } from './eintragAnsagen.ts'
import { feldMarkieren } from './feldMarkieren.ts'

/** The parts of an address as they stand in the form, and how a chosen suggestion fills them in. */
export const useAdressTeile = <W extends FieldValues>(
  control: Control<W>,
  name: (feld: string) => FieldPath<W>,
) => {
  const { field: hausnummer } = useController({ control, name: name('hausnummer') })
  const { field: plz } = useController({ control, name: name('plz') })
  const { field: ort } = useController({ control, name: name('ort') })

  /** Filled in is as good as typed and left: an error that stood there goes. */
  const setzen = (wort: string, feld: typeof plz, text: string): string | undefined => {
    if (feld.value === text) return undefined
    feld.onChange(text)
    feld.onBlur()
    return `${wort} ${text}`
  }
  const uebernehmen = (treffer: Treffer) => {
    const { teile, feldtext } = treffer as Adresstreffer // the fields of an address look for nothing else
    eintragAnsagen([
      setzen('Postleitzahl', plz, teile.plz),
      setzen('Ort', ort, teile.ort),
      teile.hausnummer === undefined ? undefined : setzen('Hausnummer', hausnummer, teile.hausnummer),
    ])
    // A street without a number: that is all that is missing now. What stands there is marked, to be written over.
    if (teile.hausnummer === undefined && feldtext) feldMarkieren(name('hausnummer'))
  }
  return { plz: String(plz.value).trim(), ort: String(ort.value).trim(), uebernehmen }
}
