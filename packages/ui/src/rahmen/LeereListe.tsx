import type { ReactNode } from 'react'

type LeereListeProps = {
  titel?: string
  /** What will appear here and how it comes about. */
  children: ReactNode
  aktion?: ReactNode
}

/** Stands where a list will be. */
export function LeereListe({ titel, children, aktion }: LeereListeProps) {
  return (
    <div className="p-leer">
      {titel && <p className="kern-title kern-title--small">{titel}</p>}
      <div className="kern-body kern-body--muted p-text">{children}</div>
      {aktion && <div className="p-leer__aktion">{aktion}</div>}
    </div>
  )
}
