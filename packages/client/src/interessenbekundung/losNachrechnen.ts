import { losText, type Los } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { hex } from '@foerderportal/values/hex'

/** Computes one lot of a published ranking in the browser (S3-06): with what stands in the protocol, and nothing of ours. */
export const losNachrechnen = async (seed: string, los: Los): Promise<string> => {
  const schluessel = Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', schluessel, hmac, false, ['sign'])
  return hex(await crypto.subtle.sign(hmac, key, new TextEncoder().encode(losText(los))))
}
