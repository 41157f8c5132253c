import * as z from 'zod/mini'
import { Zeitpunkt } from './zeit/datumSchema.ts'
import { Kennung } from './nummern/kennung.ts'
import { Email } from './angaben/kontakt.ts'
import { absaetze, freiwilligeZeile } from './angaben/zeile.ts'

/** A report of a barrier. Who wants no answer names neither himself nor an address. */
export const BarriereEingabe = z.strictObject({
  /** Chosen for one report: sent again, it is the same report. */
  kennung: Kennung,
  barriere: absaetze(4000, 'Beschreiben Sie, was Sie hindert.'),
  seite: freiwilligeZeile(300),
  absender: freiwilligeZeile(150),
  antwortAn: z.nullish(Email),
})
export type BarriereEingabe = z.infer<typeof BarriereEingabe>

export const BarriereEingang = z.strictObject({ meldungsnummer: z.string(), eingegangenAm: Zeitpunkt })
export type BarriereEingang = z.infer<typeof BarriereEingang>
