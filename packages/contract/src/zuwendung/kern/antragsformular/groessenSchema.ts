import * as z from 'zod/mini'
import { Betrag } from '../../../shared/geld/betragSchema.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { PROZENT, STELLEN, WEITERE_UNTERNEHMEN } from '../grenzen.ts'
import { offen, text } from '../../../formular/felder.ts'

/** Staff in full-time posts: part-time counts as a fraction. */
const Mitarbeiter = z
  .number('Geben Sie eine Zahl ein.')
  .check(z.minimum(STELLEN.mindestens, STELLEN.satz), z.maximum(STELLEN.hoechstens, STELLEN.satz))

/** The three figures that a size class follows from (S4-03). */
export const groessenzahlen = {
  anzahlMitarbeiter: offen(Mitarbeiter),
  bilanzsumme: offen(Betrag),
  umsatz: offen(Betrag),
}
const Groessenzahlen = z.strictObject(groessenzahlen)

/** A partner (25 to 50 %, counted by its share) or linked enterprise (counted in full). */
const WeiteresUnternehmen = z.strictObject({
  id: offen(Kennung),
  name: offen(text(200)),
  beziehung: offen(z.enum(['PARTNER', 'VERBUNDEN'], 'Wählen Sie, wie die Unternehmen verbunden sind.')),
  anteil: offen(
    z
      .number('Geben Sie einen Anteil in Prozent ein.')
      .check(z.minimum(PROZENT.mindestens, PROZENT.satz), z.maximum(PROZENT.hoechstens, PROZENT.satz)),
  ),
  ...groessenzahlen,
})
export type WeiteresUnternehmen = z.infer<typeof WeiteresUnternehmen>

/**
 * What the totals were added up from (Recommendation 2003/361/EC, Annex, Article 6); beyond section 3.2, which knows
 * the totals only. The bank sees how they came about.
 */
export const Groessenrechnung = z.strictObject({
  eigene: offen(Groessenzahlen),
  weitere: offen(
    z
      .array(WeiteresUnternehmen)
      .check(z.maxLength(WEITERE_UNTERNEHMEN, `Geben Sie höchstens ${WEITERE_UNTERNEHMEN} Unternehmen an.`)),
  ),
})
export type Groessenrechnung = z.infer<typeof Groessenrechnung>
