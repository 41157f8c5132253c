import { dateiHochladen, type Datei } from '@foerderportal/contract/shared/datei'
import { authHeaders } from './call.ts'
import { problemOf, unreachable } from './problem.ts'
import { upload, type UploadOptions } from './upload.ts'

type SendenOptionen = Required<
  Pick<UploadOptions<typeof dateiHochladen>, 'key' | 'onProgress' | 'onWaiting' | 'signal'>
>

/** Uploads a file; refusals are shown at the file itself. */
export const dateiSenden = (datei: File, optionen: SendenOptionen): Promise<Datei> =>
  upload(dateiHochladen, { ...optionen, query: { fileName: datei.name }, file: datei, ignore: 'alle' })

/** Without a network, also one that goes in the middle of a file, fetch says 'TypeError': told as every call tells it. */
const ueberDasNetz = async <T>(arbeit: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  try {
    return await arbeit()
  } catch (fehler) {
    throw signal?.aborted ? fehler : unreachable()
  }
}

/**
 * Fetches a file with the token: a plain link could not carry it.
 * @throws ProblemError; AbortError when `signal` fires.
 */
export const dateiHolen = async (downloadUrl: string, signal?: AbortSignal): Promise<Blob> => {
  const headers = await authHeaders('GET', downloadUrl)
  const holen = () => fetch(downloadUrl, { headers, signal: signal ?? null })
  const response = await ueberDasNetz(holen, signal)
  if (!response.ok) throw problemOf(response.status, await response.json().catch(() => undefined), null)
  return ueberDasNetz(() => response.blob(), signal)
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
