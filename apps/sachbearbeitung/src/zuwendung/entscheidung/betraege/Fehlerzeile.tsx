import { Icon } from '@foerderportal/ui/Icon.tsx'
import { satzId, type Eingabestand } from './Eingabe.tsx'

type Feld = { readonly wort: string; readonly stand: Pick<Eingabestand, 'id' | 'satz'> }

/** What is wrong in a row of amounts, in a row of its own below it: no cell gets wider by that. */
export function Fehlerzeile({ spalten, felder }: { spalten: number; felder: readonly Feld[] }) {
  const falsche = felder.filter(({ stand }) => stand.satz !== undefined)
  if (falsche.length === 0) return null
  return (
    <tr className="d-betraege__fehler">
      <td colSpan={spalten}>
        {falsche.map(({ wort, stand: { id, satz } }) => (
          <p key={id} id={satzId(id)} className="kern-error">
            <Icon name="danger" groesse="small" />
            <span className="kern-body">
              <strong>{wort}:</strong> {satz}
            </span>
          </p>
        ))}
      </td>
    </tr>
  )
}
