import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Turns passwords into PHC strings and back-checks them. */
export type PasswordHasher = {
  hash(passwort: string): Promise<string>
  verify(passwort: string, phc: string): Promise<boolean>
  /** True when the string was made with other parameters than today's: hash anew at the next successful login. */
  isOutdated(phc: string): boolean
  /** A string of today's parameters that no password fits; nothing is computed for it. */
  attrappe(): string
}

type Parameter = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's recommendation for argon2id; measured: 30 ms here (rule A-10). */
const HEUTE: Parameter = { memory: 19_456, passes: 2, parallelism: 1 }
const SALZ = 16
const LAENGE = 32
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/

const argon2id = promisify(argon2)
const ohnePolster = (b: Buffer) => b.toString('base64').replaceAll('=', '')
const kopf = (p: Parameter) => `$argon2id$v=19$m=${p.memory},t=${p.passes},p=${p.parallelism}$`

/** One form per password, whichever keyboard composed its umlauts (RFC 8265, OpaqueString). */
const ableiten = (passwort: string, nonce: Buffer, tagLength: number, p: Parameter) =>
  argon2id('argon2id', { message: passwort.normalize('NFC'), nonce, tagLength, ...p })

const schreiben = (p: Parameter, salz: Buffer, wert: Buffer) =>
  `${kopf(p)}${ohnePolster(salz)}$${ohnePolster(wert)}`

const lesen = (phc: string) => {
  const [, m, t, p, salz, wert] = PHC.exec(phc) ?? []
  if (salz === undefined || wert === undefined)
    throw new Error('Der gespeicherte Passwort-Hash ist kein argon2id-PHC-Text.')
  return {
    parameter: { memory: Number(m), passes: Number(t), parallelism: Number(p) },
    salz: Buffer.from(salz, 'base64'),
    wert: Buffer.from(wert, 'base64'),
  }
}

/** argon2id of Node's own crypto. */
export const argon2Hasher = (parameter: Parameter = HEUTE): PasswordHasher => ({
  hash: async (passwort) => {
    const salz = randomBytes(SALZ)
    const wert = await ableiten(passwort, salz, LAENGE, parameter)
    return schreiben(parameter, salz, wert)
  },
  verify: async (passwort, phc) => {
    const { parameter: damals, salz, wert } = lesen(phc)
    return timingSafeEqual(await ableiten(passwort, salz, wert.length, damals), wert)
  },
  isOutdated: (phc) => !phc.startsWith(kopf(parameter)),
  attrappe: () => schreiben(parameter, randomBytes(SALZ), randomBytes(LAENGE)),
})
