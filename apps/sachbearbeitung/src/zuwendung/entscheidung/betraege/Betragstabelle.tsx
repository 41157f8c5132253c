import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { Fehlend } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import type { ReactNode } from 'react'
import type { Entscheidungsentwurf } from '../useEntscheidung.ts'

export type BetraegeProps = {
  wert: EntscheidungAntwort
  inhalt: EntscheidungInhalt
  /** Without it the amounts are only read. */
  aendern?: Entscheidungsentwurf['aendern'] | undefined
  /** What was missing when it was presented, and still is. */
  amFeld?: readonly Fehlend[]
}

/** What is missing of the amount of an item; of all of them together it is said at the first. */
export const fehltAn = (
  amFeld: readonly Fehlend[],
  { gegenstand }: { readonly gegenstand: string },
  nr: number,
): string | undefined =>
  amFeld.find(
    (eines) =>
      eines.stelle === 'betraege' && (eines.gegenstand === gegenstand || (!eines.gegenstand && nr === 0)),
  )?.text

/** What scrolls can be reached by keyboard. */
const MIT_TASTEN = { tabIndex: 0 }

/** Amounts of items, one row each; the first three columns are number, item and category. */
export function Betragstabelle({ kopf, children }: { kopf: readonly string[]; children: ReactNode }) {
  return (
    <section className="d-betraege__rahmen" aria-label="Beträge" {...MIT_TASTEN}>
      <table className="d-betraege">
        <caption className="p-nur-vorlesen">Beträge je Gegenstand</caption>
        <thead>
          <tr>
            {kopf.map((name, i) => (
              <th key={name} scope="col" className={i > 2 ? 'p-zahl' : undefined}>
                {i === 0 ? <span className="p-nur-vorlesen">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}
