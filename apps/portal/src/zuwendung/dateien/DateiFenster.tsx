import type { FensterProps } from './fensterprops.ts'
import { Vorschau } from './Vorschau.tsx'
import { VorhandeneDateien } from './VorhandeneDateien.tsx'

/** What a field of files shows over the page; it comes when it is opened first. */
export function DateiFenster({ offen, ...props }: FensterProps) {
  return offen === 'vorhandene' ? (
    <VorhandeneDateien {...props} />
  ) : (
    <Vorschau datei={offen} schliessen={props.schliessen} />
  )
}
