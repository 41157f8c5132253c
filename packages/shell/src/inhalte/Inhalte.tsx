import { useSyncExternalStore } from 'react'
import { lateDialog } from '../late/lateDialog.tsx'
import { beiInhalt, inhaltSchliessen, offenerInhalt } from './oeffnen.ts'

const TITEL = 'Die Seite lässt sich nicht öffnen'

/** The code of a modal comes with the first one that is opened; a text does not bring along what forms need. */
const Barrieredialog = lateDialog(async () => (await import('./Barrieredialog.tsx')).Barrieredialog, TITEL)
const Textdialog = lateDialog(async () => (await import('./Textdialog.tsx')).Textdialog, TITEL)

/** Host of the content modals. */
export function Inhalte() {
  const inhalt = useSyncExternalStore(beiInhalt, offenerInhalt)
  if (inhalt === undefined) return null
  if (inhalt === 'barriere-melden') return <Barrieredialog schliessen={inhaltSchliessen} />
  return <Textdialog key={inhalt} inhalt={inhalt} schliessen={inhaltSchliessen} />
}
