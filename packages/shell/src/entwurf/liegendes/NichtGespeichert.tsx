import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import type { ReactNode } from 'react'
import type { Ungespeichertes } from './gelesenes.ts'

type Props = { felder: readonly Ungespeichertes[]; titel?: string; children?: ReactNode }

/** What was typed and nobody has saved, to be read and copied. */
export function NichtGespeichert({ felder, titel = 'Nicht gespeichert', children }: Props) {
  return (
    <section aria-label={titel}>
      <h2 className="kern-title">{titel}</h2>
      <Beschreibungsliste eintraege={felder.map(({ feld, text }) => ({ frage: feld, antwort: text }))} />
      {children}
    </section>
  )
}
