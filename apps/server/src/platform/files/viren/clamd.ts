import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { ExpectedFailure } from '../../expectedFailure.ts'
import type { ClamdAdresse } from './clamdAdresse.ts'
import type { Befund, Virenpruefung } from './virenpruefung.ts'

/** How long is waited for a connection, and for the next sign of life on it. */
export type Geduld = { readonly verbindenMs: number; readonly stilleMs: number }

/** clamd itself gives a scan up after two minutes (MaxScanTime of clamd.conf) and says so. */
const GEDULD: Geduld = { verbindenMs: 5_000, stilleMs: 150_000 }

const BLOCK = 64 * 1024
/** A line of clamd is shorter; whoever sends more is no clamd. */
const ANTWORT_MAX = 4_096

class ClamdWeg extends ExpectedFailure {
  override readonly away = true
}

const verbinden = async (adresse: ClamdAdresse, { verbindenMs, stilleMs }: Geduld): Promise<Socket> => {
  const socket = connect(adresse)
  // Each failure reaches who waits for the answer; without a listener it would end the process besides.
  socket.on('error', () => undefined)
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(verbindenMs) })
  } catch (cause) {
    socket.destroy()
    throw new ClamdWeg('clamd takes no connection', { cause })
  }
  return socket.setTimeout(stilleMs, () => socket.destroy(new Error('clamd keeps silent')))
}

/** Each command begins with `z`, so the answer ends with a zero byte (clamd(8), "COMMANDS"). */
const antwortLesen = async (socket: Socket): Promise<string> => {
  let text = ''
  for await (const stueck of socket as AsyncIterable<Buffer>) {
    text += stueck.toString('utf8')
    const ende = text.indexOf('\0')
    if (ende >= 0) return text.slice(0, ende)
    if (text.length > ANTWORT_MAX) throw new Error('clamd answers without end')
  }
  throw new Error('clamd closed the line without an answer')
}

/** Four bytes of length in network order, then so many bytes. */
const rahmen = (block: Buffer): Buffer => {
  const laenge = Buffer.alloc(4)
  laenge.writeUInt32BE(block.length)
  return Buffer.concat([laenge, block])
}

class LeitungGeschlossen extends Error {
  override readonly message = 'clamd closed the line'
}

/** One block in memory at a time: the file is read on when clamd has taken it. */
const bloeckeSenden = async (socket: Socket, inhalt: Readable, signal: AbortSignal): Promise<void> => {
  socket.write('zINSTREAM\0')
  for await (const stueck of inhalt as AsyncIterable<Buffer>)
    for (let ab = 0; ab < stueck.length; ab += BLOCK) {
      signal.throwIfAborted()
      if (!socket.write(rahmen(stueck.subarray(ab, ab + BLOCK)))) await once(socket, 'drain', { signal })
    }
  signal.throwIfAborted()
  // A block of no bytes ends the stream.
  socket.write(Buffer.alloc(4))
}

/** Rejects with LeitungGeschlossen when clamd hangs up, and with the file's own error when that can't be read. */
const senden = async (socket: Socket, inhalt: Readable): Promise<void> => {
  const geschlossen = new AbortController()
  socket.once('close', () => geschlossen.abort())
  try {
    await bloeckeSenden(socket, inhalt, geschlossen.signal)
  } catch (error) {
    const grund = socket.destroyed ? new LeitungGeschlossen() : error
    socket.destroy()
    throw grund
  }
}

const ANTWORT = /^stream: (?:OK|(?<fund>.+) FOUND)$/

const befundAus = (antwort: string): Befund => {
  const treffer = ANTWORT.exec(antwort)
  // 'INSTREAM size limit exceeded. ERROR' and the like: the words tell the operator what to change.
  if (treffer === null) throw new ExpectedFailure(`clamd has no judgement: ${antwort}`)
  return { schadsoftware: treffer.groups?.['fund'] ?? null }
}

const OHNE_ANTWORT = 'clamd gives no answer; is the file beyond its StreamMaxLength?'

const pruefen = async (socket: Socket, inhalt: Readable): Promise<Befund> => {
  const [antwort, sendung] = await Promise.allSettled([antwortLesen(socket), senden(socket, inhalt)])
  const unlesbar = sendung.status === 'rejected' && !(sendung.reason instanceof LeitungGeschlossen)
  if (unlesbar) throw sendung.reason
  if (antwort.status === 'rejected') throw new ExpectedFailure(OHNE_ANTWORT, { cause: antwort.reason })
  const befund = befundAus(antwort.value)
  // clamd may refuse or find before the end; only what it has seen whole is clean.
  if (befund.schadsoftware === null && sendung.status === 'rejected') throw sendung.reason
  return befund
}

const melden = async (socket: Socket): Promise<void> => {
  socket.write('zPING\0')
  const antwort = await antwortLesen(socket)
  if (antwort !== 'PONG') throw new Error(`clamd answers a ping with ${antwort}`)
}

const mitLeitung = async <T>(
  adresse: ClamdAdresse,
  geduld: Geduld,
  arbeit: (socket: Socket) => Promise<T>,
): Promise<T> => {
  const socket = await verbinden(adresse, geduld)
  try {
    return await arbeit(socket)
  } finally {
    socket.destroy()
  }
}

/**
 * The ClamAV daemon, by INSTREAM over TCP or a unix socket: it needs no access to our files. A connection serves one
 * scan, so a clamd that was away or loads new signatures is there again for the next.
 */
export const clamd = (adresse: ClamdAdresse, geduld: Geduld = GEDULD): Virenpruefung => ({
  pruefen: async (inhalt) => {
    // It may fail while nobody reads yet; who reads it then is told.
    inhalt.on('error', () => undefined)
    try {
      return await mitLeitung(adresse, geduld, (socket) => pruefen(socket, inhalt))
    } finally {
      inhalt.destroy()
    }
  },
  befinden: () =>
    mitLeitung(adresse, { ...geduld, stilleMs: geduld.verbindenMs }, melden).then(
      () => ({ ok: true, message: 'Die Virenprüfung antwortet.' }),
      () => ({ ok: false, message: 'Die Virenprüfung (CLAMD) antwortet nicht.' }),
    ),
})
