import { hash } from 'node:crypto'

/** SHA-256, base64url: what the database keeps of a bearer value. */
export const sha256 = (wert: string): string => hash('sha256', wert, 'base64url')
