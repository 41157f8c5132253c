import * as z from 'zod/mini'

/** How many messages to the customer this user has not opened yet. */
export const Ungelesen = z.strictObject({ amount: z.int() })
export type Ungelesen = z.infer<typeof Ungelesen>
