import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { call } from '../call.ts'

/** Key of the local drafts, base64url of 32 bytes. It belongs into memory only (S10-03). */
export const entwurfSchluesselLaden = async (): Promise<string> =>
  (await call(entwurfSchluesselLesen, { ignore: 'alle', background: true })).body.schluessel
