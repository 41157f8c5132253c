import type { ReactNode } from 'react'

export type Angabe = readonly [was: string, wert: ReactNode]

/** What is known of a thing, word and value side by side; what was not given is left out. */
export function Angaben({ angaben }: { angaben: readonly Angabe[] }) {
  return (
    <dl className="d-angaben">
      {angaben
        .filter(([, wert]) => wert !== null && wert !== undefined && wert !== '')
        .map(([was, wert]) => (
          <div key={was}>
            <dt>{was}</dt>
            <dd>{wert}</dd>
          </div>
        ))}
    </dl>
  )
}
