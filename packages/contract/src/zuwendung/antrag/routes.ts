import * as z from 'zod/mini'
import { lesen, setzen, speichern, versionsakt, verwerfen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { mitProduktgruppe } from '../../shared/produktgruppe.ts'
import { DATEN_VERZEICHNIS, ZUWENDUNGEN } from '../../shared/route.ts'
import { Foerderprogramm } from '../kern/antragsformular/foerdergegenstand.ts'
import { AntragFormular } from '../kern/antragsformular/formular.ts'
import { ZUWENDUNG } from '../kern/problems.ts'
import { AntragAntwort, AntragUebersicht } from './schema.ts'
import { UnterkategorieFilter } from '../kern/antragsformular/unterkategorie.ts'
import { Unterlage } from '../../formular/unterlage.ts'
import { VorhandeneDatei } from '../../formular/dateien.ts'
import { Anlagewunsch, FruehererAntrag } from './vorlage.ts'

const ANTRAG = `${ZUWENDUNGEN}/api/public/zuschussantrag` as const
const gibt = {
  antwort: AntragAntwort,
  etag: 'version',
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
} as const

/** R7.2-27. Saves a draft; `If-Match` carries the version that it builds on, the answer's ETag the new one (S11-05). */
export const antragSpeichern = versionsakt(`${ANTRAG}/formular`, 'KUNDE_SCHREIBT', {
  summary: 'Zuschussantrag speichern',
  body: AntragFormular,
  ...gibt,
})

/** R7.2-28 */
export const antragLesen = lesen(`${ANTRAG}/formular/:guid`, 'KUNDE_LIEST', {
  summary: 'Zuschussantrag lesen',
  ...gibt,
  problems: [ZUWENDUNG.antragFehlt],
})

/** R7.2-29. Submits when `fertig` is true, saves when it is not (S11-04). Submitting twice answers the same (S4-08). */
export const antragEinreichen = speichern(`${ANTRAG}/formular/:guid`, 'KUNDE_SCHREIBT', {
  summary: 'Zuschussantrag einreichen (fertig) oder speichern',
  body: AntragFormular,
  ...gibt,
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich, ALLGEMEIN.zuOft],
})

/** R7.2-30. A draft is deleted, a sent application withdrawn (S4-10); answers the form as it was. */
export const antragLoeschen = verwerfen(`${ANTRAG}/formular/:guid`, 'KUNDE_SCHREIBT', {
  summary: 'Entwurf löschen oder Antrag zurückziehen',
  ...gibt,
})

/** R7.2-31. Files of the form by kind, papers of its items, what earlier submissions named besides, all receipts. */
export const antragDokumenteLesen = lesen(`${ANTRAG}/formular/:guid/dokument`, 'KUNDE_LIEST', {
  summary: 'Alle Dateien eines Zuschussantrags',
  antwort: z.array(Unterlage),
  problems: [ZUWENDUNG.antragFehlt],
})

/** R7.2-32. `{metaGuid}` is the guid of the overview entry (S11-04); `?vorlage=` starts from an earlier one (S4-11), `?guid=` makes it repeatable. */
export const antragAnlegen = setzen(`${ANTRAG}/:metaGuid/formular/:unternehmenGuid`, 'KUNDE_SCHREIBT', {
  summary: 'Zuschussantrag anlegen',
  aufrufschluessel: 'moeglich',
  query: Anlagewunsch,
  ...gibt,
  problems: [ZUWENDUNG.einladungFehlt, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** Beyond the catalogue of calls: what a new application can start from, the latest first (S4-11). */
export const vorlagenLesen = lesen(`${ANTRAG}/:unternehmenGuid/vorlage`, 'KUNDE_LIEST', {
  summary: 'Frühere Anträge, aus denen ein neuer beginnen kann',
  antwort: z.array(FruehererAntrag),
})

/** R7.2-33. Leaves ZUKLB out; `?produktgruppe=ZUKLB` answers it alone (S11-06). */
export const antragUebersichtLesen = lesen(`${ANTRAG}/:unternehmenGuid`, 'KUNDE_LIEST', {
  summary: 'Übersicht der Zuschussanträge eines Unternehmens',
  query: mitProduktgruppe,
  antwort: z.array(AntragUebersicht),
})

/** S4-11. Files that applications of a company name, the latest first: each can be named again without another upload. */
export const vorhandeneDateienLesen = lesen(
  `${ZUWENDUNGEN}/api/public/file/:unternehmenGuid`,
  'KUNDE_LIEST',
  { summary: 'Dateien aus den Zuschussanträgen eines Unternehmens', antwort: z.array(VorhandeneDatei) },
)

/** R7.3-03. The categories of AnkNabo that hold at the reference date, each with its classes and rates. */
export const ankUnterkategorienLesen = lesen(`${DATEN_VERZEICHNIS}/ank/unterkategorie`, 'VERZEICHNIS_LIEST', {
  summary: 'Förderkategorien von ANK NaBo',
  query: UnterkategorieFilter,
  antwort: z.array(Foerderprogramm),
})

/** R7.3-04. The same for a product group ('standard' is AnkNabo). */
export const positivlisteLesen = lesen(
  `${DATEN_VERZEICHNIS}/positivliste/produktgruppe/:produktgruppe/unterkategorie`,
  'VERZEICHNIS_LIEST',
  {
    summary: 'Positivliste einer Produktgruppe',
    params: z.strictObject({ produktgruppe: z.enum(['standard', 'AnkNabo', 'ZUKLB']) }),
    query: UnterkategorieFilter,
    antwort: z.array(Foerderprogramm),
  },
)
