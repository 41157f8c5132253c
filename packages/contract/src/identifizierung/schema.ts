import * as z from 'zod/mini'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { IDENT_STAENDE, MELDUNGEN } from './staende.ts'

/** How far the signed-in person is. `identifizierungsUrl` leads to the service; null while there is nothing to do there. */
export const Identifizierung = z.strictObject({
  stand: z.enum(IDENT_STAENDE),
  seit: z.nullable(Zeitpunkt),
  identifizierungsUrl: z.nullable(z.string()),
})
export type Identifizierung = z.infer<typeof Identifizierung>

/** Name of the agreement with an identification service; an unknown one is answered with 404. */
export const mitIdentConfigKey = z.strictObject({ identConfigKey: z.string().check(z.maxLength(1000)) })

/** What the service reports of an attempt. `folge` counts its messages of this attempt, from 1 on. */
export const IdentMeldung = z.strictObject({
  vorgang: Kennung,
  folge: z.int('Die Folge ist keine ganze Zahl.').check(z.gte(1, 'Die Folge beginnt mit 1.')),
  stand: z.enum(MELDUNGEN, 'Dieser Stand ist nicht bekannt.'),
  /** The service keeps a recording that can be fetched. */
  aufzeichnung: z.boolean('Geben Sie an, ob es eine Aufzeichnung gibt.'),
})
export type IdentMeldung = z.infer<typeof IdentMeldung>

export const IdentBefinden = z.strictObject({ message: z.string(), ok: z.boolean() })
export type IdentBefinden = z.infer<typeof IdentBefinden>
