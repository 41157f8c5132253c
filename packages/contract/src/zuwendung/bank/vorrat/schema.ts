import * as z from 'zod/mini'
import { UnternehmenKurz } from '../../../unternehmen/bank/schema.ts'
import { BankpersonKurz } from '../../../nutzer/bank/schema.ts'
import { zeile } from '../../../shared/angaben/zeile.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { ANTRAGSTELLER_ARTEN, RECHTSFORMEN } from '../../../unternehmen/werte/enums.ts'
import { Programm } from '../../kern/programm/programme.ts'
import { AM_ZUG, FRIST_ARTEN, HINWEISE, STAENDE } from './stand.ts'
import {
  ANSICHTEN,
  BEWEGLICHER_TAG,
  SORTIERUNGEN,
  SPALTEN,
  WEITERE_SPALTEN,
  type AnsichtId,
} from './suche.ts'

const WAEHLEN = 'Wählen Sie aus der Liste.'
const liste = (eines: string) =>
  z.string().check(z.maxLength(2_000), z.regex(new RegExp(`^${eines}(?:,${eines})*$`), WAEHLEN))
const mehrere = (werte: readonly string[]) => liste(`(?:${werte.join('|')})`)

const Euro = z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,2})?$/, 'Geben Sie einen Betrag in Euro ein.'))
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** 01 Schleswig-Holstein to 16 Thüringen, as the ZID-Betriebsnummer begins (S1-06). */
const LAND = '(?:0[1-9]|1[0-6])'

const filter = {
  /** Number, name or ZID-Betriebsnummer, or a part of one. */
  text: z.optional(zeile(100, 'Geben Sie ein, was Sie suchen.')),
  programm: z.optional(mehrere(Programm.options)),
  runde: z.optional(liste(UUID)),
  kategorie: z.optional(liste('[A-Za-z0-9.]{1,20}')),
  stand: z.optional(mehrere(STAENDE)),
  amZug: z.optional(mehrere(AM_ZUG)),
  /** `ich`, `niemand` or the `sub` of somebody of the bank. */
  zugewiesen: z.optional(liste('[A-Za-z0-9:_-]{1,64}')),
  betragVon: z.optional(Euro),
  betragBis: z.optional(Euro),
  eingangVon: z.optional(Tag),
  eingangBis: z.optional(Tag),
  fristBis: z.optional(z.union([Tag, z.string().check(z.regex(BEWEGLICHER_TAG))])),
  antragstellerArt: z.optional(mehrere(ANTRAGSTELLER_ARTEN)),
  rechtsform: z.optional(mehrere(RECHTSFORMEN)),
  land: z.optional(liste(LAND)),
  hinweis: z.optional(mehrere(HINWEISE)),
  /** All cases of a company. */
  unternehmen: z.optional(liste(UUID)),
}

/** What a case is called in the bank's lists. */
export const Fallstand = z.enum(STAENDE)

/** Whose turn it is. @public named in `/api-docs` */
export const FallAmZug = z.enum(AM_ZUG)

/** What the list says of a case besides. @public named in `/api-docs` */
export const Fallhinweis = z.enum(HINWEISE)

/** @public named in `/api-docs` */
export const Fristart = z.enum(FRIST_ARTEN)

/** `bis` is the first moment that no longer counts. @public named in `/api-docs` */
export const Fallfrist = z.object({ art: Fristart, bis: Zeitpunkt })

/** @public named in `/api-docs` */
export const Sortierung = z.enum(SORTIERUNGEN)

/** What narrows the work list down; several values of one field widen it. */
export const VorratFilter = z.strictObject(filter)
export type VorratFilter = z.infer<typeof VorratFilter>

/** What a view keeps, and what stands in the address of the list. */
export const VorratSuche = z.strictObject({
  ...filter,
  sortierung: z.optional(Sortierung),
  /** Columns that are shown; without it all. */
  spalten: z.optional(mehrere([...SPALTEN, ...WEITERE_SPALTEN])),
})
export type VorratSuche = z.infer<typeof VorratSuche>

export const VorratAbfrage = z.strictObject({
  ...VorratSuche.shape,
  /** `weiter` of the page before. */
  nach: z.optional(z.string().check(z.maxLength(1_000))),
  anzahl: z.optional(
    z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'Geben Sie eine Zahl von 1 bis 100 an.')),
  ),
})

