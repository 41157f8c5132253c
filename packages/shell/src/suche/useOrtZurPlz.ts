import { orteZurPlz } from '@foerderportal/client/verzeichnis/verzeichnis'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useController, type FieldPath, type FieldValues, type Control } from 'react-hook-form'
import { useNetzpruefung } from '../formular/useNetzpruefung.ts'
import { eintragAnsagen } from './eintragAnsagen.ts'
import { feldMarkieren } from './feldMarkieren.ts'
import { ortstreffer, type Adresstreffer } from './adressTreffer.ts'

const KEINE: readonly Adresstreffer[] = []

const orte = async (plz: string, signal: AbortSignal) => ortstreffer(await orteZurPlz(plz, signal))

/**
 * The places of the postal code that was typed. Where it has but one, that is filled in; what the user has typed as the
 * place is never overwritten, only what came from here.
 */
export const useOrtZurPlz = <W extends FieldValues>(
  control: Control<W>,
  namen: { readonly plz: FieldPath<W>; readonly ort: FieldPath<W> },
): readonly Adresstreffer[] => {
  const { field: plz, fieldState } = useController({ control, name: namen.plz })
  const { field: ort } = useController({ control, name: namen.ort })
  const vonHier = useRef<string>(undefined)
  const zuMarkieren = useRef(false)
  const text = String(plz.value).trim()
  const stand = useNetzpruefung(fieldState.isDirty && /^\d{5}$/.test(text) ? text : undefined, orte)
  const gefunden = stand.art === 'gut' ? stand.antwort : undefined

  const eintragen = useEffectEvent((treffer: readonly Adresstreffer[]) => {
    if (ort.value !== '' && ort.value !== vonHier.current) return
    if (treffer.some(({ text: name }) => name === ort.value)) return
    const [einziger] = treffer.length === 1 ? treffer : []
    vonHier.current = einziger?.text
    if (ort.value !== (einziger?.text ?? '')) ort.onChange(einziger?.text ?? '')
    eintragAnsagen([einziger && `Ort ${einziger.text}`])
    zuMarkieren.current = einziger !== undefined
  })
  // Whoever is in the field already writes over what came.
  useLayoutEffect(() => {
    if (zuMarkieren.current && document.activeElement?.id === feldId(namen.ort)) feldMarkieren(namen.ort)
    zuMarkieren.current = false
  }, [ort.value, namen.ort])
  useEffect(() => {
    if (gefunden !== undefined) eintragen(gefunden)
  }, [gefunden])
  return gefunden ?? KEINE
}
