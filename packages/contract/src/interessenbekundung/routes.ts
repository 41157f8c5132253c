import * as z from 'zod/mini'
import { Unterlage } from '../formular/unterlage.ts'
import { DATEI_NICHT_MOEGLICH } from '../shared/datei.ts'
import { JaNein } from '../shared/jaNein.ts'
import { Kennung, mitGuid, mitUnternehmen } from '../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { ZUWENDUNGEN, route } from '../shared/route.ts'
import { BekundungAntwort } from './antwort.ts'
import { BekundungSenden } from './bekundungsformular.ts'
import { BEKUNDUNG } from './problems.ts'
import { Bekundungseinladung, Losziehung } from './reihungsplatz.ts'
import { BekundungMeta, BekundungUebersicht, mitIbkMeta } from './schema.ts'

const IBK = `${ZUWENDUNGEN}/api/public/ibk`

const LESEN = ['ZUWENDUNGEN', 'LESEN'] as const
const SCHREIBEN = ['ZUWENDUNGEN', 'SCHREIBEN'] as const

/** R7.2-14. The receipt of a declaration; `?download=true` answers it as attachment, else inline (S11-08). */
export const bekundungBelegLesen = route({
  method: 'GET',
  path: `${IBK}/download/:fileGuid/:fileName`,
  permission: LESEN,
  summary: 'Eingangsbestätigung einer Interessenbekundung herunterladen',
  params: z.object({ fileGuid: Kennung, fileName: z.string() }),
  query: z.object({ download: z.optional(JaNein) }),
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [BEKUNDUNG.bekundungFehlt, DATEI_NICHT_MOEGLICH],
})

/** R7.2-15. Submits when `fertig` is true, saves when it is not (S11-04). Submitting twice answers the same (S3-02). */
export const bekundungSpeichern = route({
  method: 'POST',
  path: `${IBK}/formular`,
  permission: SCHREIBEN,
  summary: 'Interessenbekundung speichern oder absenden (fertig)',
  body: BekundungSenden,
  etag: 'version',
  ifMatch: true,
  answers: { 200: BekundungAntwort },
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend, ALLGEMEIN.zuOft],
})

/** R7.2-16 */
export const bekundungLesen = route({
  method: 'GET',
  path: `${IBK}/formular/:guid`,
  permission: LESEN,
  summary: 'Interessenbekundung lesen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: BekundungAntwort },
  problems: [BEKUNDUNG.bekundungFehlt],
})

/** R7.2-17. A draft is thrown away, a sent declaration withdrawn; the company may begin anew in the round (S3-02). */
export const bekundungZurueckziehen = route({
  method: 'DELETE',
  path: `${IBK}/formular/:guid`,
  permission: SCHREIBEN,
  summary: 'Interessenbekundung zurückziehen',
  params: mitGuid,
  ifMatch: true,
  answers: { 204: null },
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** R7.2-18. All receipts, the earliest first. */
export const bekundungDokumenteLesen = route({
  method: 'GET',
  path: `${IBK}/formular/:guid/dokument`,
  permission: LESEN,
  summary: 'Alle Dateien einer Interessenbekundung',
  params: mitGuid,
  answers: { 200: z.array(Unterlage) },
  problems: [BEKUNDUNG.bekundungFehlt],
})

/** R7.2-19. One for each company and round: of two calls the second answers the draft of the first. `?vorlage=` starts from an earlier one. */
export const bekundungAnlegen = route({
  method: 'PUT',
  path: `${IBK}/:ibkMetaGuid/formular/:unternehmenGuid`,
  permission: SCHREIBEN,
  summary: 'Interessenbekundung anlegen',
  aufrufschluessel: 'moeglich',
  params: z.strictObject({ ibkMetaGuid: Kennung, unternehmenGuid: Kennung }),
  query: z.strictObject({ vorlage: z.optional(Kennung) }),
  etag: 'version',
  answers: { 200: BekundungAntwort },
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich],
})

/** R7.2-20. A round belongs to nobody: whoever may read grants may read what can be declared in it. */
export const bekundungMetaLesen = route({
  method: 'GET',
  path: `${IBK}/:ibkMetaGuid/meta`,
  permission: LESEN,
  summary: 'Vorgaben einer Runde der Interessenbekundung',
  params: mitIbkMeta,
  answers: { 200: BekundungMeta },
  problems: [BEKUNDUNG.bekundungFehlt],
})

/** R7.2-21. What is listed of the rounds for this company (R4-08). */
export const bekundungUebersichtLesen = route({
  method: 'GET',
  path: `${IBK}/:unternehmenGuid`,
  permission: LESEN,
  summary: 'Übersicht der Interessenbekundungen eines Unternehmens',
  params: mitUnternehmen,
  answers: { 200: z.array(BekundungUebersicht) },
})

/** Beyond the catalogue: with what the own lots of a released ranking are computed anew (S3-06). */
export const bekundungLoseLesen = route({
  method: 'GET',
  path: `${IBK}/formular/:guid/los`,
  permission: LESEN,
  summary: 'Eigene Lose mit allem, womit sie sich nachrechnen lassen',
  params: mitGuid,
  answers: { 200: Losziehung },
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich],
})

/** Beyond the catalogue: a company gives an open invitation back; what was held for it is free for others (S3-04). */
export const einladungVerzichten = route({
  method: 'PUT',
  path: `${IBK}/einladung/:guid/verzicht`,
  permission: SCHREIBEN,
  summary: 'Auf eine Einladung zum Antrag verzichten',
  params: mitGuid,
  answers: { 200: Bekundungseinladung },
  problems: [BEKUNDUNG.einladungFehlt, BEKUNDUNG.nichtMoeglich],
})
