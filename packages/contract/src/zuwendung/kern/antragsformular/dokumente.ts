import * as z from 'zod/mini'
import { DateiAngabe } from '../../../formular/dateien.ts'
import { offen } from '../../../formular/felder.ts'
import { DATEIEN_JE_FELD } from '../grenzen.ts'
import { DOKUMENTE_ANKNABO, DOKUMENTE_ZUKLB, type DokumentArt } from './dokumentArten.ts'

export const Dateien = z
  .array(DateiAngabe)
  .check(z.maxLength(DATEIEN_JE_FELD, `Laden Sie höchstens ${DATEIEN_JE_FELD} Dateien hoch.`))

const OffeneDateien = offen(Dateien)

/** A field for each kind that has a title. */
const jeArt = <K extends DokumentArt>(titel: Readonly<Record<K, string>>) =>
  Object.fromEntries(Object.keys(titel).map((art) => [art, OffeneDateien])) as Record<K, typeof OffeneDateien> // its own keys

export const DokumenteAnkNabo = z.strictObject({ type: z.literal('AnkNabo'), ...jeArt(DOKUMENTE_ANKNABO) })
export type DokumenteAnkNabo = z.infer<typeof DokumenteAnkNabo>

export const DokumenteZuklb = z.strictObject({ type: z.literal('ZUKLB'), ...jeArt(DOKUMENTE_ZUKLB) })

/** Documents by programme; `type` names it as in produktgruppenDaten (S11-12). */
export const Dokumente = z.discriminatedUnion('type', [DokumenteAnkNabo, DokumenteZuklb])
export type Dokumente = z.infer<typeof Dokumente>
