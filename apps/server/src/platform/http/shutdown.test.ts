import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** A server of its own process with one slow call. */
const start = async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./shutdown.probe.ts', import.meta.url))])
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<number>((resolve) =>
    child.stdout.once('data', (d: Buffer) => resolve(Number(d))),
  )
  return { child, exit, port }
}

const get = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    const req = request({ port, path }, (res) => {
      let text = ''
      res.on('data', (d: Buffer) => (text += d.toString())).on('end', () => resolve(text))
    })
    req.on('error', reject).end()
  })

test('a signal lets the call in flight finish, takes no further one, and ends with 0', async () => {
  const { child, exit, port } = await start()
  const slow = get(port, '/langsam?ms=700')
  await get(port, '/begonnen')
  child.kill('SIGTERM')
  expect(await slow).toBe('fertig')
  expect(await exit).toBe(0)
  await expect(get(port, '/langsam?ms=0')).rejects.toThrow()
})

// Exit code 0 says that it was in time: after 9.5 s it would be 1.
test('a call that never ends is cut, and the process still ends with 0', async () => {
  const { child, exit, port } = await start()
  const endless = get(port, '/langsam?ms=60000').catch(() => 'cut')
  await get(port, '/begonnen')
  child.kill('SIGINT')
  expect(await exit).toBe(0)
  expect(await endless).toBe('cut')
})

test('a second signal ends it at once', async () => {
  const { child, exit, port } = await start()
  const endless = get(port, '/langsam?ms=60000').catch(() => 'cut')
  await get(port, '/begonnen')
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await exit).toBe(1)
  expect(await endless).toBe('cut')
})
