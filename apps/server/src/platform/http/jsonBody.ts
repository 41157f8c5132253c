import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance } from 'fastify'
import { absagen } from './refusal.ts'

/** No form nests deeper than a dozen levels; recursion over much more would exhaust the stack. */
const MAX_TIEFE = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN = new Set([0x5b, 0x7b])
const CLOSE = new Set([0x5d, 0x7d])

/** Deepest nesting of a JSON text, and whether it holds escaped characters; a scan without recursion. */
const scan = (bytes: Buffer): { tiefe: number; escapes: boolean } => {
  let tiefe = 0
  let offen = 0
  let inString = false
  let escapes = false
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0
    if (inString && byte === BACKSLASH) {
      escapes = true
      i += 1
    } else if (byte === QUOTE) inString = !inString
    else if (!inString && OPEN.has(byte)) tiefe = Math.max(tiefe, (offen += 1))
    else if (!inString && CLOSE.has(byte)) offen -= 1
  }
  return { tiefe, escapes }
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; only escapes can bring them into valid UTF-8. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const checkText = (key: string, value: unknown): unknown => {
  if (isStorable(key) && (typeof value !== 'string' || isStorable(value))) return value
  throw absagen(ALLGEMEIN.ungueltig, 'Der Text enthält Zeichen, die nicht gespeichert werden können.')
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const decode = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw absagen(ALLGEMEIN.ungueltig, 'Die Anfrage ist nicht in UTF-8 geschrieben.')
  }
}

const check = (bytes: Buffer): string => {
  const { tiefe, escapes } = scan(bytes)
  if (tiefe > MAX_TIEFE) throw absagen(ALLGEMEIN.ungueltig, 'Die Anfrage ist zu tief verschachtelt.')
  const text = decode(bytes)
  // A second parse costs little, and escapes beyond \n and \" are rare in forms.
  if (escapes && /\\u/.test(text)) JSON.parse(text, checkText)
  return text
}

/** Reads JSON bodies: UTF-8 only, bounded depth, no prototype keys, no characters that the database refuses. */
export const registerJsonBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      // parseAs 'buffer' hands over a Buffer; the type leaves both forms open.
      void parse(request, check(bytes as Buffer), done)
    } catch (error) {
      // A SyntaxError of the check is a client's mistake like one of the parser.
      done(
        error instanceof SyntaxError
          ? absagen(ALLGEMEIN.ungueltig, 'Die Anfrage ist kein gültiges JSON.')
          : (error as Error),
      )
    }
  })
}
