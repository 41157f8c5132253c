import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

/** AES-256-GCM; the name is authenticated, so that no row can stand in for another. */
export const seal = (key: Buffer, name: string, wert: Buffer): Buffer => {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const text = Buffer.concat([cipher.update(wert), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** What `seal` sealed; throws when key, name or a single bit is another. */
export const unseal = (key: Buffer, name: string, wert: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, wert.subarray(0, IV)).setAAD(Buffer.from(name))
  decipher.setAuthTag(wert.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(wert.subarray(IV + TAG)), decipher.final()])
}
