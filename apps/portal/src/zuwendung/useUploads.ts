import { createContext, use, useSyncExternalStore } from 'react'
import { Uploads } from './uploads.ts'

const UploadKontext = createContext(new Uploads(() => Promise.reject(new Error('UploadRahmen fehlt.'))))
export const UploadProvider = UploadKontext.Provider

/** The store that moves the files, and those of one field. */
export const useUploads = (feld: string) => {
  const uploads = use(UploadKontext)
  return { uploads, eigene: useSyncExternalStore(uploads.subscribe, () => uploads.von(feld)) }
}

/** The store itself, for whoever has to do with more than one field. */
export const useUploadspeicher = () => use(UploadKontext)

export const NICHT_IM_ANTRAG =
  'Es sind noch nicht alle Dateien im Antrag. Öffnen Sie die Seite, auf der Sie sie ausgewählt haben.'

/** Whether a file that was chosen is not in the form yet: on its way, or arrived while its field was not shown. */
export const useFehltNochDatei = (): boolean => {
  const uploads = use(UploadKontext)
  return useSyncExternalStore(uploads.subscribe, uploads.offen)
}

/** Whether files are on their way that 'Weiter' has to wait for. */
export const useLaedtHoch = (): boolean => {
  const uploads = use(UploadKontext)
  return useSyncExternalStore(uploads.subscribe, uploads.laeuft)
}
