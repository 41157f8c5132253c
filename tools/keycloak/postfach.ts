import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

export type Postfach = { readonly port: number; schliessen(): Promise<void> }

/** Named by their order, so that the last one of an address is the newest. */
const dateiname = (nummer: number) => `${String(nummer).padStart(6, '0')}.json`

/**
 * An SMTP server on loopback that takes every mail and lays it into `ordner`, one JSON file each: the journeys read
 * there what an identity provider sent.
 */
export const postfachOeffnen = async (ordner: string): Promise<Postfach> => {
  await mkdir(ordner, { recursive: true })
  let zahl = 0
  const ablegen = async (strom: SMTPServerDataStream): Promise<void> => {
    const { to = [], subject, text } = await PostalMime.parse(await buffer(strom))
    const mail = { an: to.map(({ address }) => address), betreff: subject, text, am: new Date() }
    zahl += 1
    await writeFile(join(ordner, dateiname(zahl)), JSON.stringify(mail))
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (strom, _sitzung, fertig) => void ablegen(strom).then(() => fertig(), fertig),
  })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP: never a pipe's string
  return { port, schliessen: () => new Promise((fertig) => smtp.close(() => fertig())) }
}
