import { DATEITYPEN } from '@foerderportal/contract/shared/dateitypen'

const MB = 1024 * 1024

const ERLAUBT = Object.values(DATEITYPEN)
  .map(({ bezeichnung }) => bezeichnung)
  .join(', ')

/** What people have and the server refuses (S5-01), with the way out; by ending, since not every browser knows the type. */
const FREMDE: readonly (readonly [RegExp, string])[] = [
  [
    /\.hei[cf]$/i,
    'Fotos im Format HEIC werden nicht angenommen. Am iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“, dann neu fotografieren. Oder speichern Sie das Foto als JPEG.',
  ],
  [
    /\.(doc|docm|rtf|odt|pages)$/i,
    'Diese Art von Textdokument wird nicht angenommen. Speichern Sie es als PDF oder als Word-Dokument (DOCX).',
  ],
  [
    /\.(xls|xlsm|ods|csv|numbers)$/i,
    'Diese Art von Tabelle wird nicht angenommen. Speichern Sie sie als PDF oder als Excel-Tabelle (XLSX).',
  ],
  [
    /\.(zip|rar|7z|tar|gz)$/i,
    'Archive werden nicht angenommen. Entpacken Sie es und laden Sie die Dateien einzeln hoch.',
  ],
  [
    /\.(tiff?|bmp|gif|webp|svg|avif)$/i,
    'Diese Art von Bild wird nicht angenommen. Speichern Sie es als JPEG, PNG oder PDF.',
  ],
  [
    /\.(mp4|mov|avi|mp3|m4a|wav|exe|msg|eml)$/i,
    `Diese Art von Datei wird nicht angenommen. Möglich sind: ${ERLAUBT}.`,
  ],
]

/** Why a file would be refused, said before it has travelled for nothing; undefined when the server shall judge. */
export const dateihindernis = (datei: File, hoechstensMb: number): string | undefined => {
  if (datei.size === 0) return 'Die Datei ist leer. Wählen Sie eine andere.'
  const fremd = FREMDE.find(([ende]) => ende.test(datei.name))
  if (fremd !== undefined) return fremd[1]
  return datei.size > hoechstensMb * MB
    ? `Die Datei ist größer als ${hoechstensMb} MB. Verkleinern Sie sie und versuchen Sie es noch einmal.`
    : undefined
}
