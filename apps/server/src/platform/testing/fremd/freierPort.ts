import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nobody listens at, for a program that has to be told one. */
export const freierPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address is one.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
