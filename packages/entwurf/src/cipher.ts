import { hex } from '@foerderportal/values/hex'

/** Encrypts the copies of one user. Who does not have his key can neither read one nor find out what it belongs to. */
export type Cipher = {
  /** A name for `worueber` that says nothing to others; always the same for the same user. */
  readonly name: (...worueber: readonly string[]) => Promise<string>
  /** `ort` is sealed in: what was written for one place cannot be opened at another. */
  readonly seal: (text: string, ort: readonly string[]) => Promise<Sealed>
  /** @throws when key, place or content are not those that were sealed */
  readonly open: (sealed: Sealed, ort: readonly string[]) => Promise<string>
  /** The same for what is no text. */
  readonly sealBytes: (inhalt: BufferSource, ort: readonly string[]) => Promise<Sealed>
  readonly openBytes: (sealed: Sealed, ort: readonly string[]) => Promise<ArrayBuffer>
}

export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly inhalt: ArrayBuffer }

/** AES-GCM takes 96 bits; a random one is safe for far more records than anybody types (NIST SP 800-38D, 8.3). */
const IV_BYTES = 12

const bytes = (text: string) => new TextEncoder().encode(text)

/** Two keys from one, so that names and contents never share one (RFC 5869). */
const hkdf = (wofuer: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: bytes(`foerderportal/entwurf/${wofuer}`),
})

const keyPair = async (schluessel: Uint8Array<ArrayBuffer>) => {
  const { subtle } = crypto
  const haupt = await subtle.importKey('raw', schluessel, 'HKDF', false, ['deriveKey'])
  const inhalt = subtle.deriveKey(hkdf('inhalt'), haupt, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return Promise.all([inhalt, subtle.deriveKey(hkdf('name'), haupt, hmac, false, ['sign'])])
}

/** A lock of `nutzer` with his key of 256 bits. The bytes are not kept: the browser holds the keys and gives none out. */
export const createCipher = async (schluessel: Uint8Array<ArrayBuffer>, nutzer: string): Promise<Cipher> => {
  const { subtle } = crypto
  const [inhaltKey, nameKey] = await keyPair(schluessel)
  const gcm = (iv: Uint8Array<ArrayBuffer>, ort: readonly string[]) => ({
    name: 'AES-GCM',
    iv,
    additionalData: bytes(JSON.stringify([nutzer, ...ort])),
  })
  const sealBytes: Cipher['sealBytes'] = async (klartext, ort) => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    return { iv, inhalt: await subtle.encrypt(gcm(iv, ort), inhaltKey, klartext) }
  }
  const openBytes: Cipher['openBytes'] = ({ iv, inhalt }, ort) =>
    subtle.decrypt(gcm(iv, ort), inhaltKey, inhalt)
  return {
    sealBytes,
    openBytes,
    name: async (...worueber) =>
      hex(await subtle.sign('HMAC', nameKey, bytes(JSON.stringify([nutzer, ...worueber])))).slice(0, 32),
    seal: (text, ort) => sealBytes(bytes(text), ort),
    open: async (sealed, ort) => new TextDecoder().decode(await openBytes(sealed, ort)),
  }
}
