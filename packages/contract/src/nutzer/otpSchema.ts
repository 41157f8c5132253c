import * as z from 'zod/mini'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'

/**
 * A second factor of the signed-in person: an authenticator app with the name that it was given (R3.1-07). The times
 * tell apart what bears the same name; they are missing where the identity provider does not know them.
 */
export const OtpEintrag = z.strictObject({
  id: Kennung,
  name: z.string(),
  angelegtAm: z.optional(Zeitpunkt),
  zuletztBenutztAm: z.optional(Zeitpunkt),
})
export type OtpEintrag = z.infer<typeof OtpEintrag>

export const OtpListe = z.array(OtpEintrag)

export const OtpParams = z.strictObject({ otpId: Kennung })
