import { useState, type ReactNode } from 'react'

type Props = { titel: string; offen?: boolean; children: ReactNode }

/** What most leave out, closed away at first where nothing of it is said; then whoever opens it has it open. */
export function Mehr({ titel, offen = false, children }: Props) {
  const [anfangs] = useState(offen)
  return (
    <details className="d-editor__mehr" open={anfangs}>
      <summary>{titel}</summary>
      {children}
    </details>
  )
}
