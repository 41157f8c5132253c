import type { CSSProperties, ReactNode } from 'react'

/** Work on the left, what it is about on the right. */
const ARBEIT_UND_ANSICHT = 'minmax(30rem, 11fr) minmax(24rem, 9fr)'

/** Beside the letter a table of eight columns of amounts. */
export const BETRAEGE_UND_ANSICHT = 'minmax(min(49rem, 64%), 11fr) minmax(0, 9fr)'

/**
 * Two or three columns that fill the page below its head, each scrolling by itself; one below the other where the window is
 * narrow. `breiten` as in `grid-template-columns`: '24.5rem 1fr'.
 */
export function Spalten({
  breiten = ARBEIT_UND_ANSICHT,
  children,
}: {
  breiten?: string
  children: ReactNode
}) {
  // A custom property, so that the style sheet decides from which width on it counts.
  const stil: CSSProperties & { '--d-breiten': string } = { '--d-breiten': breiten }
  return (
    <div className="d-spalten" style={stil}>
      {children}
    </div>
  )
}

/** One of them; `name` is read out, and the keyboard scrolls it. */
export function Spalte({ name, children }: { name: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself must be reached by the keyboard
    <section className="d-spalte" aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}
