import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What a server answers instead of taking; a test may change it while the server runs. */
export type Absagen = {
  sender?: number
  recipient?: number
  data?: number
  /** It lets in nobody without this password. */
  password?: string
}

const refusal = (responseCode: number) =>
  // As servers do, the sentence repeats the address: it must not reach our log.
  Object.assign(new Error('refused: lena@demo.example'), { responseCode })

/** A real SMTP server on loopback (library smtp-server): with PIPELINING, and with AUTH where it wants a password. */
export const mailserver = async (absagen: Absagen = {}) => {
  const mails: string[] = []
  let recipients = 0
  const sagen = (code: number | undefined, fertig: (error?: Error | null) => void) =>
    code === undefined ? fertig() : fertig(refusal(code))
  const smtp = new SMTPServer({
    authOptional: absagen.password === undefined,
    disabledCommands: absagen.password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    // The portal keeps its line open: at the end of a test nobody waits for it.
    closeTimeout: 1,
    onAuth: ({ password }, _sitzung, fertig) =>
      password === absagen.password ? fertig(null, { user: 'portal' }) : fertig(refusal(535)),
    onMailFrom: (_an, _sitzung: SMTPServerSession, fertig) => sagen(absagen.sender, fertig),
    onRcptTo: (_an, _sitzung, fertig) => {
      recipients += 1
      sagen(absagen.recipient, fertig)
    },
    onData: (strom, _sitzung, fertig) =>
      void buffer(strom).then((text) => {
        if (absagen.data === undefined) mails.push(text.toString())
        sagen(absagen.data, fertig)
      }, fertig),
  })
  smtp.on('error', () => undefined)
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP: never a pipe's string
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlMit: (password: string) => `smtp://portal:${password}@127.0.0.1:${port}`,
    mails,
    /** How often a mail was brought: each has one recipient. */
    versuche: () => recipients,
    zu: () => new Promise<void>((fertig) => smtp.close(() => fertig())),
  }
}

/** Answers what `antwort` says to each line, to '' the greeting, to '.' the end of a mail; undefined closes the connection. */
export const nachDrehbuch = async (antwort: (zeile: string) => string | undefined) => {
  const mails: string[] = []
  let verbindungen = 0
  const bedienen = (socket: Socket) => {
    verbindungen += 1
    const sagen = (zeile: string) => {
      const gesagt = antwort(zeile)
      if (gesagt === undefined) socket.destroy()
      else socket.write(gesagt)
    }
    let daten: string | undefined
    sagen('')
    socket.on('data', (stueck) => {
      if (daten === undefined) {
        const zeile = stueck.toString()
        daten = zeile.startsWith('DATA') ? '' : undefined
        return sagen(zeile)
      }
      daten += stueck.toString()
      if (!daten.endsWith('\r\n.\r\n')) return
      mails.push(daten)
      daten = undefined
      sagen('.')
    })
    socket.on('error', () => undefined)
  }
  const server: Server = createServer(bedienen)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // as above
  return { server, mails, url: `smtp://127.0.0.1:${port}`, verbindungen: () => verbindungen }
}

/** A server that takes everything. */
export const gewoehnlich = (zeile: string): string => {
  if (zeile === '') return '220 demo\r\n'
  return zeile.startsWith('DATA') ? '354 go\r\n' : '250 ok\r\n'
}
