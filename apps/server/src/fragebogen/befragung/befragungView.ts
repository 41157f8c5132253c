import { alsFrage } from '@foerderportal/contract/fragebogen/fragen/frageZeigen'
import type {
  FragebogenAntwort,
  FragebogenFormular,
  FragebogenMetadaten,
} from '@foerderportal/contract/fragebogen/schema'
import { gestellteFragen } from '@foerderportal/contract/fragebogen/weg/weg'
import { DATEN_VERZEICHNIS } from '@foerderportal/contract/shared/route'
import type { BefragungRow } from './befragungen.ts'

/** The form: all questions that are asked now, or those of them that `nur` names. */
export const formularAnsicht = (befragung: BefragungRow, nur?: ReadonlySet<string>): FragebogenFormular => ({
  abgeschlossen: befragung.abgeschlossen_am !== null,
  aktuelleFrageId: befragung.aktuelle_frage,
  correlationId: befragung.guid,
  fortschritt: befragung.fortschritt,
  fragen: gestellteFragen(befragung.definition, befragung.antworten)
    .filter(({ frage }) => nur?.has(frage.id) !== false)
    .map((gestellt) => alsFrage(gestellt, befragung.antworten[gestellt.frage.id])),
})

/** Section 3.6. */
export const fragebogenAnsicht = (befragung: BefragungRow): FragebogenAntwort => {
  const { bloecke, seiten: _, ...texte } = befragung.definition
  const formular = formularAnsicht(befragung)
  const gefragt = new Set(formular.fragen.map(({ frageblockId }) => frageblockId))
  return {
    ...texte,
    frageBloecke: bloecke
      .filter(({ id }) => gefragt.has(id))
      .map(({ id, titel, kommentare, kontexte }) => ({ id, titel, kommentare, kontexte })),
    formular,
  }
}

/** Where the PDF of a finished one is; null where there is none. */
const pdfUrl = ({ guid, abgeschlossen_am: am, definition }: BefragungRow): string | null =>
  am !== null && definition.pdfExportMoeglich
    ? `${DATEN_VERZEICHNIS}/umfrage/pdf?fragebogenGuid=${guid}`
    : null

export const metadatenAnsicht = (befragung: BefragungRow): FragebogenMetadaten => ({
  fragebogenGuid: befragung.guid,
  umfrageUuid: befragung.umfrage_uuid,
  fassung: befragung.nummer,
  titel: befragung.definition.titel,
  abgeschlossenAm: befragung.abgeschlossen_am?.toISOString() ?? null,
  aenderbar: befragung.abgeschlossen_am === null,
  unternehmenName: befragung.unternehmen_name,
  antragGuid: befragung.antrag_guid,
  vorgaengerGuid: befragung.vorgaenger_guid,
  pdfUrl: pdfUrl(befragung),
  definition: befragung.definition,
})
