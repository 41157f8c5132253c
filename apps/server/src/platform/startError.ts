import { databaseSentence } from './database/databaseSentence.ts'
import { systemError } from './systemError.ts'

/** A start that can't succeed. The message tells the operator in German what is wrong and what to do; no trace is needed. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** Where the portal was told to be; for the sentences. */
type Ort = { readonly host: string; readonly port: number }

const KEINE_ADRESSE = ({ host }: Ort) =>
  `HOST=${host} ist keine Adresse dieses Rechners. Setzen Sie HOST auf 127.0.0.1 (nur dieser Rechner), auf 0.0.0.0 (alle Adressen) oder auf eine seiner Adressen.`

/** Of the address that the portal listens at. */
const ADRESSE: Readonly<Record<string, (ort: Ort) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} auf ${host} ist belegt. Beenden Sie das Programm, das ihn benutzt, oder wählen Sie mit PORT einen anderen.`,
  EACCES: ({ port }) =>
    `Port ${port} darf dieser Benutzer nicht öffnen. Wählen Sie mit PORT einen ab 1024 und stellen Sie einen Proxy davor.`,
  EADDRNOTAVAIL: KEINE_ADRESSE,
  ENOTFOUND: KEINE_ADRESSE,
  EAI_AGAIN: KEINE_ADRESSE,
  EINVAL: KEINE_ADRESSE,
}

const ANDERES = 'oder wählen Sie mit DATEN_VERZEICHNIS ein anderes Verzeichnis.'
const KEIN_RECHT = (path: string) =>
  `In ${path} darf das Portal nicht schreiben. Geben Sie seinem Benutzer das Recht dazu, ${ANDERES}`
export const KEIN_PLATZ = (path: string): string =>
  `Auf dem Datenträger von ${path} ist kein Platz mehr. Schaffen Sie Platz, ${ANDERES}`
const KEIN_ORDNER = (path: string) =>
  `${path} lässt sich nicht anlegen: Auf dem Weg dorthin liegt eine Datei, kein Ordner. Nehmen Sie sie weg, ${ANDERES}`

/** Of files and folders. */
const DATEI: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: KEIN_PLATZ,
  EDQUOT: KEIN_PLATZ,
  EACCES: KEIN_RECHT,
  EPERM: KEIN_RECHT,
  EROFS: (path) =>
    `${path} liegt auf einem Datenträger, der nur gelesen werden kann. Binden Sie ihn beschreibbar ein, ${ANDERES}`,
  ENOTDIR: KEIN_ORDNER,
  EEXIST: KEIN_ORDNER,
  EISDIR: (path) => `${path} ist ein Ordner, erwartet wird eine Datei. Nehmen Sie ihn weg, ${ANDERES}`,
  ENOENT: (path) =>
    `${path} gibt es nicht, und es lässt sich dort nichts anlegen. Legen Sie den Ordner an, ${ANDERES}`,
  EIO: (path) =>
    `${path} lässt sich nicht lesen oder schreiben: Der Datenträger meldet einen Fehler. Prüfen Sie ihn, ${ANDERES}`,
}

const satz = (error: unknown, ort: Ort): string | undefined => {
  const system = systemError(error)
  if (system === undefined) return databaseSentence(error)
  const { code, syscall, path } = system
  if (syscall === 'listen' || syscall === 'getaddrinfo') return ADRESSE[code]?.(ort)
  // A program that can't be run has another cause than a file that can't be written.
  return path === '' || syscall.startsWith('spawn') ? undefined : DATEI[code]?.(path)
}

/** What ended a start, as a StartError where a sentence helps the operator; else unchanged: then only the trace does. */
export const alsStartError = (error: unknown, ort: Ort): unknown => {
  const text = satz(error, ort)
  return text === undefined ? error : new StartError(text, { cause: error })
}

/** What a command says of an error when it ends: a sentence that the operator can follow, else the whole trace. */
export const fuerBetreiber = (error: unknown): unknown =>
  error instanceof StartError ? error.message : (databaseSentence(error) ?? error)
