import { createHmac } from 'node:crypto'
import { valueAt } from '@foerderportal/values/path'
import { sameSecret } from '../platform/secrets/sameSecret.ts'

/** Anti-forgery tokens of the forms, each bound to one interaction: a foreign page knows neither uid nor key. */
export const formularToken = (key: Buffer) => {
  const machen = (uid: string) => createHmac('sha256', key).update(uid).digest('base64url')
  const stimmt = (uid: string, token: string): boolean => sameSecret(machen(uid), token)
  return { machen, stimmt }
}
export type FormularToken = ReturnType<typeof formularToken>

/** A field of a posted form. PostgreSQL takes no U+0000 in a text. */
export const formularFeld = (body: unknown, name: string): string => {
  const wert: unknown = valueAt(body, [name])
  return typeof wert === 'string' ? wert.replaceAll('\0', '') : ''
}

/** A whole number of a posted form; 0 for what is none. */
export const formularZahl = (body: unknown, name: string): number => {
  const wert = formularFeld(body, name)
  return /^\d{1,9}$/.test(wert) ? Number(wert) : 0
}
