import type { ReactNode } from 'react'
import { ganzeNummern } from '../ganzeNummern.tsx'
import { SEITENTITEL } from './seitentitel.ts'

type SeitenkopfProps = {
  brotkrumen?: ReactNode
  /** Names the thing ('Antrag GE-2026-000123'), not the function. */
  titel: string
  /** One line: status in words, since when, what happens next and who acts. */
  stand?: ReactNode
  /** Buttons beside the title on wide screens, below it on a phone. */
  aktionen?: ReactNode
}

/** The head of every page. */
export function Seitenkopf({ brotkrumen, titel, stand, aktionen }: SeitenkopfProps) {
  return (
    <div className="p-kopf">
      {brotkrumen}
      <div className="p-kopf__zeile">
        <h1 id={SEITENTITEL} className="kern-heading-x-large p-kopf__titel">
          {ganzeNummern(titel)}
        </h1>
        {aktionen && <div className="p-reihe p-kopf__aktionen">{aktionen}</div>}
      </div>
      {stand && <div className="kern-body p-kopf__stand">{stand}</div>}
    </div>
  )
}
