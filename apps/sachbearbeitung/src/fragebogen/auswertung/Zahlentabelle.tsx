import type { FrageAuswertung } from '@foerderportal/contract/fragebogen/bank/schema'
import { zahlSchreiber } from '@foerderportal/schreibweise/zahl'

/** The middle of the numbers that were given. */
export function Zahlentabelle({ frage: { frage, zahlen } }: { frage: FrageAuswertung }) {
  return (
    <table className="d-trichter d-auswertung__zahlen">
      <caption className="p-nur-vorlesen">{frage}</caption>
      <thead>
        <tr>
          <th scope="col">Angabe</th>
          <th scope="col" className="p-zahl">
            Mittel
          </th>
          <th scope="col" className="p-zahl">
            Median
          </th>
        </tr>
      </thead>
      <tbody>
        {zahlen.map(({ text, einheit, mittel, median }) => (
          <tr key={text}>
            <th scope="row">{text === '' ? 'Alle Antworten' : text}</th>
            <td className="p-zahl">{mitEinheit(mittel, einheit)}</td>
            <td className="p-zahl">{mitEinheit(median, einheit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const mitEinheit = (zahl: number, einheit: string | null): string =>
  [zahlSchreiber(einheit)(zahl), ...(einheit ? [einheit] : [])].join('\u00a0')
