import * as z from 'zod/mini'
import { absaetze } from '../../../shared/angaben/zeile.ts'
import { Betrag } from '../../../shared/geld/betragSchema.ts'
import { Tag } from '../../../shared/zeit/datumSchema.ts'
import { DeMinimisGrenze, Verordnung } from './deMinimisSchema.ts'
import { BEIHILFE_BETRAG, DEMINIMIS_HOECHSTENS } from './verordnungen.ts'

const GRUND_ZEICHEN = 500
const satz = (fehlt: string) => absaetze(GRUND_ZEICHEN, fehlt)

/** Another company that belongs to this one, by its ZID-Betriebsnummer or its number at the bank, and why. */
export const VerbindungEingabe = z.strictObject({
  kennung: satz('Geben Sie die ZID-Betriebsnummer oder die Geschäftspartnernummer ein.'),
  grundlage: satz('Geben Sie an, woraus sich die Verbindung ergibt.'),
})
export type VerbindungEingabe = z.infer<typeof VerbindungEingabe>

/** Small aid that another authority has granted. */
export const BeihilfeEingabe = z.strictObject({
  verordnung: Verordnung,
  betrag: Betrag.check(z.gt(0, BEIHILFE_BETRAG), z.maximum(DEMINIMIS_HOECHSTENS, BEIHILFE_BETRAG)),
  gewaehrtAm: Tag,
  geber: satz('Geben Sie ein, wer die Beihilfe gewährt hat.'),
})
export type BeihilfeEingabe = z.infer<typeof BeihilfeEingabe>

export const Streichung = z.strictObject({ grund: satz('Geben Sie an, warum die Beihilfe gestrichen wird.') })

/** The account of a single enterprise, for the bank; amounts in euros. */
export const DeMinimisKonto = z.object({
  /** Linked companies; `direkt`: by a link of this company's own, with its reason. */
  verbundene: z.array(z.object({ guid: z.string(), name: z.string(), grundlage: z.nullable(z.string()) })),
  /** For each ceiling that a programme of today has. */
  grenzen: z.array(z.object({ ...DeMinimisGrenze.shape, vergeben: z.number(), frei: z.number() })),
  zeilen: z.array(
    z.object({
      /** Null for an approval of ours. */
      beihilfe: z.nullable(z.string()),
      unternehmen: z.string(),
      verordnung: Verordnung,
      betrag: z.number(),
      /** Null while the notice of an approval has no effect yet. */
      gewaehrtAm: z.nullable(Tag),
      /** Another authority, or the number of our case. */
      geber: z.string(),
    }),
  ),
})
export type DeMinimisKonto = z.infer<typeof DeMinimisKonto>
