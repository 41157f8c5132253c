import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Random passwords of the three roles of the embedded cluster. */
export type Credentials = {
  readonly postgres: string
  readonly portal_owner: string
  readonly portal_app: string
}

const random = () => randomBytes(24).toString('base64url')

/**
 * Passwords of this cluster, made on the first start and kept in `zugang.json`, readable for the portal's user only.
 * `fresh` says that the cluster does not know them yet.
 */
export const credentialsIn = (directory: string): Credentials & { fresh: boolean } => {
  const file = join(directory, 'zugang.json')
  if (existsSync(file)) return { ...(JSON.parse(readFileSync(file, 'utf8')) as Credentials), fresh: false }
  const made: Credentials = { postgres: random(), portal_owner: random(), portal_app: random() }
  writeFileSync(`${file}.neu`, JSON.stringify(made, null, 2), { mode: 0o600 })
  renameSync(`${file}.neu`, file)
  return { ...made, fresh: true }
}

export const urlFor = (
  role: keyof Credentials,
  passwords: Credentials,
  port: number,
  database: string,
): string => `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`
