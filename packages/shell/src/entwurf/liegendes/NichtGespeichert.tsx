import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import type { ReactNode } from 'react'

/** A field whose text the server does not have: 'Frage 2: Wie viel?, Hinweise', and what stood there. */
export type Ungespeichertes = { readonly feld: string; readonly text: string }

type Props = { felder: readonly Ungespeichertes[]; children?: ReactNode }

/** What was typed and nobody has saved, to be read and copied. */
export function NichtGespeichert({ felder, children }: Props) {
  // Two parts of a question may have the same name, and two windows may have left the same text.
  const eintraege = [...Map.groupBy(felder, ({ feld }) => feld)].map(([frage, gleiche]) => ({
    frage,
    antwort: [...new Set(gleiche.map(({ text }) => text))].join('\n'),
  }))
  return (
    <section aria-label="Nicht gespeichert">
      <h2 className="kern-title">Nicht gespeichert</h2>
      <Beschreibungsliste eintraege={eintraege} />
      {children}
    </section>
  )
}
