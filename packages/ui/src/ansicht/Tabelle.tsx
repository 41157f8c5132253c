import type { ReactNode } from 'react'
import { klassen } from '../klassen.ts'

export type Spalte<Z> = {
  /** The head; on a phone it stands before the value. */
  kopf: string
  zelle: (zeile: Z) => ReactNode
  /** Right-aligned with figures of equal width: money, areas, counts. */
  zahl?: boolean
  /** The head of the table is only read out, for example above a column of symbols; a card shows it. */
  kopfUnsichtbar?: boolean
}

type TabelleProps<Z> = {
  /** Says what the table contains. */
  titel: string
  titelUnsichtbar?: boolean
  /** The first column names the row. */
  spalten: readonly Spalte<Z>[]
  zeilen: readonly Z[]
  schluessel: (zeile: Z) => string
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * The roles stand in the markup because browsers drop the meaning of a table when CSS shows it as cards
 * (display other than table), which it does below 768 px.
 */
/** A table from 768 px, cards with the same fields below. */
export function Tabelle<Z>({ titel, titelUnsichtbar, spalten, zeilen, schluessel }: TabelleProps<Z>) {
  return (
    <table className="kern-table p-tabelle" role="table">
      <caption className={titelUnsichtbar ? 'p-nur-vorlesen' : 'kern-title p-tabelle__titel'}>
        {titel}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {spalten.map((spalte) => (
            <th
              key={spalte.kopf}
              scope="col"
              role="columnheader"
              className={zellenKlasse('kern-table__header', spalte)}
            >
              <span className={spalte.kopfUnsichtbar ? 'p-nur-vorlesen' : undefined}>{spalte.kopf}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="kern-table__body">
        {zeilen.map((zeile) => (
          <tr key={schluessel(zeile)} role="row" className="kern-table__row">
            {spalten.map((spalte, stelle) => (
              <Zelle key={spalte.kopf} spalte={spalte} kopf={stelle === 0}>
                {spalte.zelle(zeile)}
              </Zelle>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const zellenKlasse = (grund: string, spalte: Pick<Spalte<never>, 'zahl'>) =>
  klassen(grund, spalte.zahl && 'kern-table__cell--numeric p-zahl')

type ZelleProps = {
  spalte: Pick<Spalte<never>, 'zahl' | 'kopf'>
  kopf: boolean
  children: ReactNode
}

function Zelle({ spalte, kopf, children }: ZelleProps) {
  if (kopf)
    return (
      <th scope="row" role="rowheader" className={zellenKlasse('kern-table__header p-tabelle__name', spalte)}>
        {children}
      </th>
    )
  return (
    <td role="cell" className={zellenKlasse('kern-table__cell', spalte)}>
      <span className="p-tabelle__kopf" aria-hidden="true">
        {spalte.kopf}
      </span>
      <span className="p-tabelle__wert">{children}</span>
    </td>
  )
}
