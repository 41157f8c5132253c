import { readFileSync, realpathSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseStartError } from './startError.ts'

/** The unprivileged user that PostgreSQL runs as when the portal runs as root; undefined: the portal's own user. */
export type Account = { readonly uid: number; readonly gid: number }

const fromPasswd = (name: string): Account | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

const ownerOf = (path: string): Account | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && { uid: stat.uid, gid: stat.gid }
}

/** initdb asks the system for the name of its user and gives up without one (containers with an arbitrary number). */
const requireName = (uid: number) => {
  try {
    userInfo()
  } catch {
    throw new DatabaseStartError(
      `Der Benutzer mit der Nummer ${uid} hat keinen Eintrag in /etc/passwd; PostgreSQL kann unter ihm nicht eingerichtet ` +
        'werden. Starten Sie das Portal unter einem eingetragenen Benutzer, oder geben Sie mit DATABASE_URL eine ' +
        'vorhandene Datenbank an.',
    )
  }
}

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of the cluster, else as `postgres`, else as `nobody`.
 * Nothing is added to /etc. Throws DatabaseStartError when the cluster belongs to somebody else.
 */
export const accountFor = (cluster: string): Account | undefined => {
  const uid = process.getuid?.()
  if (uid === undefined) return undefined
  const owner = ownerOf(cluster)
  if (uid === 0) {
    const account = owner && owner.uid !== 0 ? owner : (fromPasswd('postgres') ?? fromPasswd('nobody'))
    if (account) return account
    throw new DatabaseStartError(
      'PostgreSQL darf nicht als root laufen, und es gibt weder den Benutzer postgres noch nobody. ' +
        'Starten Sie das Portal unter einem gewöhnlichen Benutzer, oder geben Sie DATABASE_URL an.',
    )
  }
  requireName(uid)
  if (owner && owner.uid !== uid) {
    throw new DatabaseStartError(
      `Die Datenbank in ${cluster} gehört dem Benutzer mit der Nummer ${owner.uid}, das Portal läuft aber als ${uid}. ` +
        'Starten Sie es als root oder als dieser Benutzer, oder wählen Sie mit DATEN_VERZEICHNIS ein anderes Verzeichnis.',
    )
  }
  return undefined
}

const mayPass = (path: string, account: Account): boolean => {
  const { uid, gid, mode } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & 1) === 1
}

/** Whether the account may pass all directories above the path, and the path itself (enter a folder, run a program). */
export const canReach = (path: string, account: Account | undefined): boolean => {
  if (!account) return true
  for (let step = realpathSync(path); ; step = dirname(step)) {
    if (!mayPass(step, account)) return false
    if (step === dirname(step)) return true
  }
}
