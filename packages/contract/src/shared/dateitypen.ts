/** The types of files that are taken (S5-01): what a user calls them and how their names end. */
export const DATEITYPEN = {
  'application/pdf': { bezeichnung: 'PDF-Dokument', endungen: ['pdf'] },
  'image/png': { bezeichnung: 'PNG-Bild', endungen: ['png'] },
  'image/jpeg': { bezeichnung: 'JPEG-Bild', endungen: ['jpg', 'jpeg'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    bezeichnung: 'Word-Dokument (DOCX)',
    endungen: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    bezeichnung: 'Excel-Tabelle (XLSX)',
    endungen: ['xlsx'],
  },
  'application/xml': { bezeichnung: 'XML-Datei', endungen: ['xml'] },
} as const
export type Dateityp = keyof typeof DATEITYPEN

/** All of them, as a download names its own. */
export const MIMETYPEN: readonly string[] = Object.keys(DATEITYPEN)

/** What notices and receipts are. */
export const PDF = ['application/pdf'] as const

/** Value of a file field's `accept`. */
export const DATEIENDUNGEN: string = Object.values(DATEITYPEN)
  .flatMap(({ endungen }) => endungen.map((endung) => `.${endung}`))
  .join(',')
