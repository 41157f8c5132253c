import type { ReactNode } from 'react'
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

/** The page: skip link, head, one <main id="inhalt"> that takes the focus after a navigation, foot. */
export function Seitengeruest({ kopf, children, fuss, unten }: SeitengeruestProps) {
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
