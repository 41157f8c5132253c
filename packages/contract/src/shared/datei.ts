import * as z from 'zod/mini'
import { herunterladen, hochladen } from './bauer.ts'
import { Zeitpunkt } from './zeit/datumSchema.ts'
import { Kennung } from './nummern/kennung.ts'
import { MitDownload } from './jaNein.ts'
import { MIMETYPEN } from './dateitypen.ts'
import { ALLGEMEIN, absage } from './problem.ts'
import { PRUEFSTAENDE } from './pruefstand.ts'
import { ZUWENDUNGEN } from './route.ts'

/** What is known of a file's bytes. @public named in `/api-docs` */
export const Pruefstand = z.enum(PRUEFSTAENDE)

/** A file as every list and form shows it; `size` and `fileSize` are the same number of bytes (S11-09). */
export const Datei = z.object({
  uuid: Kennung,
  dateiname: z.string(),
  mimeType: z.string(),
  size: z.int(),
  fileSize: z.int(),
  angelegtAm: Zeitpunkt,
  /** Path of the download; it needs the access token. */
  downloadUrl: z.string(),
  /** Waits or infected: neither opened nor sent with a form (S5-02). */
  scanStatus: Pruefstand,
})
export type Datei = z.infer<typeof Datei>

/** Too much is uploaded and not yet bound to a form, or the virus scan has not released the file; the reason stands in `detail`. */
export const DATEI_NICHT_MOEGLICH = absage(412, 'datei-nicht-moeglich', 'Nicht möglich zu diesem Zeitpunkt')

/** Takes the raw bytes; the type follows from the content. The file belongs to the caller until a form binds it. */
export const dateiHochladen = hochladen(`${ZUWENDUNGEN}/api/public/file`, 'KUNDE_SCHREIBT', {
  summary: 'Datei hochladen',
  aufrufschluessel: 'moeglich',
  query: z.object({
    fileName: z
      .string('Geben Sie den Namen der Datei an.')
      .check(z.minLength(1, 'Geben Sie den Namen der Datei an.'), z.maxLength(1000)),
  }),
  pflicht: ['fileName'],
  antwort: Datei,
  problems: [DATEI_NICHT_MOEGLICH],
})

/** Streams the bytes; the name of the file stands in `content-disposition`. What a browser can't show safely is always an attachment (S11-08). */
export const dateiHerunterladen = herunterladen(
  `${ZUWENDUNGEN}/api/public/download/:guid/:fileName`,
  'KUNDE_LIEST',
  MIMETYPEN,
  {
    summary: 'Datei herunterladen',
    params: z.object({ guid: Kennung, fileName: z.string() }),
    query: MitDownload,
    problems: [ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
  },
)
