import { useEffect, type ReactNode } from 'react'
import { Ansagebereich } from '../Ansage.tsx'
import { Sprunglink } from '../Sprunglink.tsx'

type SeitengeruestProps = {
  /** Head with logo and navigation; brings its own <header>. */
  kopf?: ReactNode
  children: ReactNode
  /** Brings its own <footer>. */
  fuss?: ReactNode
  /** A bar that stays at the lower edge of a phone. */
  unten?: ReactNode
}

/**
 * What lies in the window counts as visible to the browser, also behind a bar that sticks to the lower edge: there the
 * page goes on until `scroll-padding` is kept (WCAG 2.4.11).
 */
const hervorholen = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches('a, button, input, select, textarea, summary'))
    target.scrollIntoView({ block: 'nearest' })
}

const useHervorholen = () =>
  useEffect(() => {
    const inhalt = document.getElementById('inhalt')
    inhalt?.addEventListener('focusin', hervorholen)
    return () => inhalt?.removeEventListener('focusin', hervorholen)
  }, [])

/** The page: skip link, head, one <main id="inhalt"> that takes the focus after a navigation, foot. */
export function Seitengeruest({ kopf, children, fuss, unten }: SeitengeruestProps) {
  useHervorholen()
  return (
    <div className="p-seite">
      <Sprunglink />
      {kopf}
      <main id="inhalt" className="p-seite__inhalt" tabIndex={-1}>
        {children}
      </main>
      {fuss}
      {unten}
      <Ansagebereich />
    </div>
  )
}
