import { Textdialog } from './Textdialog.tsx'
import type { Inhalt } from './oeffnen.ts'

/** The modal of a content. */
export function Inhaltsdialog({ inhalt, schliessen }: { inhalt: Inhalt; schliessen: () => void }) {
  // The form that reports a barrier joins here.
  if (inhalt === 'barriere-melden') return null
  return <Textdialog key={inhalt} inhalt={inhalt} schliessen={schliessen} />
}
