import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'

export type Postfach = { readonly port: number; schliessen(): Promise<void> }

/** What a relay wants to know, and what it shows. */
export type Zugang = {
  readonly benutzer: string
  readonly passwort: string
  readonly zertifikat: string
  readonly schluessel: string
}

/** As a bank's relay: no sign-in before STARTTLS, and no mail without one. */
const alsRelais = ({ benutzer, passwort, zertifikat, schluessel }: Zugang): SMTPServerOptions => ({
  cert: zertifikat,
  key: schluessel,
  onAuth: ({ username, password }, { secure }, fertig) =>
    secure && username === benutzer && password === passwort
      ? fertig(null, { user: benutzer })
      : fertig(new Error('Anmeldung abgelehnt')),
})
const FUER_ALLE: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }

/** Named by their time and order, so that the last one of an address is the newest, whichever server took it. */
const dateiname = (am: Date, nummer: number) => `${am.getTime()}-${String(nummer).padStart(6, '0')}.json`

/**
 * An SMTP server on loopback that takes every mail and lays it into `ordner`, one JSON file each: the journeys read
 * there what an identity provider sent. With a `zugang` it takes it as a relay does.
 */
export const postfachOeffnen = async (ordner: string, zugang?: Zugang): Promise<Postfach> => {
  await mkdir(ordner, { recursive: true })
  let zahl = 0
  const ablegen = async (strom: SMTPServerDataStream): Promise<void> => {
    const { to = [], subject, text } = await PostalMime.parse(await buffer(strom))
    const am = new Date()
    const mail = { an: to.map(({ address }) => address), betreff: subject, text, am }
    zahl += 1
    await writeFile(join(ordner, dateiname(am, zahl)), JSON.stringify(mail))
  }
  const smtp = new SMTPServer({
    ...(zugang ? alsRelais(zugang) : FUER_ALLE),
    onData: (strom, _sitzung, fertig) => void ablegen(strom).then(() => fertig(), fertig),
  })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP: never a pipe's string
  return { port, schliessen: () => new Promise((fertig) => smtp.close(() => fertig())) }
}
