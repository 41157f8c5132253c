import { join } from 'node:path'
import type { Account } from './account.ts'
import { run } from './run.ts'

export type ResetPassword = {
  readonly bin: string
  readonly cluster: string
  readonly path: string
  readonly account: Account | undefined
  readonly password: string
}

/**
 * A cluster came back from a backup without its `zugang.json`: whoever owns the files owns the database, so its
 * superuser gets a new password in PostgreSQL's single-user mode, which asks for none.
 */
export const resetPassword = async (o: ResetPassword): Promise<void> => {
  // Passwords are base64url (credentials.ts): nothing in them to escape.
  const input = `alter role postgres password '${o.password}'\n`
  await run(join(o.bin, 'postgres'), ['--single', '-D', o.path, 'postgres'], {
    cwd: o.cluster,
    cluster: o.cluster,
    account: o.account,
    input,
  })
}
