import { hkdfSync } from 'node:crypto'
import type { Services } from '../platform/services.ts'

const BYTES = 32

/**
 * The key of one user's local drafts, base64url (S10-03): HKDF-SHA-256 of a stored random secret, with the `sub` as
 * context. Derived rather than stored per user: it is the same on every instance and after every restart without a row
 * to write, so that it serves accounts that have not registered yet, and reading it stays a read. Without the secret,
 * which the database holds encrypted only, no key can be made, and one key tells nothing of another.
 */
export const entwurfSchluesselLesen = ({ entwurfKey }: Pick<Services, 'entwurfKey'>, sub: string): string =>
  Buffer.from(hkdfSync('sha256', entwurfKey, 'foerderportal-entwurf', sub, BYTES)).toString('base64url')
