import type { FieldValues } from 'react-hook-form'
import { late } from '@foerderportal/shell/late/late'
import { useLate } from '@foerderportal/shell/late/useLate'
import type { UploadFeldProps } from './types.ts'

/** What a page of the wizard shows first has none that is open. */
export const FELD = late(async () => (await import('./UploadFeldInhalt.tsx')).UploadFeldInhalt)

/** A field of files; its space and its name stand there until the rest of it has come. */
export function UploadFeld<W extends FieldValues>(props: UploadFeldProps<W>) {
  const { part: Inhalt } = useLate(FELD)
  if (Inhalt) return <Inhalt {...props} />
  return (
    <fieldset className="kern-fieldset p-feld p-datei--kommt" aria-busy="true">
      <legend className="kern-label">{props.etikett}</legend>
    </fieldset>
  )
}
