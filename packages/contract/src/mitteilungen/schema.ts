import * as z from 'zod/mini'
import { Kennung } from '../shared/kennung.ts'

/** Path parameters of the calls that name a company. */
export const MitteilungenParams = z.strictObject({ unternehmenGuid: Kennung })

/** How many messages to the customer this user has not opened yet. */
export const Ungelesen = z.strictObject({ amount: z.int() })
export type Ungelesen = z.infer<typeof Ungelesen>
