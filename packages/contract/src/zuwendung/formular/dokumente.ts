import * as z from 'zod/mini'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { offen, text } from './felder.ts'
import { DATEIEN_JE_FELD } from '../grenzen.ts'

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

export const Dateien = z
  .array(DateiAngabe)
  .check(z.maxLength(DATEIEN_JE_FELD, `Laden Sie höchstens ${DATEIEN_JE_FELD} Dateien hoch.`))

export const DokumenteAnkNabo = z.strictObject({
  type: z.literal('AnkNabo'),
  amtlicherNachweisMoorflaechen: offen(Dateien),
  beitragsBescheideSvlfg: offen(Dateien),
  gesellschaftsvertrag: offen(Dateien),
  gesellschaftsvertragSatzung: offen(Dateien),
  gewerbeanmeldung: offen(Dateien),
  nachweisAnerkannteNaturschutzvereinigung: offen(Dateien),
  nachweisMoorflaechen: offen(Dateien),
  registerauszug: offen(Dateien),
  selbsterklaerungVergaberechtlicheVorgaben: offen(Dateien),
  sonstige: offen(Dateien),
  vollmachtBevollmaechtigter: offen(Dateien),
})
export type DokumenteAnkNabo = z.infer<typeof DokumenteAnkNabo>

export const DokumenteZuklb = z.strictObject({
  type: z.literal('ZUKLB'),
  auflistungVerbundenerBetriebe: offen(Dateien),
  beitragbescheidSvlfg: offen(Dateien),
  deMinimisBeihilfeErklaerung: offen(Dateien),
  vollmachtBevollmaechtigter: offen(Dateien),
})

/** Documents by programme; `type` names it as in produktgruppenDaten (S11-12). */
export const Dokumente = z.discriminatedUnion('type', [DokumenteAnkNabo, DokumenteZuklb])
export type Dokumente = z.infer<typeof Dokumente>
