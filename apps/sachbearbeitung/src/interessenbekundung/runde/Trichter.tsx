import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'

type Stufe = RundeAntwort['trichter'][number]

const WORT: Readonly<Record<Stufe['stufe'], string>> = {
  BEKUNDET: 'bekundet',
  GEREIHT: 'gereiht',
  EINGELADEN: 'eingeladen',
  BEGONNEN: 'begonnen',
  EINGEREICHT: 'eingereicht',
  BEWILLIGT: 'bewilligt',
  AUSGEZAHLT: 'ausgezahlt',
}

/** What became of the declarations, each step a part of the one before: a picture whose figures stand in it. */
export function Trichter({ stufen }: { stufen: readonly Stufe[] }) {
  const meiste = Math.max(1, ...stufen.map(({ anzahl }) => anzahl))
  return (
    <table className="d-trichter">
      <caption className="p-nur-vorlesen">Verlauf der Runde</caption>
      <thead>
        <tr>
          <th scope="col">Schritt</th>
          <th scope="col" className="p-zahl">
            Anzahl
          </th>
          <th scope="col" className="p-zahl">
            Summe €
          </th>
        </tr>
      </thead>
      <tbody>
        {stufen.map(({ stufe, anzahl, betrag }) => (
          <tr key={stufe}>
            <th scope="row">
              <span className="d-trichter__stufe">
                {WORT[stufe]}
                <span className="d-trichter__bahn" aria-hidden="true">
                  <span
                    className="d-trichter__balken"
                    style={{ inlineSize: `${(anzahl / meiste) * 100}%` }}
                  />
                </span>
              </span>
            </th>
            <td className="p-zahl">{anzahl.toLocaleString('de-DE')}</td>
            <td className="p-zahl">{betragSchreiben(betrag)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
