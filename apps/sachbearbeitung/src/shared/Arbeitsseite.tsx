import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import type { ReactNode } from 'react'

type Props = {
  /** Names the thing: 'GE-2026-000123, Hof Lindenau GbR'. */
  titel: string
  /** Beside the title, small. */
  dazu?: ReactNode
  /** Buttons at the end of the head; one of them is the blue one. */
  aktionen?: ReactNode
  /** Below the title: state, since when, whose turn. */
  stand?: ReactNode
  /** Tab bar, filters. */
  darunter?: ReactNode
  /** Nothing in it takes the focus: the keyboard scrolls it by itself. */
  nurText?: boolean
  children: ReactNode
}

/** A page of the desk: one head that stays, and below it what scrolls. */
export function Arbeitsseite({ titel, dazu, aktionen, stand, darunter, nurText, children }: Props) {
  useSeitentitel(titel)
  return (
    <div className="d-seite">
      <div className="d-seite__kopf">
        <div className="d-seite__zeile">
          <h1 id={SEITENTITEL} className="d-seite__titel">
            {titel}
          </h1>
          {dazu && <div className="d-seite__dazu">{dazu}</div>}
          {aktionen && <div className="d-seite__aktionen">{aktionen}</div>}
        </div>
        {stand && <div className="d-seite__stand">{stand}</div>}
        {darunter}
      </div>
      <div className="d-seite__inhalt" {...(nurText && { role: 'region', 'aria-label': titel, tabIndex: 0 })}>
        {children}
      </div>
    </div>
  )
}
