import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { warten, type Fahrer } from './fahrer.ts'

const freierPort = (): Promise<number> =>
  new Promise((fertig) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // it listens
      server.close(() => fertig(port))
    })
  })

/** WebDriver is JSON over HTTP. */
const senden = async (url: string, body: object): Promise<unknown> => {
  const antwort = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await antwort.json()) as { value: unknown }
  if (!antwort.ok) throw new Error(JSON.stringify(value))
  return value
}

/** The small browser of WebKitGTK, by its own driver. It opens a window: without DISPLAY there is none to open it on. */
export const webkitStarten = async (programm: string): Promise<Fahrer> => {
  const port = await freierPort()
  const prozess = spawn(programm, ['-p', String(port)], { stdio: 'ignore' })
  const ende = new Promise((fertig) => prozess.once('exit', fertig))
  const beginnen = () => senden(`http://127.0.0.1:${port}/session`, { capabilities: { alwaysMatch: {} } })
  const { sessionId } = (await warten('WebKit', beginnen, Boolean)) as { sessionId: string }
  const sitzung = `http://127.0.0.1:${port}/session/${sessionId}`
  return {
    gehen: async (url) => void (await senden(`${sitzung}/url`, { url })),
    fragen: async (ausdruck) =>
      String(await senden(`${sitzung}/execute/sync`, { script: `return String(${ausdruck})`, args: [] })),
    beenden: async () => {
      await fetch(sitzung, { method: 'DELETE' })
      prozess.kill()
      await ende
    },
  }
}
