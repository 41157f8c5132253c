import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeDurably } from '../../durableFile.ts'
import { DatabaseStartError } from './startError.ts'

const passwort = z.string().check(z.minLength(1))
const Credentials = z.object({ postgres: passwort, portal_owner: passwort, portal_app: passwort })
/** Random passwords of the three roles of the embedded cluster. */
export type Credentials = Readonly<z.infer<typeof Credentials>>

const random = () => randomBytes(24).toString('base64url')

const alsJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the file holds; undefined when there is none, or an empty one: that is how a power cut leaves a lost one. */
const stored = (file: string): Credentials | undefined => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (text.replaceAll('\0', '').trim() === '') return undefined
  const { success, data } = z.safeParse(Credentials, alsJson(text))
  if (success) return data
  throw new DatabaseStartError(
    `Die Datei ${file} mit den Passwörtern der Datenbank ist beschädigt. Löschen Sie sie und starten Sie neu: ` +
      'Das Portal macht dann neue Passwörter, und die Daten bleiben.',
  )
}

/**
 * Passwords of this cluster, made on the first start and kept in `zugang.json`, readable for the portal's user only.
 * `fresh` says that the cluster does not know them yet.
 */
export const credentialsIn = async (directory: string): Promise<Credentials & { fresh: boolean }> => {
  const file = join(directory, 'zugang.json')
  const kept = stored(file)
  if (kept) return { ...kept, fresh: false }
  const made: Credentials = { postgres: random(), portal_owner: random(), portal_app: random() }
  await writeDurably(file, JSON.stringify(made, null, 2))
  return { ...made, fresh: true }
}

export const urlFor = (
  role: keyof Credentials,
  passwords: Credentials,
  port: number,
  database: string,
): string => `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`
