import * as z from 'zod/mini'
import { Tag, Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Produktgruppe } from '../shared/produktgruppe.ts'
import { Beratungsdienstleistung, Maschine } from '../zuwendung/antragsformular/foerdergegenstand.ts'
import { AUSZAHLUNG_STATUS } from './lifecycle.ts'
import { ANLEGBARKEITEN } from './rules.ts'

/** Whether a payout can be requested. @public named in `/api-docs` */
export const Anlegbarkeit = z.enum(ANLEGBARKEITEN)

/** An approved business case with what is left of it; amounts in euros (section 3.3). */
const geschaeft = {
  auszahlungAnlegbar: Anlegbarkeit,
  bewilligterBetrag: z.number(),
  /** The moment from which the approval holds. */
  bewilligungVom: Zeitpunkt,
  geschaeftGuid: Kennung,
  geschaeftNr: z.string(),
  produktGruppe: Produktgruppe,
  programmbezeichnung: z.string(),
  /** What is left and held by no request. */
  verfuegbarerBetrag: z.number(),
}

/** One payout request of a case (section 3.3); from `beantragterBetrag` on beyond it. */
export const AuszahlungEintrag = z.object({
  guid: Kennung,
  status: z.enum(AUSZAHLUNG_STATUS),
  dokumenteVorhanden: z.boolean(),
  /** Names as they were when they wrote. */
  ersteller: z.string(),
  letzterBearbeiter: z.string(),
  letzteBearbeitung: Zeitpunkt,
  beantragterBetrag: z.number(),
  /** What the bank released; null until it has decided. */
  bewilligterBetrag: z.nullable(z.number()),
  eingereichtAm: z.nullable(Zeitpunkt),
})
export type AuszahlungEintrag = z.infer<typeof AuszahlungEintrag>

/** Payout overview: a case with its requests, the latest first. */
export const AuszahlungUebersicht = z.object({ ...geschaeft, details: z.array(AuszahlungEintrag) })
export type AuszahlungUebersicht = z.infer<typeof AuszahlungUebersicht>

const gegenstand = { klasse: z.string(), id: Kennung, kategorie: z.string(), nr: z.int() }

/** An approved item: its place in the programme and what was applied for, as it was approved. */
const BewilligterGegenstand = z.discriminatedUnion('type', [
  z.object({ ...Maschine.shape, ...gegenstand }),
  z.object({ ...Beratungsdienstleistung.shape, ...gegenstand }),
])
export type BewilligterGegenstand = z.infer<typeof BewilligterGegenstand>

/** One approved item with its rest (section 3.3, detail). */
export const AuszahlbarerGegenstand = z.object({
  bewilligterBetrag: z.number(),
  restBetrag: z.number(),
  /** The day whose Positivliste holds for it: the `stichtag` of the data directory's calls. */
  positivListeStichtag: Tag,
  foerdergegenstand: BewilligterGegenstand,
})
export type AuszahlbarerGegenstand = z.infer<typeof AuszahlbarerGegenstand>

/** A case for which a payout can be requested now, with its items. */
export const AuszahlbaresGeschaeft = z.object({ ...geschaeft, details: z.array(AuszahlbarerGegenstand) })
export type AuszahlbaresGeschaeft = z.infer<typeof AuszahlbaresGeschaeft>
