import type { Vorgang } from './vorgaenge.ts'

/** What people are called, by their `sub`. */
export type Name = (sub: string) => string

const getan = (name: Name, sub: string | null, am: Date | null) =>
  sub !== null && am !== null ? { name: name(sub), am: am.toISOString() } : null

/** Who did what with something that needs two people. */
export const vorgangAnsicht = (name: Name, v: Vorgang) => {
  const zurueck = getan(name, v.zurueckgegeben_von, v.zurueckgegeben_am)
  return {
    guid: v.guid,
    status: v.status,
    vorgelegt: { name: name(v.vorbereitet_von), am: v.vorgelegt_am.toISOString() },
    freigegeben: getan(name, v.freigegeben_von, v.freigegeben_am),
    zurueckgegeben: zurueck && { ...zurueck, grund: v.zurueckgegeben_grund ?? '' },
  }
}
