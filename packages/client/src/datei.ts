import { dateiHochladen, type Datei } from '@foerderportal/contract/shared/datei'
import { authHeaders } from './call.ts'
import { problemOf } from './problem.ts'
import { upload, type UploadOptions } from './upload.ts'

type SendenOptionen = Required<
  Pick<UploadOptions<typeof dateiHochladen>, 'onProgress' | 'onWaiting' | 'signal'>
>

/** Uploads a file; refusals are shown at the file itself. */
export const dateiSenden = (datei: File, optionen: SendenOptionen): Promise<Datei> =>
  upload(dateiHochladen, { ...optionen, query: { fileName: datei.name }, file: datei, ignore: 'alle' })

/**
 * Fetches a file with the token: a plain link could not carry it.
 * @throws ProblemError
 */
export const dateiHolen = async (downloadUrl: string, signal?: AbortSignal): Promise<Blob> => {
  const headers = await authHeaders('GET', downloadUrl)
  const response = await fetch(downloadUrl, { headers, signal: signal ?? null })
  if (!response.ok) throw problemOf(response.status, await response.json().catch(() => undefined), null)
  return response.blob()
}

/** Hands a file that was fetched to the browser, to be kept under its name. */
export const dateiSichern = (inhalt: Blob, dateiname: string): void => {
  const adresse = URL.createObjectURL(inhalt)
  const anker = document.createElement('a')
  anker.href = adresse
  anker.download = dateiname
  anker.click()
  // Later, because the browser reads the blob after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(adresse), 60_000)
}

/**
 * Fetches a file and hands it to the browser under its name.
 * @throws ProblemError
 */
export const dateiHerunterladen = async (downloadUrl: string, dateiname: string): Promise<void> =>
  dateiSichern(await dateiHolen(downloadUrl), dateiname)
