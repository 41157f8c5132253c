import { createHash, createHmac } from 'node:crypto'
import type { Krypto } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'

/** The native hashes for the ranking (S3-03). */
export const krypto: Krypto = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (schluessel, text) => createHmac('sha256', Buffer.from(schluessel, 'hex')).update(text).digest('hex'),
}
