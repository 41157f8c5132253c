import { use, useSyncExternalStore } from 'react'
import { UploadKontext } from './useUploads.ts'

export const NICHT_IM_ANTRAG = 'Es sind noch nicht alle Dateien angekommen. Danach geht es hier weiter.'

/** Whether a file that was chosen is not in the form yet. */
export const useFehltNochDatei = (): boolean => {
  const uploads = use(UploadKontext)
  return useSyncExternalStore(uploads.subscribe, uploads.offen)
}
