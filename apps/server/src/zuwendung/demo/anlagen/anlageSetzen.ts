import { fileURLToPath } from 'node:url'
import { pdfErzeugen } from '../../../platform/pdf/pdf.ts'

/** Of the file that lies in the folders of the demo world; the same day gives the same bytes. */
const ERSTELLT_AM = new Date('2026-11-29T00:00:00Z')

/** The enclosure of the demo world's notices, as `npm run demo:anlagen` puts it into their folders. */
export const anlageSetzen = (): Promise<Buffer> =>
  pdfErzeugen({
    vorlage: fileURLToPath(new URL('./nebenbestimmungen.typ', import.meta.url)),
    daten: {},
    erstelltAm: ERSTELLT_AM,
    standard: 'a-3a und ua-1',
  })
