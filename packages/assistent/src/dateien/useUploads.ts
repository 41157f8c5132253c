import { late } from '@foerderportal/shell/late/late'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Formulardateien } from './types.ts'
import { Uploads, type Upload } from './uploads.ts'

/** What moves the files. */
export const ANTRIEB = late(() => import('./uploadAntrieb.ts'))

/** The store itself, for whoever has to do with more than one field. */
export const UploadKontext = createContext(
  new Uploads(() => Promise.reject(new Error('UploadRahmen fehlt.'))),
)

const FormulardateienKontext = createContext<Formulardateien | undefined>(undefined)
export const FormulardateienProvider = FormulardateienKontext.Provider

/** What the form that is open says of its files. */
export const useFormulardateien = (): Formulardateien => {
  const dateien = use(FormulardateienKontext)
  if (dateien === undefined) throw new Error('UploadRahmen fehlt.')
  return dateien
}

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

/** Why a form can't be sent as long as a file that was chosen is not in it yet. */
export const useDateiFehltWeil = (): string | false => {
  const uploads = use(UploadKontext)
  const unterwegs = useSyncExternalStore(uploads.subscribe, uploads.offen)
  const [fehlende] = useFehlende()
  if (unterwegs) return 'Es sind noch nicht alle Dateien angekommen. Danach geht es hier weiter.'
  return (
    fehlende !== undefined &&
    `„${fehlende.datei.name}“ wurde nicht übertragen. Wählen Sie die Datei noch einmal aus, oder entfernen Sie sie.`
  )
}

/** What an earlier visit has chosen and is nowhere now. */
export const useFehlende = (): readonly Upload[] => {
  const uploads = use(UploadKontext)
  return useSyncExternalStore(uploads.subscribe, uploads.fehlende)
}
