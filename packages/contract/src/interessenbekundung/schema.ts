import * as z from 'zod/mini'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Produktgruppe } from '../shared/produktgruppe.ts'
import { Zeitraum } from '../shared/zeit/zeitraumSchema.ts'
import { BEKUNDUNG_STATUS } from './bekundungStatus.ts'
import { Bekundungseinladung, Reihungsplatz } from './reihungsplatz.ts'

/** How far a round is. @public named in `/api-docs` */
export const BekundungStatus = z.enum(BEKUNDUNG_STATUS)

/** The company's declaration in a round: what an overview shows of it without a further call. */
const BekundungDetail = z.object({
  guid: Kennung,
  /** Declared for good; false for a draft. */
  fertig: z.boolean(),
  /** Of the first submission; every later one answers the same (S3-02). */
  eingangsnummer: z.nullable(z.string()),
  eingegangenAm: z.nullable(Zeitpunkt),
  letzteAenderung: Zeitpunkt,
  /** Sums over its investments: of the last save while it can be changed, then of what was sent. */
  betragInEuro: z.number(),
  zuwendungInEuro: z.number(),
  /** Its best place over all lines of the ranking, of how many, and within its Hauptgruppe; null before (S3-06). */
  rang: z.nullable(z.int()),
  rangVon: z.nullable(z.int()),
  rangInGruppe: z.nullable(z.int()),
  /** The last rank that the batches of its round have come to: there the money ends today; null before the first (S3-04). */
  eingeladenBis: z.nullable(z.int()),
  /** A lot and a place for each Hauptgruppe in which something was declared, the best first. */
  lose: z.array(Reihungsplatz),
  /** The invitation to apply: an open one before one that has ended. */
  einladung: z.nullable(Bekundungseinladung),
  /** Why the bank passes it although it is ranked; null where it does not. */
  entfallenGrund: z.nullable(z.string()),
})
export type BekundungDetail = z.infer<typeof BekundungDetail>

/** One round as the company sees it (section 3.4). */
export const BekundungUebersicht = z.object({
  /** A declaration can be made or changed now. */
  aenderbar: z.boolean(),
  bekundungStatus: BekundungStatus,
  ibkMetaGuid: Kennung,
  produktGruppe: Produktgruppe,
  programmbezeichnung: z.string(),
  erfassungsZeitraum: Zeitraum,
  detail: z.nullable(BekundungDetail),
  /** Beyond section 3.4: the newer round that took the place of this one (S3-01); null where none did. */
  ersetztDurch: z.nullable(z.string()),
})
export type BekundungUebersicht = z.infer<typeof BekundungUebersicht>

const spanne = { betragInEuroMin: z.number(), betragInEuroMax: z.number() }

/** A category in which interest can be declared; `code` is the programme's category ('A.1'). */
const MetaKategorie = z.object({
  code: z.string(),
  bezeichnung: z.string(),
  /** Beyond section 3.4: what is meant, with examples. */
  erklaerung: z.optional(z.string()),
  ...spanne,
  imageSrc: z.string(),
  imageAlt: z.string(),
  /** Beyond section 3.4: percent of the amount that the grant is estimated with. */
  foerderquote: z.number(),
})

const Hauptgruppe = z.object({
  code: z.string(),
  bezeichnung: z.string(),
  metaKategorien: z.array(MetaKategorie),
})
export type Hauptgruppe = z.infer<typeof Hauptgruppe>

/** What of a round is data with a first moment of validity: the provider changes it (S9-05). Amounts in euros. */
export const BekundungVorgaben = z.object({
  ...spanne,
  foerderbetragInEuroMax: z.number(),
  hauptgruppen: z.array(
    z.object({
      ...Hauptgruppe.shape,
      /** The lower, the earlier in the ranking (S3-03). */
      prioritaet: z.int(),
    }),
  ),
})
export type BekundungVorgaben = z.infer<typeof BekundungVorgaben>

/** Metadata of a round (section 3.4, with its spelling); from `ibkMetaGuid` on beyond it. */
export const BekundungMeta = z.object({
  produktGruppe: Produktgruppe,
  programmBezeichung: z.string(),
  ...spanne,
  foerderbetragInEuroMax: z.number(),
  hauptgruppen: z.array(Hauptgruppe),
  ibkMetaGuid: Kennung,
  bekundungStatus: BekundungStatus,
  erfassungsZeitraum: Zeitraum,
  /** How long an invitation stays open, in days. */
  einladungTage: z.int(),
  /** When the public draw is whose numbers the lots are made of; null where the round names none. */
  ziehungAm: z.nullable(Zeitpunkt),
})
export type BekundungMeta = z.infer<typeof BekundungMeta>
