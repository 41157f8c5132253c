import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EICAR } from '../../testing/fremd/testClamd.ts'
import { clamd } from './clamd.ts'
import { PROBEN } from '../proben.test-daten.ts'

/** CLAMD_PROGRAMM names one outside the path. Without any, these tests are skipped and say so. */
const PROGRAMM = process.env['CLAMD_PROGRAMM'] ?? 'clamd'
const fehlt = spawnSync(PROGRAMM, ['--help']).error !== undefined

/** A signature of our own, so that no download of the real ones is needed: the middle of EICAR, in any kind of file. */
const SIGNATUR = `Foerderportal.Probe:0:*:${Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE').toString('hex')}\n`

describe.skipIf(fehlt)('a real clamd (Debian: clamav-daemon)', () => {
  let folder = ''
  let prozess: ChildProcess | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clamd-echt-'))
    await writeFile(join(folder, 'probe.ndb'), SIGNATUR)
    const zeilen = ['Foreground yes', `DatabaseDirectory ${folder}`, `LocalSocket ${folder}/clamd.ctl`]
    await writeFile(join(folder, 'clamd.conf'), [...zeilen, 'StreamMaxLength 2M', ''].join('\n'))
    prozess = spawn(PROGRAMM, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
    while (!(await dienst().befinden()).ok) await setTimeout(50)
  })
  afterAll(async () => {
    prozess?.kill()
    if (prozess?.exitCode === null) await once(prozess, 'exit')
    await rm(folder, { recursive: true, force: true })
  })

  const dienst = () => clamd({ path: join(folder, 'clamd.ctl') })
  const pruefen = (...stuecke: Buffer[]) => dienst().pruefen(Readable.from(stuecke))

  test.each(Object.entries(PROBEN))('releases a %s', async (_, inhalt) =>
    expect(await pruefen(inhalt)).toEqual({ schadsoftware: null }),
  )

  test('releases a file of many blocks', async () =>
    expect(await pruefen(randomBytes(1_500_000))).toEqual({ schadsoftware: null }))

  test('finds EICAR, alone and within a PDF', async () => {
    const fund = { schadsoftware: 'Foerderportal.Probe.UNOFFICIAL' }
    expect(await pruefen(Buffer.from(EICAR))).toEqual(fund)
    expect(await pruefen(PROBEN.pdf, Buffer.from(EICAR), randomBytes(500_000))).toEqual(fund)
  })

  test('has no judgement on what is longer than its StreamMaxLength', async () => {
    // Its line may be closed before its sentence has arrived.
    await expect(pruefen(randomBytes(10_000_000))).rejects.toThrow(/size limit exceeded|StreamMaxLength/)
  })
})
