import * as z from 'zod/mini'
import { Kennung } from '../shared/kennung.ts'

/** A second factor of the signed-in person: an authenticator app with the name that it was given (R3.1-07). */
export const OtpEintrag = z.strictObject({ id: Kennung, name: z.string() })
export type OtpEintrag = z.infer<typeof OtpEintrag>

export const OtpListe = z.array(OtpEintrag)

export const OtpParams = z.strictObject({ otpId: Kennung })
