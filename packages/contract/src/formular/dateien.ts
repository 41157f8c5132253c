import * as z from 'zod/mini'
import { Datei } from '../shared/datei.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { offen, text } from './felder.ts'

/**
 * A file as a form names it. Only `uuid` counts when it is sent; the rest is what the server knows of the file
 * (section 3.2), sent back so that a form can be shown without further calls.
 */
export const DateiAngabe = z.strictObject({
  uuid: Kennung,
  dateiname: offen(text(255)),
  mimeType: offen(text(127)),
  size: offen(z.number()),
  fileSize: offen(z.number()),
  angelegtAm: offen(text(40)),
  downloadUrl: offen(text(1_000)),
  scanStatus: offen(text(40)),
})
export type DateiAngabe = z.infer<typeof DateiAngabe>

/** A file that applications of a company name, and where: it can be named again (S4-11). */
export const VorhandeneDatei = z.object({
  datei: Datei,
  /** The latest first. */
  verwendungen: z.array(z.object({ geNr: z.string(), wozu: z.string() })),
})
export type VorhandeneDatei = z.infer<typeof VorhandeneDatei>
