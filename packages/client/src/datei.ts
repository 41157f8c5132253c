import { dateiHochladen, type Datei } from '@foerderportal/contract/shared/datei'
import { authHeaders } from './call.ts'
import { problemOf } from './problem.ts'
import { upload } from './upload.ts'

type SendenOptionen = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal }

/** Uploads a file; refusals are shown at the file itself. */
export const dateiSenden = (datei: File, { onProgress, signal }: SendenOptionen): Promise<Datei> =>
  upload(dateiHochladen, { query: { fileName: datei.name }, file: datei, onProgress, signal, ignore: 'alle' })

/**
 * Fetches a file with the token and hands it to the browser under its name: a plain link could not carry the token.
 * @throws ProblemError
 */
export const dateiHerunterladen = async (downloadUrl: string, dateiname: string): Promise<void> => {
  const response = await fetch(downloadUrl, { headers: await authHeaders('GET', downloadUrl) })
  if (!response.ok) throw problemOf(response.status, await response.json().catch(() => undefined), null)
  const adresse = URL.createObjectURL(await response.blob())
  const anker = document.createElement('a')
  anker.href = adresse
  anker.download = dateiname
  anker.click()
  // Later, because the browser reads the blob after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(adresse), 60_000)
}
