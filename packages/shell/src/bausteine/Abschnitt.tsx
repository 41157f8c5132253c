import { useId, type ReactNode } from 'react'

type Props = { titel: string; einleitung?: ReactNode; children: ReactNode }

/** A part of a form or page under its own heading. */
export function Abschnitt({ titel, einleitung, children }: Props) {
  const id = useId()
  return (
    <section className="s-abschnitt" aria-labelledby={id}>
      <div className="s-abschnitt__kopf">
        <h2 className="kern-heading-medium" id={id}>
          {titel}
        </h2>
        {einleitung && <p className="kern-body kern-body--muted">{einleitung}</p>}
      </div>
      {children}
    </section>
  )
}
