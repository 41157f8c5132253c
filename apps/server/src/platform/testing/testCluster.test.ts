import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, utimesSync } from 'node:fs'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { processesIn } from '../database/launcher/leftovers.ts'
import { createDatabase, startTestCluster } from './testCluster.ts'

const count = async (url: string, text: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows[0]?.['n']
  } finally {
    await client.end()
  }
}

test('every test has a database of its own, also when many begin at once', async () => {
  const databases = await Promise.all([1, 2, 3, 4].map(() => createDatabase(inject('testCluster'))))
  await count(databases[0]?.ownerUrl ?? '', 'create table nur_hier as select 1 as n')
  const seen = await Promise.all(
    databases.map(({ appUrl }) =>
      count(appUrl, `select (to_regclass('nur_hier') is not null)::int::text as n`),
    ),
  )
  expect(seen).toEqual(['1', '0', '0', '0'])
  const busy = new pg.Client({ connectionString: databases[0]?.appUrl })
  busy.on('error', () => undefined)
  await busy.connect()
  await Promise.all(databases.map(({ drop }) => drop()))
  await expect(count(databases[0]?.appUrl ?? '', 'select 1 as n')).rejects.toThrow(/does not exist/)
})

const PROBE = `
  const { startTestCluster } = await import(${JSON.stringify(new URL('./testCluster.ts', import.meta.url).href)})
  console.log((await startTestCluster()).directory)
`

test.runIf(process.platform === 'linux')(
  'a cluster whose run was killed is swept away by the next run',
  async () => {
    const killed = spawn(process.execPath, ['--input-type=module', '-e', PROBE], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [directory] = (await once(createInterface({ input: killed.stdout }), 'line')) as [string]
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(processesIn(`${directory}/cluster`)).not.toEqual([])
    utimesSync(directory, 0, 0)
    const next = await startTestCluster()
    expect(processesIn(`${directory}/cluster`)).toEqual([])
    expect(existsSync(directory)).toBe(false)
    await next.stop()
  },
)
