import * as z from 'zod/mini'

/** One refused field of a request: `pfad` as in the body ('unternehmen.kontoInformationen.0.iban'), `text` for the user (S11-03). */
export const Feldfehler = z.object({ pfad: z.string(), text: z.string() })
export type Feldfehler = z.infer<typeof Feldfehler>

/** Problem details, RFC 9457, with the field errors of S11-03. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  errors: z.optional(z.array(Feldfehler)),
})
export type Problem = z.infer<typeof Problem>
