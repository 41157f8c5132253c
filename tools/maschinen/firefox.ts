import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { warten, type Fahrer } from './fahrer.ts'

type Antwort = {
  readonly id?: number
  readonly type: string
  readonly message?: string
  readonly result?: unknown
}
type Befehl = (method: string, params: object) => Promise<unknown>

const LAUSCHT = /WebDriver BiDi listening on (ws:\/\/\S+)/

/** WebDriver BiDi is JSON over a WebSocket, which Node has: four commands need no library. */
const verbinden = async (url: string): Promise<Befehl> => {
  const socket = new WebSocket(`${url}/session`)
  await new Promise((offen, fehler) => {
    socket.addEventListener('open', offen, { once: true })
    socket.addEventListener('error', fehler, { once: true })
  })
  const offene = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const antwort = JSON.parse(String(data)) as Antwort
    const wartend = offene.get(antwort.id ?? -1)
    if (antwort.type === 'error') wartend?.reject(new Error(antwort.message))
    else wartend?.resolve(antwort.result)
  })
  let id = 0
  return async (method, params) => {
    const wartend = Promise.withResolvers<unknown>()
    offene.set(++id, wartend)
    socket.send(JSON.stringify({ id, method, params }))
    return wartend.promise
  }
}

type Ergebnis = { readonly result?: { readonly value?: string } }

/** Firefox without a window and with a profile of its own. */
export const firefoxStarten = async (programm: string): Promise<Fahrer> => {
  const profil = await mkdtemp(join(tmpdir(), 'portal-firefox-'))
  const prozess = spawn(
    programm,
    ['--headless', '--no-remote', '--profile', profil, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ende = new Promise((fertig) => prozess.once('exit', fertig))
  let gesagt = ''
  prozess.stderr.on('data', (stueck: Buffer) => void (gesagt += stueck.toString()))
  const lesen = async () => LAUSCHT.exec(gesagt)?.[1] ?? ''
  const befehl = await verbinden(await warten('Firefox', lesen, (url) => url !== ''))
  await befehl('session.new', { capabilities: {} })
  const { context } = (await befehl('browsingContext.create', { type: 'tab' })) as { context: string }
  return {
    gehen: async (url) =>
      void (await befehl('browsingContext.navigate', { context, url, wait: 'interactive' })),
    fragen: async (ausdruck) => {
      const angaben = { expression: `String(${ausdruck})`, target: { context }, awaitPromise: true }
      return ((await befehl('script.evaluate', angaben)) as Ergebnis).result?.value ?? ''
    },
    beenden: async () => {
      prozess.kill()
      await ende
      await rm(profil, { recursive: true, force: true })
    },
  }
}
