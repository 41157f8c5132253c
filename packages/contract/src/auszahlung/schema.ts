import * as z from 'zod/mini'
import { Tag, Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Produktgruppe } from '../shared/produktgruppe.ts'
import { Beratungsdienstleistung, Maschine } from '../zuwendung/kern/antragsformular/foerdergegenstand.ts'
import { Eingangsbestaetigung } from '../formular/eingang.ts'
import { AuszahlungFormular } from './formular.ts'
import { AUSZAHLUNG_STATUS } from './staende.ts'
import { ANLEGBARKEITEN } from './rules.ts'

/** Whether a payout can be requested. @public named in `/api-docs` */
export const Anlegbarkeit = z.enum(ANLEGBARKEITEN)

/** @public named in `/api-docs` */
export const Auszahlungsstatus = z.enum(AUSZAHLUNG_STATUS)

/** An approved business case with what is left of it; amounts in euros (section 3.3). */
const geschaeft = {
  auszahlungAnlegbar: Anlegbarkeit,
  /** Beyond section 3.3: the last day for a payout request, as the notice states it; null where it states none. */
  auszahlungBis: z.nullable(Tag),
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

/** The day on which it was paid, or for which the payment lies with the bank. @public named in `/api-docs` */
export const Zahlung = z.object({ am: Tag, bezahlt: z.boolean() })
export type Zahlung = z.infer<typeof Zahlung>

/** The payment came back, and why, as the bank was told; null once that is mended. @public named in `/api-docs` */
export const ZahlungZurueck = z.object({ am: Zeitpunkt, grund: z.string() })
export type ZahlungZurueck = z.infer<typeof ZahlungZurueck>

/** One payout request of a case (section 3.3); from `beantragterBetrag` on beyond it. */
export const AuszahlungEintrag = z.object({
  guid: Kennung,
  status: Auszahlungsstatus,
  dokumenteVorhanden: z.boolean(),
  /** Names as they were when they wrote. */
  ersteller: z.string(),
  letzterBearbeiter: z.string(),
  letzteBearbeitung: Zeitpunkt,
  beantragterBetrag: z.number(),
  /** What the bank released; null until it has decided. */
  bewilligterBetrag: z.nullable(z.number()),
  eingereichtAm: z.nullable(Zeitpunkt),
  /** When the bank decided; null until it has. */
  entschiedenAm: z.nullable(Zeitpunkt),
  zahlungZurueck: z.nullable(ZahlungZurueck),
})
export type AuszahlungEintrag = z.infer<typeof AuszahlungEintrag>

/** Payout overview: a case with its requests, the latest first. */
export const AuszahlungUebersicht = z.object({ ...geschaeft, details: z.array(AuszahlungEintrag) })
export type AuszahlungUebersicht = z.infer<typeof AuszahlungUebersicht>

const gegenstand = { klasse: z.string(), id: Kennung, kategorie: z.string(), nr: z.int() }

/** @public named in `/api-docs` */
export const BewilligteMaschine = z.object({ ...Maschine.shape, ...gegenstand })
/** @public named in `/api-docs` */
export const BewilligteBeratung = z.object({ ...Beratungsdienstleistung.shape, ...gegenstand })

/** An approved item: its place in the programme and what was applied for, as it was approved. */
const BewilligterGegenstand = z.discriminatedUnion('type', [BewilligteMaschine, BewilligteBeratung])
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

/** An approved item as a request may claim it: what the request itself holds counts as left. */
export const AuszahlungGegenstand = z.extend(AuszahlbarerGegenstand, {
  /** Percent of the eligible cost. */
  foerderquote: z.number(),
})
export type AuszahlungGegenstand = z.infer<typeof AuszahlungGegenstand>

/** What the bank released of one proof, and why less where it is less. @public named in `/api-docs` */
export const EntschiedenePosition = z.object({
  nachweis: Kennung,
  bewilligt: z.number(),
  grund: z.nullable(z.string()),
})

/** What the bank decided on a request (S6-06). */
export const AuszahlungEntscheidung = z.object({
  am: Zeitpunkt,
  bewilligterBetrag: z.number(),
  /** Why it was rejected, or less was released than claimed. */
  begruendung: z.nullable(z.string()),
  positionen: z.array(EntschiedenePosition),
  /**
   * The notice, where one was needed: cut or rejected. Before it was given (S9-10) reasons and amounts per invoice stay
   * unsaid: they stand in it.
   */
  bescheid: z.nullable(z.object({ guid: Kennung, nummer: z.string(), gegeben: z.boolean() })),
})
export type AuszahlungEntscheidung = z.infer<typeof AuszahlungEntscheidung>

/** The rejected request that a draft was started from (S6-06). */
export const AuszahlungVorlage = z.object({ eingangsnummer: z.string(), vom: Zeitpunkt })
export type AuszahlungVorlage = z.infer<typeof AuszahlungVorlage>

/** Form response of a payout request. */
export const AuszahlungAntwort = z.object({
  /** May be changed and sent: the outcome of lifecycle and membership. */
  aenderbar: z.boolean(),
  formular: AuszahlungFormular,
  status: Auszahlungsstatus,
  unternehmenGuid: Kennung,
  geschaeftGuid: Kennung,
  geschaeftNr: z.string(),
  produktGruppe: Produktgruppe,
  programmbezeichnung: z.string(),
  bewilligungVom: Zeitpunkt,
  gegenstaende: z.array(AuszahlungGegenstand),
  /** How many requests are possible after this one. */
  weitereAntraege: z.int(),
  /** The first day on which an invoice may have been written and paid (S6-03, S4-09). */
  fruehesterTag: Tag,
  gespeichertAm: Zeitpunkt,
  eingang: z.nullable(Eingangsbestaetigung),
  entscheidung: z.nullable(AuszahlungEntscheidung),
  /** The day by which the money usually comes; null before it is sent, after a rejection, where the programme names no figure. */
  geldBis: z.nullable(Tag),
  /** Null while it is not with the bank that pays. */
  zahlung: z.nullable(Zahlung),
  zahlungZurueck: z.nullable(ZahlungZurueck),
  vorlage: z.nullable(AuszahlungVorlage),
})
export type AuszahlungAntwort = z.infer<typeof AuszahlungAntwort>
