import { use, useSyncExternalStore } from 'react'
import { UploadKontext } from './useUploads.ts'

export const NICHT_IM_ANTRAG =
  'Es sind noch nicht alle Dateien im Antrag. Öffnen Sie die Seite, auf der Sie sie ausgewählt haben.'

/** Whether a file that was chosen is not in the form yet: on its way, or arrived while its field was not shown. */
export const useFehltNochDatei = (): boolean => {
  const uploads = use(UploadKontext)
  return useSyncExternalStore(uploads.subscribe, uploads.offen)
}
