import * as z from 'zod/mini'
import { Unterlage } from '../formular/unterlage.ts'
import { herunterladen, lesen, setzen, versionsakt, verwerfen } from '../shared/bauer.ts'
import { DATEI_NICHT_MOEGLICH } from '../shared/datei.ts'
import { PDF } from '../shared/dateitypen.ts'
import { MitDownload } from '../shared/jaNein.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { ZUWENDUNGEN } from '../shared/route.ts'
import { BekundungAntwort } from './antwort.ts'
import { BekundungSenden } from './bekundungsformular.ts'
import { BEKUNDUNG } from './problems.ts'
import { Bekundungseinladung, Losziehung } from './reihungsplatz.ts'
import { BekundungMeta, BekundungUebersicht } from './schema.ts'

const IBK = `${ZUWENDUNGEN}/api/public/ibk` as const
const gibt = { antwort: BekundungAntwort, etag: 'version' } as const

/** R7.2-14. The receipt of a declaration; `?download=true` answers it as attachment, else inline (S11-08). */
export const bekundungBelegLesen = herunterladen(`${IBK}/download/:fileGuid/:fileName`, 'KUNDE_LIEST', PDF, {
  summary: 'Eingangsbestätigung einer Interessenbekundung herunterladen',
  params: z.object({ fileGuid: Kennung, fileName: z.string() }),
  query: MitDownload,
  problems: [BEKUNDUNG.bekundungFehlt, DATEI_NICHT_MOEGLICH],
})

/** R7.2-15. Submits when `fertig` is true, saves when it is not (S11-04). Submitting twice answers the same (S3-02). */
export const bekundungSpeichern = versionsakt(`${IBK}/formular`, 'KUNDE_SCHREIBT', {
  summary: 'Interessenbekundung speichern oder absenden (fertig)',
  body: BekundungSenden,
  ...gibt,
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich, ALLGEMEIN.zuOft],
})

/** R7.2-16 */
export const bekundungLesen = lesen(`${IBK}/formular/:guid`, 'KUNDE_LIEST', {
  summary: 'Interessenbekundung lesen',
  ...gibt,
  problems: [BEKUNDUNG.bekundungFehlt],
})

/** R7.2-17. A draft is thrown away, a sent declaration withdrawn; the company may begin anew in the round (S3-02). */
export const bekundungZurueckziehen = verwerfen(`${IBK}/formular/:guid`, 'KUNDE_SCHREIBT', {
  summary: 'Interessenbekundung zurückziehen',
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich],
})

/** R7.2-18. All receipts, the earliest first. */
export const bekundungDokumenteLesen = lesen(`${IBK}/formular/:guid/dokument`, 'KUNDE_LIEST', {
  summary: 'Alle Dateien einer Interessenbekundung',
  antwort: z.array(Unterlage),
  problems: [BEKUNDUNG.bekundungFehlt],
})

/** R7.2-19. One for each company and round: of two calls the second answers the draft of the first. `?vorlage=` starts from an earlier one. */
export const bekundungAnlegen = setzen(`${IBK}/:ibkMetaGuid/formular/:unternehmenGuid`, 'KUNDE_SCHREIBT', {
  summary: 'Interessenbekundung anlegen',
  aufrufschluessel: 'moeglich',
  query: z.strictObject({ vorlage: z.optional(Kennung) }),
  ...gibt,
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich],
})

/** R7.2-20. A round belongs to nobody: whoever may read grants may read what can be declared in it. */
export const bekundungMetaLesen = lesen(`${IBK}/:ibkMetaGuid/meta`, 'KUNDE_LIEST', {
  summary: 'Vorgaben einer Runde der Interessenbekundung',
  antwort: BekundungMeta,
  problems: [BEKUNDUNG.bekundungFehlt],
})

/** R7.2-21. What is listed of the rounds for this company (R4-08). */
export const bekundungUebersichtLesen = lesen(`${IBK}/:unternehmenGuid`, 'KUNDE_LIEST', {
  summary: 'Übersicht der Interessenbekundungen eines Unternehmens',
  antwort: z.array(BekundungUebersicht),
})

/** Beyond the catalogue: with what the own lots of a released ranking are computed anew (S3-06). */
export const bekundungLoseLesen = lesen(`${IBK}/formular/:guid/los`, 'KUNDE_LIEST', {
  summary: 'Eigene Lose mit allem, womit sie sich nachrechnen lassen',
  antwort: Losziehung,
  problems: [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich],
})

/** Beyond the catalogue: a company gives an open invitation back; what was held for it is free for others (S3-04). */
export const einladungVerzichten = setzen(`${IBK}/einladung/:guid/verzicht`, 'KUNDE_SCHREIBT', {
  summary: 'Auf eine Einladung zum Antrag verzichten',
  antwort: Bekundungseinladung,
  problems: [BEKUNDUNG.einladungFehlt, BEKUNDUNG.nichtMoeglich],
})
