import type { FieldValues } from 'react-hook-form'
import { useTeil } from '@foerderportal/shell/bausteine/useTeil'
import type { UploadFeldInhalt } from './UploadFeldInhalt.tsx'
import type { UploadFeldProps } from './uploadFeldProps.ts'

let inhalt: typeof UploadFeldInhalt | undefined

/** Once for all fields: what a page of the wizard shows first has none that is open. */
export const uploadFeldLaden = async (): Promise<() => null> => {
  inhalt ??= (await import('./UploadFeldInhalt.tsx')).UploadFeldInhalt
  return () => null
}

/** A field of files; its space and its name stand there until the rest of it has come. */
export function UploadFeld<W extends FieldValues>(props: UploadFeldProps<W>) {
  useTeil(inhalt === undefined, uploadFeldLaden)
  const Geladen = inhalt
  if (Geladen !== undefined) return <Geladen {...props} />
  return (
    <fieldset className="kern-fieldset p-feld p-datei--kommt" aria-busy="true">
      <legend className="kern-label">{props.etikett}</legend>
    </fieldset>
  )
}
