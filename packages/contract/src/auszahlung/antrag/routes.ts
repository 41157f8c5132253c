import * as z from 'zod/mini'
import { Unterlage } from '../../formular/unterlage.ts'
import { lesen, setzen, speichern, versionsakt, verwerfen } from '../../shared/bauer.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { AuszahlungFormular } from '../formular.ts'
import { AUSZAHLUNG_PROBLEME } from '../problems.ts'
import { AUSZAHLUNG } from '../routes.ts'
import { AuszahlungAntwort } from '../schema.ts'

const FORMULAR = `${AUSZAHLUNG}/formular` as const

const { auszahlungFehlt, geschaeftFehlt, nichtMoeglich } = AUSZAHLUNG_PROBLEME
const gibt = {
  antwort: AuszahlungAntwort,
  etag: 'version',
  problems: [auszahlungFehlt, nichtMoeglich],
} as const

/**
 * R7.2-04. `?vorlage=` starts from a rejected request of the case (S6-06); `?guid=` names the new one, so that a repeat
 * makes no second one.
 */
export const auszahlungAnlegen = setzen(FORMULAR, 'KUNDE_SCHREIBT', {
  summary: 'Auszahlungsantrag anlegen',
  aufrufschluessel: 'moeglich',
  query: z.strictObject({
    geschaeftGuid: z.uuid('Geben Sie das Geschäft an.').check(z.toLowerCase()),
    vorlage: z.optional(Kennung),
    guid: z.optional(Kennung),
  }),
  pflicht: ['geschaeftGuid'],
  ...gibt,
  problems: [geschaeftFehlt, auszahlungFehlt, nichtMoeglich],
})

/** R7.2-05 */
export const auszahlungLesen = lesen(`${FORMULAR}/:guid`, 'KUNDE_LIEST', {
  summary: 'Auszahlungsantrag lesen',
  ...gibt,
  problems: [auszahlungFehlt],
})

/** R7.2-06. Saves a draft (S11-04); `If-Match` carries the version that it builds on (S11-05). */
export const auszahlungSpeichern = versionsakt(`${FORMULAR}/:guid`, 'KUNDE_SCHREIBT', {
  summary: 'Auszahlungsantrag speichern',
  body: AuszahlungFormular,
  ...gibt,
})

/** R7.2-07. Submits (S11-04). Repeating it answers the same receipt. */
export const auszahlungEinreichen = speichern(`${FORMULAR}/:guid`, 'KUNDE_SCHREIBT', {
  summary: 'Auszahlungsantrag einreichen',
  body: AuszahlungFormular,
  ...gibt,
})

/** R7.2-08. A draft; what was sent stays. */
export const auszahlungLoeschen = verwerfen(`${FORMULAR}/:guid`, 'KUNDE_SCHREIBT', {
  summary: 'Entwurf eines Auszahlungsantrags löschen',
  problems: [auszahlungFehlt, nichtMoeglich],
})

/** R7.2-09. Files of the form, invoice by invoice, and the receipt. */
export const auszahlungDokumenteLesen = lesen(`${FORMULAR}/:guid/dokument`, 'KUNDE_LIEST', {
  summary: 'Alle Dateien eines Auszahlungsantrags',
  antwort: z.array(Unterlage),
  problems: [auszahlungFehlt],
})

/** R7.2-11. What the approval of an item stands in: the notices of its case, and the papers it was approved with. */
export const bewilligungsunterlagenLesen = lesen(
  `${AUSZAHLUNG}/:unternehmenGuid/foerdergegenstand/:foerdergegenstandId`,
  'KUNDE_LIEST',
  {
    summary: 'Unterlagen zur Bewilligung eines Fördergegenstands',
    antwort: z.array(Unterlage),
    problems: [geschaeftFehlt],
  },
)
