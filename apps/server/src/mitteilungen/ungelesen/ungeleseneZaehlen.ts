import type { Ungelesen } from '@foerderportal/contract/mitteilungen/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../../platform/http/refusal.ts'
import type { UngelesenSpeicher } from './ungelesenSpeicher.ts'

/** R7.2-23. For members only: 403 for everyone else, whether the company exists or not (S1-02). */
export const ungeleseneZaehlen = async (
  speicher: UngelesenSpeicher,
  sub: string,
  unternehmenGuid: string,
): Promise<Ungelesen> => {
  const amount = await speicher.lesen(sub, unternehmenGuid)
  if (amount === undefined) throw absagen(ALLGEMEIN.keineBerechtigung)
  return { amount }
}
