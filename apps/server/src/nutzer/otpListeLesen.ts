import type { OtpEintrag } from '@foerderportal/contract/nutzer/schema'
import type { TotpEntry } from '../platform/auth/identity.ts'
import type { Principal } from '../platform/auth/principal.ts'
import type { Services } from '../platform/services.ts'

const eintrag = ({ id, name, createdAt, lastUsedAt }: TotpEntry): OtpEintrag => ({
  id,
  name,
  ...(createdAt && { angelegtAm: createdAt.toISOString() }),
  ...(lastUsedAt && { zuletztBenutztAm: lastUsedAt.toISOString() }),
})

/** R7.1-08. Whoever has signed in may look, registered or not: the second factor belongs to the account. */
export const otpListeLesen = async ({ db, identity }: Services, { sub }: Principal): Promise<OtpEintrag[]> =>
  (await identity.listTotp(db, sub)).map(eintrag)
