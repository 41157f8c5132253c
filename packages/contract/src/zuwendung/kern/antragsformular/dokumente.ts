import * as z from 'zod/mini'
import { DateiAngabe } from '../../../formular/dateien.ts'
import { offen } from '../../../formular/felder.ts'
import { DATEIEN_JE_FELD } from '../grenzen.ts'

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
