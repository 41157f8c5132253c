import * as z from 'zod/mini'
import { Kennung } from '../shared/nummern/kennung.ts'

export const AenderungParams = z.strictObject({ companyId: Kennung })

/** `guid` names the snapshot that was changed: an older one than the current answers 409. */
export const AenderungAnfrage = z.strictObject({
  benachrichtigungNachDurchfuehrung: z.enum(['true', 'false']),
  guid: Kennung,
})
