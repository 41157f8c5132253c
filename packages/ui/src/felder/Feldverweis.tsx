import type { MouseEvent } from 'react'
import { feldId } from './feldId.ts'
import { zumFeld } from './feldSprung.ts'

type Props = { feld: string; text: string; gesagt: string | undefined }

/** A link to a field of this page. */
export function Feldverweis({ feld, text, gesagt }: Props) {
  return (
    <a
      className="kern-link kern-link--no-visited-state"
      href={`#${feldId(feld)}`}
      aria-label={gesagt}
      onClick={(ereignis) => hinspringen(ereignis, feld)}
    >
      {text}
    </a>
  )
}

/** By hand, because a router would take the hash for a navigation, and because the field may be closed away. */
function hinspringen(ereignis: MouseEvent<HTMLElement>, feld: string) {
  ereignis.preventDefault()
  zumFeld(feldId(feld), ereignis.currentTarget.ownerDocument)
}
