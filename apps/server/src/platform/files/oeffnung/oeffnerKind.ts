import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { BEREIT, type Auftrag } from './nachrichten.ts'

/** A file in line: its bytes are asked for when its turn comes, unless that is later than `bis`. */
export type Sendung = Auftrag & {
  readonly inhalt: () => Promise<Readable>
  readonly bis: number
}
/** The turn came too late; nothing was begun. */
export type ZuSpaet = { readonly zuSpaet: true }

/** The store gave the bytes up, or gave others: no word on the file. */
export class InhaltFehlt extends Error {}
/** It did not start, or was ended by the system: no word on the file either. */
export class KindFehlt extends Error {}

const PROZESS = fileURLToPath(new URL('./oeffnerProzess.ts', import.meta.url))
const SEITE = 4096
/** A process that wants a gigabyte takes some 40 MB meanwhile. */
const ALLE_MS = 20

/** What it holds besides programmes, which all processes share (proc(5), statm); 0 elsewhere: its heap alone has a limit. */
const belegteBytes = (pid: number | undefined): number => {
  try {
    const [, belegt, geteilt] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    return (Number(belegt) - Number(geteilt)) * SEITE
  } catch {
    return 0
  }
}

/** Nothing of the portal's own environment: its keys are no business of what reads foreign files. */
const UMGEBUNG = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

const starten = (mb: number, prozess: string): ChildProcess =>
  fork(prozess, {
    execArgv: [`--max-old-space-size=${Math.floor(mb / 2)}`, '--v8-pool-size=1'],
    env: UMGEBUNG,
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })

/**
 * A process that opens files, as a workshop keeps threads (platform/werkstatt.ts): a file that breaks its reader ends
 * this process and nothing else, and so does one that wants more than `mb` of memory.
 */
export class OeffnerKind extends EventEmitter {
  readonly #kind: ChildProcess
  readonly #stdin: Writable
  readonly #hoechstens: number
  readonly #vorbei = new AbortController()
  #waechter: NodeJS.Timeout | undefined
  #bereit = false
  #beendet = false

  constructor(mb: number, prozess = PROZESS) {
    super()
    this.#hoechstens = mb * 1024 * 1024
    this.#kind = starten(mb, prozess)
    if (this.#kind.stdin === null) throw new Error('its input is a pipe')
    this.#stdin = this.#kind.stdin
    // A process that has ended says so itself.
    this.#stdin.on('error', () => undefined)
    this.#kind
      .on('message', (wort) => (wort === BEREIT ? (this.#bereit = true) : this.#antworten(wort)))
      .on('error', (cause) => this.emit('error', new KindFehlt('opener: not started', { cause })))
      .on('exit', (code, signal) => this.#enden(code, signal))
    process.once('exit', this.#mitgehen)
  }

  /** What one file left behind is not missing to the next: with pdf.js loaded it holds a third, beyond half it makes room. */
  #antworten(antwort: unknown): void {
    clearInterval(this.#waechter)
    this.emit('message', antwort)
    if (belegteBytes(this.#kind.pid) <= this.#hoechstens / 2) return
    this.terminate()
    // At once, so that nothing more is given to it.
    this.emit('exit', 'full')
  }

  /** One that is busy does not notice that the portal has gone. */
  readonly #mitgehen = (): void => this.terminate()

  #enden(code: number | null, signal: string | null): void {
    clearInterval(this.#waechter)
    process.off('exit', this.#mitgehen)
    this.#vorbei.abort()
    // By a file it ends itself, by a signal of its own (SIGSEGV, SIGABRT), or here.
    const fremd = !this.#bereit || signal === 'SIGKILL'
    if (fremd && !this.#beendet) this.emit('error', new KindFehlt(`opener: ended by ${signal ?? code}`))
    else this.emit('exit', signal ?? code)
  }

  postMessage({ inhalt, bis, ...auftrag }: Sendung): void {
    if (Date.now() > bis) {
      process.nextTick(() => this.emit('message', { zuSpaet: true } satisfies ZuSpaet))
      return
    }
    this.#waechter = setInterval(() => this.#messen(), ALLE_MS).unref()
    this.#kind.send(auftrag)
    void this.#fuellen(inhalt)
  }

  #messen(): void {
    if (belegteBytes(this.#kind.pid) > this.#hoechstens) this.terminate()
  }

  async #fuellen(inhalt: Sendung['inhalt']): Promise<void> {
    try {
      for await (const stueck of (await inhalt()) as AsyncIterable<Buffer>)
        if (!this.#stdin.write(stueck)) await once(this.#stdin, 'drain', { signal: this.#vorbei.signal })
    } catch (error) {
      if (!this.#vorbei.signal.aborted) this.emit('error', new InhaltFehlt('no bytes', { cause: error }))
    }
  }

  terminate(): void {
    this.#beendet = true
    this.#kind.kill('SIGKILL')
  }

  /** Without work it keeps nobody alive. */
  unref(): void {
    this.#kind.unref()
    this.#kind.channel?.unref()
    if (this.#stdin instanceof Socket) this.#stdin.unref()
  }
}
