import { spawn } from 'node:child_process'
import type { Account } from './account.ts'
import { DatabaseStartError, notStarting } from './startError.ts'

export type RunOptions = {
  readonly cwd: string
  readonly account: Account | undefined
  readonly input?: string
}

/** Environment of PostgreSQL's programs: messages in English (they are read), nothing of PGDATA, PGPORT and the like. */
export const cleanEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  TMPDIR: process.env['TMPDIR'],
  LC_ALL: 'C',
})

/** Runs a program on a cluster to its end; rejects with its last words when it can't be started or fails. */
export const run = async (
  program: string,
  args: readonly string[],
  o: RunOptions & { readonly cluster: string },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: o.cwd,
      env: cleanEnv(),
      ...o.account,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let said = ''
    const listen = (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-4_000))
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    // A program that ends before it reads its input breaks the pipe; its exit code tells why.
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(said)
      else reject(new DatabaseStartError(notStarting(o.cluster, said, signal ?? code ?? '')))
    })
    child.stdin.end(o.input ?? '')
  })
