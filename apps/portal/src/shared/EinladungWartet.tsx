import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'
import { useAufgeschobene } from './useAufgeschobene.ts'

/** The way back to an invitation that was put off, where no list of tasks is shown. */
export function EinladungWartet() {
  const text = useAufgeschobene()
  if (text === undefined) return null
  return (
    <Hinweis titel="Ein Unternehmen wartet auf Ihre Antwort" stufe={2}>
      <p className="kern-body">
        <Verweis href={pfade.einladung}>{text}</Verweis>
      </p>
    </Hinweis>
  )
}
