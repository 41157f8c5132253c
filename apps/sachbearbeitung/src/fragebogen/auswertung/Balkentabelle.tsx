import type { FrageAuswertung } from '@foerderportal/contract/fragebogen/bank/schema'

type Balken = FrageAuswertung['balken'][number]

/** How often each answer was given: a table whose rows are bars. */
export function Balkentabelle({ frage: { frage, type, balken } }: { frage: FrageAuswertung }) {
  return (
    <table className="d-trichter">
      <caption className="p-nur-vorlesen">{frage}</caption>
      <thead>
        <tr>
          <th scope="col">{type === 'PrioritaetFrage' ? 'An erster Stelle' : 'Antwort'}</th>
          <th scope="col" className="p-zahl">
            Anzahl
          </th>
          <th scope="col" className="p-zahl">
            Anteil
          </th>
        </tr>
      </thead>
      <tbody>
        {balken.map((einer) => (
          <Zeile key={einer.text} balken={einer} />
        ))}
      </tbody>
    </table>
  )
}

function Zeile({ balken: { text, anzahl, prozent } }: { balken: Balken }) {
  return (
    <tr>
      <th scope="row">
        <span className="d-trichter__stufe d-auswertung__antwort">
          {text}
          <span className="d-trichter__bahn" aria-hidden="true">
            <span className="d-trichter__balken" style={{ inlineSize: `${prozent ?? 0}%` }} />
          </span>
        </span>
      </th>
      {anzahl === null ? (
        <td colSpan={2} className="p-zahl d-leise">
          verdeckt
        </td>
      ) : (
        <>
          <td className="p-zahl">{anzahl.toLocaleString('de-DE')}</td>
          <td className="p-zahl">{prozent}&nbsp;%</td>
        </>
      )}
    </tr>
  )
}
