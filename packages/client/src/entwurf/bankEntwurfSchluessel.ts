import { bankEntwurfSchluesselLesen } from '@foerderportal/contract/nutzer/bank/routes'
import { call } from '../call.ts'

/** Key of what is typed at the bank's desk, base64url of 32 bytes. It belongs into memory only (S10-03). */
export const bankEntwurfSchluesselLaden = async (): Promise<string> =>
  (await call(bankEntwurfSchluesselLesen, { ignore: 'alle', background: true })).body.schluessel