export const NaechsterAbfrage = z.strictObject({
  ...VorratSuche.shape,
  /** The case that is open: the next one is another. */
  ausser: z.optional(Kennung),
})

/** A row of the work list. */
export const VorratZeile = z.object({
  /** Guid of the case; its calls and its page are named by it. */
  geschaeft: z.string(),
  antrag: z.string(),
  geNr: z.string(),
  unternehmen: UnternehmenKurz,
  /** Who reads is a member of the company: he may look, and nothing else (S9-01). */
  eigenes: z.boolean(),
  programm: Programm,
  /** What the round is called in which the company applied. */
  runde: z.string(),
  kategorien: z.array(z.string()),
  stand: Fallstand,
  amZug: FallAmZug,
  /** Since when it has its state. */
  seit: Zeitpunkt,
  frist: z.nullable(Fallfrist),
  /** Sum applied for, in euros, as it was sent last. */
  betrag: z.number(),
  /** Of the last submission. */
  eingang: Zeitpunkt,
  zugewiesen: z.nullable(BankpersonKurz),
  /** Number of the assignment that holds, 0 for none: `If-Match` of the next one. */
  zuweisung: z.number(),
  hinweise: z.array(Fallhinweis),
  /** Names of others who have it open. */
  anwesend: z.array(z.string()),
})
export type VorratZeile = z.infer<typeof VorratZeile>

export const Vorrat = z.object({
  zeilen: z.array(VorratZeile),
  /** Names the next page; null after the last row. */
  weiter: z.nullable(z.string()),
  /** Of everything that the filter lets through; with the first page alone. */
  gesamt: z.nullable(z.object({ anzahl: z.number(), betrag: z.number() })),
})
export type Vorrat = z.infer<typeof Vorrat>

/** The case, and what says where its next step is done; null: none waits. */
export const NaechsterFall = z.object({
  fall: z.nullable(
    z.pick(VorratZeile, { geschaeft: true, stand: true, amZug: true, hinweise: true, frist: true }),
  ),
})
export type NaechsterFall = z.infer<typeof NaechsterFall>

export const AnsichtEingabe = z.strictObject({
  name: zeile(60, 'Geben Sie der Ansicht einen Namen.'),
  suche: VorratSuche,
})
export type AnsichtEingabe = z.infer<typeof AnsichtEingabe>

export const EigeneAnsicht = z.object({ guid: z.string(), name: z.string(), suche: VorratSuche })
export type EigeneAnsicht = z.infer<typeof EigeneAnsicht>

const ANSICHT_IDS: readonly AnsichtId[] = ANSICHTEN.map(({ id }) => id)

/** One more than `ZAEHLT_BIS` stands for any number beyond. */
export const Zaehler = z.object({
  ansichten: z.array(z.object({ id: z.enum(ANSICHT_IDS), anzahl: z.number() })),
  eigene: z.array(z.object({ ...EigeneAnsicht.shape, anzahl: z.number() })),
})
export type Zaehler = z.infer<typeof Zaehler>

const wartet = z.nullable(z.int())
/** What waits at the bank for who asks, by the list that shows it; null: there is nothing for him to do in it. */
export const Wartendes = z.object({
  /** Open cases that he has. */
  vorrat: wartet,
  /** What lies before a second person and he can release. */
  freigaben: wartet,
  /** Conversations that nobody has answered. */
  mitteilungen: wartet,
  /** Payout requests that nobody has presented. */
  auszahlungen: wartet,
})
export type Wartendes = z.infer<typeof Wartendes>

/** How the portal is run, for whoever leads there: what is missing is the operator's to mend. */
export const Betriebslage = z.object({
  /** A virus scanner is connected (S5-02). */
  virenpruefung: z.boolean(),
})
export type Betriebslage = z.infer<typeof Betriebslage>

/** What the filters can be set to beyond the words of the contract. */
export const VorratAuswahl = z.object({
  runden: z.array(z.object({ guid: z.string(), programm: Programm, bezeichnung: z.string() })),
  kategorien: z.array(z.object({ programm: z.string(), code: z.string() })),
})
export type VorratAuswahl = z.infer<typeof VorratAuswahl>
