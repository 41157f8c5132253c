import { useEffect, useState } from 'react'
import { klassen } from './klassen.ts'

/** True after `ms` milliseconds on the screen. */
function useNach(ms: number): boolean {
  const [vorbei, setVorbei] = useState(false)
  useEffect(() => {
    const uhr = setTimeout(() => setVorbei(true), ms)
    return () => clearTimeout(uhr)
  }, [ms])
  return vorbei
}

/** In a sentence an article is written small; 'Ihre' never is. */
const imSatz = (was: string): string => was.replace(/^D(?=(?:er|ie|as) )/, 'd')

type SkelettProps = {
  /** The shape of what comes. */
  art?: 'text' | 'karten' | 'tabelle' | 'formular'
  anzahl?: number
  /** What is being fetched, for screen readers. */
  was?: string
}

/**
 * Stands where something is being fetched: its space at once (so that nothing jumps), its shape after one second,
 * a sentence after five.
 */
export function Skelett({ art = 'text', anzahl = 3, was = 'Inhalte' }: SkelettProps) {
  const sichtbar = useNach(1000)
  const langsam = useNach(5000)
  return (
    <div className="p-skelett" aria-busy="true">
      <output className={langsam ? 'kern-body p-skelett__satz' : 'p-nur-vorlesen'}>
        {langsam
          ? 'Das dauert länger als gewöhnlich. Bitte haben Sie noch etwas Geduld.'
          : sichtbar && `Wird geladen: ${imSatz(was)}.`}
      </output>
      <div className={klassen(`p-skelett__${art}`, !sichtbar && 'p-skelett--still')} aria-hidden="true">
        {Array.from({ length: anzahl }, (_, stelle) => (
          <div className="p-skelett__teil" key={stelle} />
        ))}
      </div>
    </div>
  )
}
