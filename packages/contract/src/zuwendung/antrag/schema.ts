import * as z from 'zod/mini'
import { AntragFragebogen } from '../../fragebogen/antragFragebogen.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Zeitraum } from '../../shared/zeit/zeitraumSchema.ts'
import { AntragstellerArt, Rechtsform } from '../../unternehmen/enumsSchema.ts'
import type { Foerderprogramm } from '../kern/antragsformular/foerdergegenstand.ts'
import { AntragFormular } from '../kern/antragsformular/formular.ts'
import { GeschaeftStatus } from '../kern/geschaeftStatus.ts'
import { Eingang } from '../../formular/eingang.ts'
import { Mitzeichnung, MitzeichnungKurz } from '../../formular/mitzeichnung.ts'
import { DeMinimisStand } from '../kern/deminimis/deMinimisSchema.ts'
import { Anhoerungsstand } from './anhoerung/schema.ts'
import { Nachforderung } from '../kern/antragsformular/nachforderungSchema.ts'
import { UnterlagenRegeln } from '../kern/antragsformular/unterlagenSchema.ts'
import { Obergrenzen, Programm } from '../kern/programm/programme.ts'
import { WartenderVerzicht } from './verzicht/schema.ts'
import { Vorhabenbeginn } from '../kern/vorhabenbeginn.ts'
import { Vorlage } from './vorlage.ts'

/** Until when the company can answer the bank. @public named in `/api-docs` */
export const Antwortfrist = z.object({ frist: Zeitpunkt })

/** The same of a hearing, and how it stands. @public named in `/api-docs` */
export const Anhoerungsfrist = z.extend(Antwortfrist, { stand: Anhoerungsstand })

/** One business case of the overview. */
export const GeschaeftDetail = z.object({
  geNr: z.string(),
  geschaeftStatus: GeschaeftStatus,
  inBefragung: z.boolean(),
  antraege: z.array(z.object({ guid: z.string(), typ: Programm })),
  /** Beyond section 3.2: what an overview shows of a case without a further call. */
  statusSeit: Zeitpunkt,
  letzteAenderung: Zeitpunkt,
  eingereichtAm: z.nullable(Zeitpunkt),
  zuwendungsBetrag: z.number(),
  /** The latest request for a second signature; null where none was asked for. */
  mitzeichnung: z.nullable(MitzeichnungKurz),
  /** While the bank waits for answers (S11-13): until when. */
  nachforderung: z.nullable(Antwortfrist),
  /** The last hearing before a decision (S9-03): until when the company could answer, and whether it still can. */
  anhoerung: z.optional(Anhoerungsfrist),
  /** While a waiver waits for the second signature (S4-07). */
  verzicht: z.optional(WartenderVerzicht),
})
export type GeschaeftDetail = z.infer<typeof GeschaeftDetail>

/** One invitation (AnkNabo) or open grant (ZUKLB) of a company; `guid` is the {metaGuid} of the create call (S11-04). */
export const AntragUebersicht = z.object({
  guid: z.string(),
  ibkMetaGuid: z.nullable(z.string()),
  ibkRunde: z.nullable(z.string()),
  maxAnzahlGeschaefte: z.number(),
  erlaubteKategorien: z.array(z.string()),
  erfassungsZeitraum: z.nullable(Zeitraum),
  details: z.array(GeschaeftDetail),
  programm: Programm,
  programmbezeichnung: z.string(),
  /** Beyond section 3.2: the permitted categories in the words of today's Positivliste; the code of one that has ended. */
  kategorieTitel: z.array(z.string()),
  /** Whether the company has an application of this programme, a withdrawn one too: a new one can start from it (S4-11). */
  mitVorlage: z.boolean(),
})
export type AntragUebersicht = z.infer<typeof AntragUebersicht>

/** Form response (section 3.2); from `geNr` on beyond it. */
export const AntragAntwort = z.object({
  /** May be changed and sent: the outcome of lifecycle and membership, so that no client rebuilds the rule. */
  aenderbar: z.boolean(),
  /** Why this user can't withdraw it (S4-10), as a sentence; null when he can. The same outcome, of another action. */
  rueckzugGesperrtWeil: z.nullable(z.string()),
  /** Id of the foerdergegenstandKlasse → percent, for this applicant (S4-02). */
  foerderQuoten: z.record(z.string(), z.number()),
  fragebogenUrl: z.nullable(z.string()),
  programmMitFragebogen: z.boolean(),
  /** Where its questionnaire stands; null where there is none (S8-02). */
  fragebogen: z.nullable(AntragFragebogen),
  moeglicheAntragstellerArten: z.array(AntragstellerArt),
  moeglicheRechtsformen: z.array(Rechtsform),
  formular: AntragFormular,
  geNr: z.string(),
  geschaeftStatus: GeschaeftStatus,
  unternehmenGuid: z.string(),
  erlaubteKategorien: z.array(z.string()),
  obergrenzen: Obergrenzen,
  vorhabenbeginn: Vorhabenbeginn,
  /** Where the programme's version demands documents from others than the contract's table; mostly empty. */
  unterlagen: UnterlagenRegeln,
  erfassungsZeitraum: z.nullable(Zeitraum),
  gespeichertAm: Zeitpunkt,
  eingang: z.nullable(Eingang),
  /** The latest request for a second signature (S4-07); null where none was asked for. */
  mitzeichnung: z.nullable(Mitzeichnung),
  /** Set while the bank waits for corrected answers, also when its deadline has passed. */
  nachforderung: z.nullable(Nachforderung),
  /** The earlier application that this one was started from (S4-11). */
  vorlage: z.nullable(Vorlage),
  /** Where the grant is small aid: what the company and those linked with it may still get. */
  deMinimis: z.optional(DeMinimisStand),
})
export type AntragAntwort = z.infer<typeof AntragAntwort>

/** What a form is judged against besides itself; it comes with the form answer and the list of categories. */
export type AntragKontext = Pick<
  AntragAntwort,
  | 'erlaubteKategorien'
  | 'moeglicheAntragstellerArten'
  | 'moeglicheRechtsformen'
  | 'vorhabenbeginn'
  | 'unterlagen'
> & {
  /** Today in Berlin, 'YYYY-MM-DD'; for what was sent, the day of its arrival. */
  readonly heute: string
  readonly kategorien: readonly Foerderprogramm[]
  /** Where its questionnaire stands; none where nobody requires one (S8-02). */
  readonly fragebogen?: AntragAntwort['fragebogen']
}
export type AntragDaten = { readonly formular: AntragFormular; readonly kontext: AntragKontext }
