import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { Uploads } from './uploads.ts'
import type { Formulardateien } from './types.ts'
import { useUploadkopie } from './useUploadkopie.ts'
import { ANTRIEB, FormulardateienProvider, UploadKontext } from './useUploads.ts'

const Uploadwaechter = latePart(async () => (await import('./Uploadwaechter.tsx')).Uploadwaechter)
const Zielwahl = latePart(async () => (await import('./Zielwahl.tsx')).Zielwahl)

type Props = { dateien: Formulardateien; children: ReactNode }

/** The uploads of a form: what is on its way, what is dropped beside the fields, and a word before it is left. */
export function UploadRahmen({ dateien, children }: Props) {
  const { dateiMaxMb } = useUmgebung().konfiguration
  const [uploads] = useState(
    () =>
      new Uploads(async (alle) => new (await ANTRIEB.load()).UploadAntrieb(alle, dateiMaxMb, dateien.senden)),
  )
  useUploadkopie(uploads, dateien.kopie)
  const offen = useSyncExternalStore(uploads.subscribe, uploads.offen)
  const [abgelegte, setAbgelegte] = useAbgelegte(uploads)
  return (
    <FormulardateienProvider value={dateien}>
      <UploadKontext value={uploads}>
        {children}
        {offen && <Uploadwaechter />}
        {abgelegte && (
          <Zielwahl dateien={abgelegte} ziele={uploads.ziele} fertig={() => setAbgelegte(undefined)} />
        )}
      </UploadKontext>
    </FormulardateienProvider>
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
