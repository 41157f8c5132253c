import * as z from 'zod/mini'
import { absaetze, zeile } from '../../shared/angaben/zeile.ts'
import { Betrag } from '../../shared/geld/betragSchema.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Tag } from '../../shared/zeit/datumSchema.ts'
import { Getan, Zurueckgegeben } from '../../zuwendung/bank/entscheidung/schema.ts'
import { ENTFALLGRUENDE, RUNDENAKTE } from './rundenakt.ts'

const GRUND_MAX = 2_000
const grund = absaetze(GRUND_MAX, 'Geben Sie einen Grund an.')

/** A later last day, with the reason that is told to everybody who has begun. */
export const VerlaengernEingabe = z.strictObject({ letzterTag: Tag, grund })

/** The reason is public. */
export const AnnullierenEingabe = z.strictObject({ grund })

export const ErhoehenEingabe = z.strictObject({ budgetInEuro: Betrag, grund })

export const EntfallenEingabe = z.strictObject({
  art: z.enum(ENTFALLGRUENDE),
  grund,
})

const SHA256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Nennen Sie die Prüfsumme, die Sie gelesen haben.'))
/** The result of the draw that the round names; `ziehungLesen` says what is wrong with it. */
const zufall = zeile(200, 'Geben Sie das Ergebnis der Ziehung ein.')

/** Typed by one person, and by another one who has not seen what the first one typed. */
export const ReihungEingabe = z.strictObject({ zufall })
/** Of the act that was read. A script of a version before sends none: it is told what to do about it. */
export const RundenaktFreigebenEingabe = z.strictObject(
  { sha256: SHA256 },
  {
    error: ({ code }) =>
      code === 'invalid_type'
        ? 'Diese Seite nennt nicht, was Sie gelesen haben. Laden Sie die Seite neu, und lesen Sie es noch einmal.'
        : undefined,
  },
)
/** Of the result that was read. */
export const ReihungFreigebenEingabe = z.strictObject({ sha256: SHA256 })
/** More declarations no round has. */
const RANG_MAX = 1_000_000
const GELESENER_RANG = 'Nennen Sie den letzten Rang, den Sie gelesen haben.'
/** How far the batch that was read goes, and what it comes to: lines that nobody saw are not presented. */
export const StaffelVorbereitenEingabe = z.strictObject({
  bisRang: z.int(GELESENER_RANG).check(z.minimum(1, GELESENER_RANG), z.maximum(RANG_MAX, GELESENER_RANG)),
  summe: Betrag,
})
export type StaffelVorbereitenEingabe = z.infer<typeof StaffelVorbereitenEingabe>
/** What was read. */
export const StaffelFreigebenEingabe = z.strictObject({ sha256: SHA256 })
export const StaffelZurueckgebenEingabe = z.strictObject({ sha256: SHA256, grund })

/** How far something is that needs two people. @public named in `/api-docs` */
export const Vorgangsstatus = z.enum(['VORGELEGT', 'FREIGEGEBEN', 'ZURUECKGEGEBEN'])
/** The same of what whoever presented it can call back. @public named in `/api-docs` */
export const Vorlegungsstatus = z.enum([...Vorgangsstatus.options, 'ZURUECKGEHOLT'])

/** Something with a round that counts once a second person has released it. */
export const Akt = z.object({
  guid: Kennung,
  art: z.enum(RUNDENAKTE),
  status: Vorlegungsstatus,
  /** What it does, as a sentence: 'Die Frist endet erst am 31.01.2027.' */
  text: z.string(),
  /** As whoever presents it gave it; an act without one has none. */
  grund: z.nullable(z.string()),
  /** Of everything that is presented: named by whoever releases it. */
  sha256: z.string(),
  vorgelegt: Getan,
  freigegeben: z.nullable(Getan),
  zurueckgegeben: z.nullable(Zurueckgegeben),
  zurueckgeholt: z.nullable(Getan),
  /** This person presented it: calls it back while it lies. */
  eigener: z.boolean(),
  /** Why this person can't release it, as a sentence; null where he can. */
  gesperrtWeil: z.nullable(z.string()),
})
export type Akt = z.infer<typeof Akt>
