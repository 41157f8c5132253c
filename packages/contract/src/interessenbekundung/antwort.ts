import * as z from 'zod/mini'
import { Eingang } from '../formular/eingang.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Zeitraum } from '../shared/zeit/zeitraumSchema.ts'
import { BEKUNDUNG_STAENDE } from './bekundungStaende.ts'
import { BekundungFormular } from './bekundungsformular.ts'
import { BekundungStatus } from './schema.ts'

/** The earlier declaration that a draft was started from, and what could not be taken over. */
export const BekundungVorlage = z.object({
  programmbezeichnung: z.string(),
  vom: Zeitpunkt,
  /** Categories that this round does not have, by their codes. */
  ausgelassen: z.array(z.string()),
})
export type BekundungVorlage = z.infer<typeof BekundungVorlage>

/** What the server knows of a declaration beside the form of section 3.4, and what this user may do with it. */
const BekundungLage = z.object({
  /** May be changed: the outcome of table, period and membership, so that no client rebuilds the rule. */
  aenderbar: z.boolean(),
  /** Why this user can't send it, or withdraw it, as a sentence; null when he can. */
  einreichenGesperrtWeil: z.nullable(z.string()),
  rueckzugGesperrtWeil: z.nullable(z.string()),
  unternehmenGuid: Kennung,
  ibkMetaGuid: Kennung,
  programmbezeichnung: z.string(),
  bekundungStatus: BekundungStatus,
  bekundungStand: z.enum(BEKUNDUNG_STAENDE),
  erfassungsZeitraum: Zeitraum,
  gespeichertAm: Zeitpunkt,
  eingang: z.nullable(Eingang),
  /** Changed since it was sent: what was sent stays in force until it is sent again (S3-02). */
  geaendertSeitEingang: z.boolean(),
  vorlage: z.nullable(BekundungVorlage),
})
export type BekundungLage = z.infer<typeof BekundungLage>

/** Form response: the form of section 3.4 with `lage` beside its fields. */
export const BekundungAntwort = z.extend(BekundungFormular, { lage: BekundungLage })
export type BekundungAntwort = z.infer<typeof BekundungAntwort>
