import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/testApp.ts'

test('a call that waits on an open line while the server closes is answered like every other', async () => {
  const angekommen = Promise.withResolvers<void>()
  const schliesst = Promise.withResolvers<void>()
  const weiter = Promise.withResolvers<void>()
  const t = await startTestApp((app) => {
    app.get('/langsam', async () => {
      angekommen.resolve()
      await weiter.promise
      return 'erste'
    })
    app.addHook('preClose', (done) => {
      schliesst.resolve()
      done()
    })
    app.get('/danach', () => 'zweite')
  })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo // it listens on a port
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  line.write('GET /langsam HTTP/1.1\r\nHost: x\r\n\r\n')
  await angekommen.promise
  const ende = t.app.close()
  await schliesst.promise
  const zweite = once(t.app.server, 'request')
  line.write('GET /danach HTTP/1.1\r\nHost: x\r\n\r\n')
  await zweite
  weiter.resolve()
  const answers = await text(line)
  expect(answers).toMatch(/erste/)
  expect(answers).toMatch(/zweite/)
  await ende
  await t.close()
})
