import * as z from 'zod/mini'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { EINLADUNG_STAENDE } from './einladungStaende.ts'

/** Where an invitation stands. @public named in `/api-docs` */
export const Einladungsstand = z.enum(EINLADUNG_STAENDE)

/** An invitation to apply, as the company that declared its interest sees it (S3-04). */
export const Bekundungseinladung = z.object({
  /** Of the entry in the overview of applications, which an application is started from (S11-04). */
  guid: Kennung,
  stand: Einladungsstand,
  hauptgruppe: z.string(),
  /** Until when an application has to be sent. */
  bis: z.nullable(Zeitpunkt),
  /** What the round holds for it. */
  zugesagtInEuro: z.number(),
})
export type Bekundungseinladung = z.infer<typeof Bekundungseinladung>

/** A line of a released ranking that is the company's own (S3-06). */
export const Reihungsplatz = z.object({
  hauptgruppe: z.string(),
  /** The lot, hexadecimal: anybody can compute it anew. */
  los: z.string(),
  rang: z.int(),
  rangInGruppe: z.int(),
  zuwendungInEuro: z.number(),
  /** With which the hidden amount in the list is hashed; null where the amounts of the round are public (4.5). */
  salz: z.nullable(z.string()),
  einladung: z.nullable(Bekundungseinladung),
})
export type Reihungsplatz = z.infer<typeof Reihungsplatz>

/** With what the own lots are computed anew: all of it stands in the published protocol. */
export const Losziehung = z.object({
  runde: Kennung,
  bekundung: Kennung,
  seed: z.string(),
  zufall: z.string(),
  listHash: z.string(),
  lose: z.array(Reihungsplatz),
})
export type Losziehung = z.infer<typeof Losziehung>
