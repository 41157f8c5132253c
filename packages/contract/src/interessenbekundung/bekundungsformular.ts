import * as z from 'zod/mini'
import { FreiesJson, offen, text } from '../formular/felder.ts'
import { Betrag } from '../shared/geld/betragSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'

/** A code of the round's Vorgaben ('A.1'). */
const BEREICH_ZEICHEN = 40
/** Far more than any round has: what a client may send, not what a round offers. */
const INVESTITIONEN_HOECHSTENS = 100

/** What a company wants to invest in one category, before it applies for anything. @public named in `/api-docs` */
export const Investition = z.strictObject({
  investitionBereich: text(BEREICH_ZEICHEN),
  betragInEuro: offen(Betrag),
  /** The server's sum (S3-02); what is sent for it does not count. */
  zuwendungInEuro: offen(Betrag),
})
export type Investition = z.infer<typeof Investition>

/** The company's address. @public named in `/api-docs` */
export const BekundungAdresse = z.strictObject({
  strasse: offen(text(100)),
  hausnummer: offen(text(20)),
  plz: offen(text(10, 'plz')),
  ort: offen(text(100)),
})

/** Form company: the server keeps it equal to the company's own data until the declaration is sent. */
export const BekundungUnternehmen = z.strictObject({
  unternehmenName: offen(text(200)),
  unternehmenAdresse: offen(BekundungAdresse),
  zidBetriebnummer: offen(text(20)),
})
export type BekundungUnternehmen = z.infer<typeof BekundungUnternehmen>

/** Of the stored form; the form of section 3.4 does not carry it. */
export const BEKUNDUNG_CLASS_VERSION = 1

/**
 * Form body (section 3.4). A draft may have gaps and amounts out of bounds, so that nothing typed is lost; whether it
 * can be sent is said by `bekundungPruefen` in flow.ts. The server answers one entry for each category of the round.
 */
export const BekundungFormular = z.strictObject({
  guid: Kennung,
  fertig: offen(z.boolean()),
  investitionen: offen(
    z
      .array(Investition)
      .check(z.maxLength(INVESTITIONEN_HOECHSTENS, 'So viele Kategorien gibt es in keiner Runde.')),
  ),
  unternehmen: offen(BekundungUnternehmen),
  uiStorage: z.optional(FreiesJson),
})
export type BekundungFormular = z.infer<typeof BekundungFormular>

/** The same as it is sent: what the server has answered beside it may come back with it, and is not read. */
export const BekundungSenden = z.extend(BekundungFormular, { lage: z.optional(z.unknown()) })
