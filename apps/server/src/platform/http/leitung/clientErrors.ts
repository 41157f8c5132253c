import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ALLGEMEIN, absage } from '@foerderportal/contract/shared/problem'
import { problemOf } from '../problems.ts'
import { ANSWER_HEADERS } from '../securityHeaders.ts'

export const ZU_LANGSAM = absage(408, 'zu-langsam', 'Die Anfrage kam nicht rechtzeitig an')

type ConnectionError = Error & { readonly code?: string }

const answerTo = (error: ConnectionError): string => {
  const refusal = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? ZU_LANGSAM : ALLGEMEIN.ungueltig
  const body = JSON.stringify(problemOf(refusal, 'Die Anfrage ist nicht lesbar.'))
  const headers = {
    ...ANSWER_HEADERS,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`
}

/**
 * What Node's parser refuses reaches no route: a line that is no HTTP, too many headers, a request that never ends.
 * A line that carried an answer before is closed without a word: one more could be taken for that to another call.
 */
export const refuseClient = (error: ConnectionError, socket: Socket): void => {
  if (error.code !== 'ECONNRESET' && socket.writable && socket.bytesWritten === 0)
    socket.write(answerTo(error))
  socket.destroySoon()
}
