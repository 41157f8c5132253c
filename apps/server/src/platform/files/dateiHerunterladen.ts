import type { Readable } from 'node:stream'
import { DATEI_NICHT_MOEGLICH } from '@foerderportal/contract/shared/datei'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../http/refusal.ts'
import { CSP_DOWNLOAD } from '../http/securityHeaders.ts'
import type { Services } from '../services.ts'
import { verschlossenWeil } from './inhalt/brauchbar.ts'
import { dateiOeffnen } from './dateiOeffnen.ts'
import { inStoreTime } from './callTime.ts'
import { FileDamaged, FileMissing } from './fileStore.ts'
import { lesbar, lesen, type Vollstaendig } from './repository.ts'
import { dateiAnsicht } from './view.ts'

/** RFC 6266: the ASCII form for old programs, the exact name as RFC 8187 writes it. */
const contentDisposition = (art: 'attachment' | 'inline', name: string): string => {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${art}; filename="${ascii}"; filename*=UTF-8''${exact}`
}

/** Shown by the browser itself, without rights of its own (CSP_DOWNLOAD); all others are only ever saved. */
const ANZEIGBAR = new Set(['application/pdf', 'image/png', 'image/jpeg'])

const headersOf = (row: Vollstaendig, download: boolean): Record<string, string> => ({
  'content-type': row.mime_type,
  'content-length': String(row.bytes),
  'content-disposition': contentDisposition(
    download || !ANZEIGBAR.has(row.mime_type) ? 'attachment' : 'inline',
    row.dateiname,
  ),
  'content-security-policy': CSP_DOWNLOAD,
  // A file never changes under its guid, but who may read it does: asked again each time, by its hash.
  'cache-control': 'private, no-cache',
  etag: `"${row.sha256}"`,
})

/** A file on its way to who asked for it. */
export type Lieferung = { readonly stream: Readable; readonly headers: Record<string, string> }

const nichtDa = () => absagen(ALLGEMEIN.nichtGefunden, 'Diese Datei gibt es nicht.')

const nichtMoeglich = (row: Vollstaendig) => {
  const grund = verschlossenWeil([dateiAnsicht(row)])
  return grund === undefined ? undefined : absagen(DATEI_NICHT_MOEGLICH, grund)
}

const VERMISST =
  'Diese Datei lässt sich gerade nicht öffnen. Bleibt es dabei, wenden Sie sich bitte an die Bank.'

/** A single file that is missing may come back with a restore, so it is not locked; the operator hears of it. */
const absageFuer = (error: unknown, { log }: Services, row: Vollstaendig): unknown => {
  if (error instanceof FileDamaged) return nichtMoeglich({ ...row, scan_status: 'beschädigt' })
  if (!(error instanceof FileMissing)) return error
  log.error({ err: error, datei: row.guid }, 'stored file is missing')
  return absagen(DATEI_NICHT_MOEGLICH, VERMISST)
}

const liefern = async (
  services: Services,
  row: Vollstaendig | undefined,
  download: boolean,
): Promise<Lieferung> => {
  if (row === undefined) throw nichtDa()
  const gesperrt = nichtMoeglich(row)
  if (gesperrt !== undefined) throw gesperrt
  try {
    return { stream: await dateiOeffnen(services, row), headers: headersOf(row, download) }
  } catch (error) {
    throw absageFuer(error, services, row)
  }
}

/** The bytes of a file once the scan has released it (S5-02). Asks nobody's permission: the caller has. */
export const dateiLiefern = async (services: Services, guid: string, download: boolean): Promise<Lieferung> =>
  liefern(services, (await lesen(services.db, [guid]))[0], download)

/** The same for who may open it (S5-03); for all others it does not exist. */
export const dateiHerunterladen = async (
  services: Services,
  { guid, sub, download }: { readonly guid: string; readonly sub: string; readonly download: boolean },
): Promise<Lieferung> => liefern(services, await lesbar(services.db, guid, sub), download)

/** A file's bytes at once, for who reads them here: small ones only. */
export type Inhalt = { readonly bytes: Buffer; readonly mimeType: string }

const inhaltVon = async (services: Services, row: Vollstaendig | undefined): Promise<Inhalt> => {
  if (row === undefined) throw nichtDa()
  const { stream } = await liefern(services, row, true)
  try {
    return { bytes: Buffer.concat(await inStoreTime(stream.toArray())), mimeType: row.mime_type }
  } finally {
    stream.destroy()
  }
}

/** The content of a file once the scan has released it (S5-02). Asks nobody's permission: the caller has. */
export const dateiInhaltLiefern = async (services: Services, guid: string): Promise<Inhalt> =>
  inhaltVon(services, (await lesen(services.db, [guid]))[0])

/**
 * The content of a file of this company, or of the caller's own upload that is not bound yet, once the scan has released
 * it; for all others it does not exist.
 */
export const dateiInhaltLesen = async (
  services: Services,
  {
    guid,
    sub,
    unternehmenGuid,
  }: { readonly guid: string; readonly sub: string; readonly unternehmenGuid: string },
): Promise<Inhalt> => {
  const row = await lesbar(services.db, guid, sub)
  const fremd = row !== undefined && row.unternehmen_guid !== null && row.unternehmen_guid !== unternehmenGuid
  return inhaltVon(services, fremd ? undefined : row)
}
