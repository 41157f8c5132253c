import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EICAR, startTestClamd, type TestClamd } from '../../testing/fremd/testClamd.ts'
import { clamd, type Geduld } from './clamd.ts'
import { clamdAdresse } from './clamdAdresse.ts'

const MB = 1024 * 1024
const UNGEDULDIG: Geduld = { verbindenMs: 200, stilleMs: 200 }

let dienst: TestClamd
beforeEach(async () => void (dienst = await startTestClamd()))
afterEach(() => dienst.aus())

const pruefung = (geduld?: Geduld) => clamd({ host: '127.0.0.1', port: dienst.port }, geduld)
const pruefen = (...stuecke: Buffer[]) => pruefung().pruefen(Readable.from(stuecke))

describe('[S5-02] an address of clamd', () => {
  test.each([
    ['clamav:3310', { host: 'clamav', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamav', undefined],
    ['clamav:0', undefined],
    ['clamav:65536', undefined],
    ['tcp://clamav:3310', undefined],
  ])('%s', (text, erwartet) => expect(clamdAdresse(text)).toEqual(erwartet))
})

test('[S5-02] a file arrives whole, in blocks of 64 KiB at most, and is clean', async () => {
  const stuecke = [randomBytes(200_000), Buffer.alloc(0), randomBytes(1), randomBytes(3 * MB)]
  expect(await pruefen(...stuecke)).toEqual({ schadsoftware: null })
  expect(dienst.stand.geprueft[0]?.equals(Buffer.concat(stuecke))).toBe(true)
  expect(Math.max(...dienst.stand.bloecke)).toBe(64 * 1024)
})

test('[S5-02] malware is named, wherever in the file it stands', async () => {
  const fund = { schadsoftware: 'Eicar-Signature' }
  expect(await pruefen(Buffer.from(EICAR))).toEqual(fund)
  expect(await pruefen(randomBytes(MB), Buffer.from(EICAR), randomBytes(MB))).toEqual(fund)
})

test('[S5-02] over a unix socket too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
  const path = join(folder, 'clamd.ctl')
  const amSocket = await startTestClamd(path)
  expect(await clamd({ path }).pruefen(Readable.from([Buffer.from(EICAR)]))).toEqual({
    schadsoftware: 'Eicar-Signature',
  })
  expect((await clamd({ path }).befinden()).ok).toBe(true)
  await amSocket.aus()
  await rm(folder, { recursive: true })
})

describe('[S5-02] no judgement is no clean file:', () => {
  test('larger than clamd takes', async () => {
    dienst.stand.streamMax = MB
    await expect(pruefen(randomBytes(20 * MB))).rejects.toThrow('size limit exceeded')
  })

  test('clamd closes the line in the middle', async () => {
    dienst.stand.verhalten = 'legt auf'
    await expect(pruefen(randomBytes(20 * MB))).rejects.toThrow('gives no answer')
  })

  test('clamd takes the file and keeps silent', async () => {
    dienst.stand.verhalten = 'stumm'
    const inhalt = Readable.from([randomBytes(1000)])
    await expect(pruefung(UNGEDULDIG).pruefen(inhalt)).rejects.toThrow('gives no answer')
  })

  test('the file can’t be read to its end', async () => {
    const inhalt = new Readable({ read: () => undefined })
    inhalt.push(randomBytes(1000))
    const ergebnis = pruefung().pruefen(inhalt)
    inhalt.destroy(new Error('disk is gone'))
    await expect(ergebnis).rejects.toThrow('disk is gone')
    expect(dienst.stand.geprueft).toEqual([])
  })

  test('clamd is away; the file is closed', async () => {
    const weg = await startTestClamd()
    await weg.aus()
    const handle = await open(import.meta.filename)
    const inhalt = handle.createReadStream()
    await expect(clamd({ host: '127.0.0.1', port: weg.port }).pruefen(inhalt)).rejects.toThrow(
      'no connection',
    )
    expect(inhalt.destroyed).toBe(true)
  })
})

test('[S5-02] how clamd is: there, silent, away, there again', async () => {
  const ok = async () => (await pruefung(UNGEDULDIG).befinden()).ok
  expect(await ok()).toBe(true)
  dienst.stand.verhalten = 'stumm'
  expect(await ok()).toBe(false)
  dienst.stand.verhalten = 'wie clamd'
  await dienst.aus()
  expect(await ok()).toBe(false)
  await dienst.an()
  expect(await ok()).toBe(true)
})
