import type { ReactNode } from 'react'

/** A field whose text the server does not have: 'Frage 2: Wie viel?, Hinweise', and what stood there. */
export type Ungespeichertes = { readonly feld: string; readonly text: string }

type Props = { felder: readonly Ungespeichertes[]; children?: ReactNode }

/** What was typed and nobody has saved, to be read and copied. */
export function NichtGespeichert({ felder, children }: Props) {
  return (
    <section aria-label="Nicht gespeichert" className="d-nachlesen__teil">
      <h2>Nicht gespeichert</h2>
      <dl className="d-nachlesen__merkmale">
        {felder.map(({ feld, text }, i) => (
          // two parts of a question may have the same name
          // eslint-disable-next-line react/no-array-index-key
          <div key={`${feld} ${i}`}>
            <dt>{feld}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
