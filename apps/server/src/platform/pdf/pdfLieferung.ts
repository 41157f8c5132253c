import { Readable } from 'node:stream'
import type { Lieferung } from '../files/public.ts'
import { CSP_DOWNLOAD } from '../http/securityHeaders.ts'

type Wunsch = { readonly name: string; readonly download?: boolean }

/** A PDF that was made for this answer alone: shown or saved under its name, never kept on the way. */
export const pdfLieferung = (pdf: Buffer, { name, download = false }: Wunsch): Lieferung => ({
  stream: Readable.from([pdf]),
  headers: {
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `${download ? 'attachment' : 'inline'}; filename="${name}"`,
    'content-security-policy': CSP_DOWNLOAD,
    'cache-control': 'private, no-store',
  },
})
