import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTeil } from '@foerderportal/shell/bausteine/useTeil'
import { useVorgeladen } from '@foerderportal/shell/bausteine/useVorgeladen'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { uploadFeldLaden } from './UploadFeld.tsx'
import { Uploads } from './uploads.ts'
import { UploadProvider } from './useUploads.ts'

const antriebHolen = () => import('./uploadAntrieb.ts')
const waechterLaden = async () => {
  const { Uploadwaechter } = await import('./Uploadwaechter.tsx')
  return () => <Uploadwaechter />
}
const zielwahlLaden = async () => {
  const { Zielwahl } = await import('./Zielwahl.tsx')
  return (props: Parameters<typeof Zielwahl>[0]) => <Zielwahl {...props} />
}

/** The uploads of a wizard: what is on its way, what is dropped beside the fields, and a word before it is lost. */
export function UploadRahmen({ children }: { children: ReactNode }) {
  const { dateiMaxMb } = useUmgebung().konfiguration
  const [uploads] = useState(
    () => new Uploads(async (alle) => new (await antriebHolen()).UploadAntrieb(alle, dateiMaxMb)),
  )
  useVorgeladen(uploadFeldLaden)
  const offen = useSyncExternalStore(uploads.subscribe, uploads.offen)
  const bewachen = useTeil(offen, waechterLaden)
  const [abgelegte, setAbgelegte] = useAbgelegte(uploads)
  const waehlen = useTeil(abgelegte !== undefined, zielwahlLaden)
  return (
    <UploadProvider value={uploads}>
      {children}
      {offen && bewachen?.()}
      {abgelegte &&
        waehlen?.({ dateien: abgelegte, ziele: uploads.ziele, fertig: () => setAbgelegte(undefined) })}
    </UploadProvider>
  )
}

const bringtDateien = (uebertragung: DataTransfer | null) => uebertragung?.types.includes('Files') === true

/**
 * Files dropped or pasted beside the fields. Left alone, the browser would open a dropped file in place of the page.
 * Without a field on the page they are left where they are.
 */
function useAbgelegte(uploads: Uploads) {
  const zustand = useState<readonly File[]>()
  const [, setAbgelegte] = zustand
  useEffect(() => {
    const aufnehmen = (ereignis: DragEvent | ClipboardEvent, uebertragung: DataTransfer | null) => {
      if (ereignis.defaultPrevented || !bringtDateien(uebertragung)) return
      ereignis.preventDefault()
      const dateien = [...(uebertragung?.files ?? [])]
      if (dateien.length > 0 && uploads.ziele.size > 0) setAbgelegte(dateien)
    }
    const ziehen = (ereignis: DragEvent) => {
      if (bringtDateien(ereignis.dataTransfer)) ereignis.preventDefault()
    }
    const ablegen = (ereignis: DragEvent) => aufnehmen(ereignis, ereignis.dataTransfer)
    const einfuegen = (ereignis: ClipboardEvent) => {
      // A spreadsheet brings its cells as text and as a picture: in a text field the text is meant.
      if (!(ereignis.target instanceof HTMLElement && ereignis.target.matches('input, textarea')))
        aufnehmen(ereignis, ereignis.clipboardData)
    }
    addEventListener('dragover', ziehen)
    addEventListener('drop', ablegen)
    addEventListener('paste', einfuegen)
    return () => {
      removeEventListener('dragover', ziehen)
      removeEventListener('drop', ablegen)
      removeEventListener('paste', einfuegen)
    }
  }, [uploads, setAbgelegte])
  return zustand
}
