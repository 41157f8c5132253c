import * as z from 'zod/mini'
import { Unterlage } from '../../formular/unterlage.ts'
import { Kennung, mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { route } from '../../shared/route.ts'
import { AuszahlungFormular } from '../formular.ts'
import { AUSZAHLUNG_PROBLEME } from '../problems.ts'
import { AUSZAHLUNG, LESEN } from '../routes.ts'
import { AuszahlungAntwort } from '../schema.ts'

const FORMULAR = `${AUSZAHLUNG}/formular` as const

const SCHREIBEN = ['ZUWENDUNGEN', 'SCHREIBEN'] as const

const { auszahlungFehlt, geschaeftFehlt, nichtMoeglich } = AUSZAHLUNG_PROBLEME

/**
 * R7.2-04. `?vorlage=` starts from a rejected request of the case (S6-06); `?guid=` names the new one, so that a repeat
 * makes no second one.
 */
export const auszahlungAnlegen = route({
  method: 'PUT',
  path: FORMULAR,
  permission: SCHREIBEN,
  summary: 'Auszahlungsantrag anlegen',
  aufrufschluessel: 'moeglich',
  query: z.strictObject({
    geschaeftGuid: z.uuid('Geben Sie das Geschäft an.').check(z.toLowerCase()),
    vorlage: z.optional(Kennung),
    guid: z.optional(Kennung),
  }),
  pflicht: ['geschaeftGuid'],
  etag: 'version',
  answers: { 200: AuszahlungAntwort },
  problems: [geschaeftFehlt, auszahlungFehlt, nichtMoeglich],
})

/** R7.2-05 */
export const auszahlungLesen = route({
  method: 'GET',
  path: `${FORMULAR}/:guid`,
  permission: LESEN,
  summary: 'Auszahlungsantrag lesen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: AuszahlungAntwort },
  problems: [auszahlungFehlt],
})

/** R7.2-06. Saves a draft (S11-04); `If-Match` carries the version that it builds on (S11-05). */
export const auszahlungSpeichern = route({
  method: 'POST',
  path: `${FORMULAR}/:guid`,
  permission: SCHREIBEN,
  summary: 'Auszahlungsantrag speichern',
  params: mitGuid,
  body: AuszahlungFormular,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AuszahlungAntwort },
  problems: [auszahlungFehlt, nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** R7.2-07. Submits (S11-04). Repeating it answers the same receipt. */
export const auszahlungEinreichen = route({
  method: 'PUT',
  path: `${FORMULAR}/:guid`,
  permission: SCHREIBEN,
  summary: 'Auszahlungsantrag einreichen',
  params: mitGuid,
  body: AuszahlungFormular,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AuszahlungAntwort },
  problems: [auszahlungFehlt, nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** R7.2-08. A draft; what was sent stays. */
export const auszahlungLoeschen = route({
  method: 'DELETE',
  path: `${FORMULAR}/:guid`,
  permission: SCHREIBEN,
  summary: 'Entwurf eines Auszahlungsantrags löschen',
  params: mitGuid,
  ifMatch: true,
  answers: { 204: null },
  problems: [auszahlungFehlt, nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** R7.2-09. Files of the form, invoice by invoice, and the receipt. */
export const auszahlungDokumenteLesen = route({
  method: 'GET',
  path: `${FORMULAR}/:guid/dokument`,
  permission: LESEN,
  summary: 'Alle Dateien eines Auszahlungsantrags',
  params: mitGuid,
  answers: { 200: z.array(Unterlage) },
  problems: [auszahlungFehlt],
})

/** R7.2-11. What the approval of an item stands in: the notices of its case, and the papers it was approved with. */
export const bewilligungsunterlagenLesen = route({
  method: 'GET',
  path: `${AUSZAHLUNG}/:unternehmenGuid/foerdergegenstand/:foerdergegenstandId`,
  permission: LESEN,
  summary: 'Unterlagen zur Bewilligung eines Fördergegenstands',
  params: z.strictObject({ unternehmenGuid: Kennung, foerdergegenstandId: Kennung }),
  answers: { 200: z.array(Unterlage) },
  problems: [geschaeftFehlt],
})
