import { late } from '@foerderportal/shell/late/late'
import { createContext, use, useSyncExternalStore } from 'react'
import { Uploads } from './uploads.ts'

/** What moves the files. */
export const ANTRIEB = late(() => import('./uploadAntrieb.ts'))

/** The store itself, for whoever has to do with more than one field. */
export const UploadKontext = createContext(
  new Uploads(() => Promise.reject(new Error('UploadRahmen fehlt.'))),
)
export const UploadProvider = UploadKontext.Provider

/** The store that moves the files, and those of one field. */
export const useUploads = (feld: string) => {
  const uploads = use(UploadKontext)
  return { uploads, eigene: useSyncExternalStore(uploads.subscribe, () => uploads.von(feld)) }
}

/** Whether files are on their way that 'Weiter' has to wait for. */
export const useLaedtHoch = (): boolean => {
  const uploads = use(UploadKontext)
  return useSyncExternalStore(uploads.subscribe, uploads.laeuft)
}
