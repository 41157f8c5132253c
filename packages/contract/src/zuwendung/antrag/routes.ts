import * as z from 'zod/mini'
import { Kennung, mitGuid, mitUnternehmen } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { mitProduktgruppe } from '../../shared/produktgruppe.ts'
import { DATEN_VERZEICHNIS, ZUWENDUNGEN, route } from '../../shared/route.ts'
import { Foerderprogramm } from '../kern/antragsformular/foerdergegenstand.ts'
import { AntragFormular } from '../kern/antragsformular/formular.ts'
import { ZUWENDUNG } from '../kern/problems.ts'
import { AntragAntwort, AntragUebersicht } from './schema.ts'
import { UnterkategorieFilter } from '../kern/antragsformular/unterkategorie.ts'
import { Unterlage } from '../../formular/unterlage.ts'
import { VorhandeneDatei } from '../../formular/dateien.ts'
import { Anlagewunsch, FruehererAntrag } from './vorlage.ts'

const ANTRAG = `${ZUWENDUNGEN}/api/public/zuschussantrag`

const LESEN = ['ZUWENDUNGEN', 'LESEN'] as const
const SCHREIBEN = ['ZUWENDUNGEN', 'SCHREIBEN'] as const

/** R7.2-27. Saves a draft; `If-Match` carries the version that it builds on, the answer's ETag the new one (S11-05). */
export const antragSpeichern = route({
  method: 'POST',
  path: `${ANTRAG}/formular`,
  permission: SCHREIBEN,
  summary: 'Zuschussantrag speichern',
  body: AntragFormular,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** R7.2-28 */
export const antragLesen = route({
  method: 'GET',
  path: `${ANTRAG}/formular/:guid`,
  permission: LESEN,
  summary: 'Zuschussantrag lesen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt],
})

/** R7.2-29. Submits when `fertig` is true, saves when it is not (S11-04). Submitting twice answers the same (S4-08). */
export const antragEinreichen = route({
  method: 'PUT',
  path: `${ANTRAG}/formular/:guid`,
  permission: SCHREIBEN,
  summary: 'Zuschussantrag einreichen (fertig) oder speichern',
  params: mitGuid,
  body: AntragFormular,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend, ALLGEMEIN.zuOft],
})

/** R7.2-30. A draft is deleted, a sent application withdrawn (S4-10); answers the form as it was. */
export const antragLoeschen = route({
  method: 'DELETE',
  path: `${ANTRAG}/formular/:guid`,
  permission: SCHREIBEN,
  summary: 'Entwurf löschen oder Antrag zurückziehen',
  params: mitGuid,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** R7.2-31. Files of the form by kind, papers of its items, what earlier submissions named besides, all receipts. */
export const antragDokumenteLesen = route({
  method: 'GET',
  path: `${ANTRAG}/formular/:guid/dokument`,
  permission: LESEN,
  summary: 'Alle Dateien eines Zuschussantrags',
  params: mitGuid,
  answers: { 200: z.array(Unterlage) },
  problems: [ZUWENDUNG.antragFehlt],
})

/** R7.2-32. `{metaGuid}` is the guid of the overview entry (S11-04); `?vorlage=` starts from an earlier one (S4-11), `?guid=` makes it repeatable. */
export const antragAnlegen = route({
  method: 'PUT',
  path: `${ANTRAG}/:metaGuid/formular/:unternehmenGuid`,
  permission: SCHREIBEN,
  summary: 'Zuschussantrag anlegen',
  aufrufschluessel: 'moeglich',
  params: z.strictObject({ metaGuid: Kennung, unternehmenGuid: Kennung }),
  query: Anlagewunsch,
  etag: 'version',
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.einladungFehlt, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** Beyond the catalogue of calls: what a new application can start from, the latest first (S4-11). */
export const vorlagenLesen = route({
  method: 'GET',
  path: `${ANTRAG}/:unternehmenGuid/vorlage`,
  permission: LESEN,
  summary: 'Frühere Anträge, aus denen ein neuer beginnen kann',
  params: mitUnternehmen,
  answers: { 200: z.array(FruehererAntrag) },
})

/** R7.2-33. Leaves ZUKLB out; `?produktgruppe=ZUKLB` answers it alone (S11-06). */
export const antragUebersichtLesen = route({
  method: 'GET',
  path: `${ANTRAG}/:unternehmenGuid`,
  permission: LESEN,
  summary: 'Übersicht der Zuschussanträge eines Unternehmens',
  params: mitUnternehmen,
  query: mitProduktgruppe,
  answers: { 200: z.array(AntragUebersicht) },
})

/** S4-11. Files that applications of a company name, the latest first: each can be named again without another upload. */
export const vorhandeneDateienLesen = route({
  method: 'GET',
  path: `${ZUWENDUNGEN}/api/public/file/:unternehmenGuid`,
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Dateien aus den Zuschussanträgen eines Unternehmens',
  params: mitUnternehmen,
  answers: { 200: z.array(VorhandeneDatei) },
})

/** R7.3-03. The categories of AnkNabo that hold at the reference date, each with its classes and rates. */
export const ankUnterkategorienLesen = route({
  method: 'GET',
  path: `${DATEN_VERZEICHNIS}/ank/unterkategorie`,
  permission: ['DATADIRECTORY', 'LESEN'],
  summary: 'Förderkategorien von ANK NaBo',
  query: UnterkategorieFilter,
  answers: { 200: z.array(Foerderprogramm) },
})

/** R7.3-04. The same for a product group ('standard' is AnkNabo). */
export const positivlisteLesen = route({
  method: 'GET',
  path: `${DATEN_VERZEICHNIS}/positivliste/produktgruppe/:produktgruppe/unterkategorie`,
  permission: ['DATADIRECTORY', 'LESEN'],
  summary: 'Positivliste einer Produktgruppe',
  params: z.strictObject({ produktgruppe: z.enum(['standard', 'AnkNabo', 'ZUKLB']) }),
  query: UnterkategorieFilter,
  answers: { 200: z.array(Foerderprogramm) },
})
