import { once } from 'node:events'
import { createServer, type AddressInfo, type ListenOptions, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { dateiPruefen } from '../../files/viren/dateiPruefen.ts'
import { runDueJobs } from '../../jobs/worker.ts'
import type { Services } from '../../services.ts'

/**
 * Runs the scans that wait, each once. A run may end while the last job of a line still holds the line, so it is
 * repeated until none is left.
 */
export const pruefungenLaufen = async (services: Services, ownerDb: Database): Promise<void> => {
  const offene = sql`select 1 from graphile_worker.jobs
    where task_identifier = ${dateiPruefen.name} and (attempts = 0 or locked_at is not null)`
  do await runDueJobs(services, [dateiPruefen])
  while ((await offene.execute(ownerDb)).rows.length > 0)
}

/** The harmless file that every scanner reports (eicar.org), in two halves so that no scanner reports this one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const PRAEFIX = 'zINSTREAM\0'

type Stand = {
  /** 'stumm' takes everything and never answers; 'legt auf' closes in the middle of a file; 'wirr' is something else. */
  verhalten: 'wie clamd' | 'stumm' | 'legt auf' | 'wirr'
  /** StreamMaxLength of clamd.conf. */
  streamMax: number
  /** The files that arrived whole. */
  readonly geprueft: Buffer[]
  /** The lengths of the blocks of the last file. */
  bloecke: number[]
}

/** The bytes of the blocks that have arrived whole; `fertig` after the block of no bytes. */
const bloeckeLesen = (bytes: Buffer) => {
  const bloecke: Buffer[] = []
  let ab = 0
  while (bytes.length >= ab + 4) {
    const laenge = bytes.readUInt32BE(ab)
    if (laenge === 0) return { bloecke, fertig: true }
    if (bytes.length < ab + 4 + laenge) break
    bloecke.push(bytes.subarray(ab + 4, ab + 4 + laenge))
    ab += 4 + laenge
  }
  return { bloecke, fertig: false }
}

const urteil = (inhalt: Buffer) => (inhalt.includes(EICAR) ? 'Eicar-Signature FOUND' : 'OK')

const stromAnnehmen = (stand: Stand, socket: Socket, bytes: Buffer): void => {
  const { bloecke, fertig } = bloeckeLesen(bytes)
  const inhalt = Buffer.concat(bloecke)
  if (inhalt.length > stand.streamMax) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
  if (stand.verhalten === 'legt auf' && bloecke.length > 0) return void socket.destroy()
  if (!fertig) return
  stand.geprueft.push(inhalt)
  stand.bloecke = bloecke.map((b) => b.length)
  if (stand.verhalten === 'wie clamd') socket.end(`stream: ${urteil(inhalt)}\0`)
}

const bedienen = (stand: Stand) => (socket: Socket) => {
  let bytes = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (stueck: Buffer) => {
    if (socket.writableEnded) return
    if (stand.verhalten === 'wirr') return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0')
    bytes = Buffer.concat([bytes, stueck])
    const befehl = bytes.subarray(0, PRAEFIX.length).toString()
    if (befehl === PRAEFIX) return stromAnnehmen(stand, socket, bytes.subarray(PRAEFIX.length))
    if (!bytes.includes(0) || stand.verhalten === 'stumm') return
    socket.end(befehl.startsWith('zPING\0') ? 'PONG\0' : 'UNKNOWN COMMAND\0')
  })
}

const lauschen = async (stand: Stand, wo: ListenOptions): Promise<{ server: Server; port: number }> => {
  const server = createServer(bedienen(stand)).listen(wo)
  await once(server, 'listening')
  const adresse = server.address()
  // A unix socket has a path instead of a port.
  return { server, port: typeof adresse === 'string' ? 0 : (adresse as AddressInfo).port }
}

/**
 * A clamd that speaks INSTREAM and PING as clamd(8) says, on a free port or the given unix socket. It finds EICAR
 * anywhere in a file. `aus` and `an` take it away and back.
 */
export const startTestClamd = async (path?: string) => {
  const stand: Stand = { verhalten: 'wie clamd', streamMax: 25 * 1024 * 1024, geprueft: [], bloecke: [] }
  const { port, ...offen } = await lauschen(
    stand,
    path === undefined ? { port: 0, host: '127.0.0.1' } : { path },
  )
  let { server } = offen
  return {
    stand,
    port,
    aus: async () => void (await new Promise((resolve) => server.close(resolve))),
    an: async () => void ({ server } = await lauschen(stand, { port, host: '127.0.0.1' })),
  }
}

export type TestClamd = Awaited<ReturnType<typeof startTestClamd>>
