import { getan, type Name } from '../../nutzer/public.ts'
import type { Vorgang } from './vorgaenge.ts'

/** Who did what with something that needs two people. */
export const vorgangAnsicht = <S>(name: Name, v: Vorgang<S>) => {
  const zurueck = getan(name, v.zurueckgegeben_von, v.zurueckgegeben_am)
  return {
    guid: v.guid,
    status: v.status,
    vorgelegt: { name: name(v.vorbereitet_von), am: v.vorgelegt_am.toISOString() },
    freigegeben: getan(name, v.freigegeben_von, v.freigegeben_am),
    zurueckgegeben: zurueck && { ...zurueck, grund: v.zurueckgegeben_grund ?? '' },
  }
}
