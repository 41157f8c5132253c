import type { ReactNode } from 'react'
import { useZeilengang } from '../aenderungen/useZeilengang.ts'
import { istKorrektur, type Fallantwort, type Fallbogen } from './fallbogen.ts'

type Props = { bogen: Fallbogen; antworten: readonly Fallantwort[] }

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * As in liste/Liste.tsx: the rows stand one below the other in a narrow window.
 */
/** Question and answer, block by block; of a correction also what was said before. */
export function Antworttabelle({ bogen, antworten }: Props) {
  const ref = useZeilengang('Fragebogen', 'Frage')
  const koepfe = istKorrektur(bogen) ? ['Frage', 'Zuvor', 'Jetzt'] : ['Frage', 'Antwort']
  return (
    <table className="d-liste d-aenderungen" role="table" ref={ref}>
      <caption className="p-nur-vorlesen">Antworten auf „{bogen.titel}“</caption>
      <thead role="rowgroup">
        <tr role="row">
          {koepfe.map((kopf) => (
            <th key={kopf} role="columnheader" scope="col">
              {kopf}
            </th>
          ))}
        </tr>
      </thead>
      {[...Map.groupBy(antworten, ({ blockTitel }) => blockTitel)].map(([titel, zeilen]) => (
        <tbody key={titel} role="rowgroup">
          <tr role="row" className="d-liste__gruppe">
            <th role="rowheader" scope="rowgroup" colSpan={koepfe.length}>
              {titel}
            </th>
          </tr>
          {zeilen.map((antwort) => (
            <Zeile key={antwort.frageId} antwort={antwort} korrektur={istKorrektur(bogen)} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Zeile({ antwort, korrektur }: { antwort: Fallantwort; korrektur: boolean }) {
  const { frageId, frage, gestellt, antwort: jetzt, vorher } = antwort
  return (
    <tr role="row" className="d-liste__zeile" data-zeile={frageId} tabIndex={-1}>
      <th role="rowheader" scope="row">
        {frage}
      </th>
      {korrektur && (
        <Zelle kopf="Zuvor">
          {vorher === null ? (
            <Worte zeilen={jetzt} />
          ) : (
            <del className="d-zuvor">
              <Worte zeilen={vorher} />
            </del>
          )}
        </Zelle>
      )}
      <Zelle kopf={korrektur ? 'Jetzt' : 'Antwort'}>
        {!gestellt ? (
          <span className="d-leise">wird nicht mehr gestellt</span>
        ) : vorher === null ? (
          <Worte zeilen={jetzt} />
        ) : (
          <ins className="d-jetzt">
            <Worte zeilen={jetzt} />
          </ins>
        )}
      </Zelle>
    </tr>
  )
}

function Zelle({ kopf, children }: { kopf: string; children: ReactNode }) {
  return (
    <td role="cell" className="d-wort">
      <span className="d-liste__kopf" aria-hidden="true">
        {kopf}
      </span>
      {children}
    </td>
  )
}

function Worte({ zeilen }: { zeilen: readonly string[] }) {
  return zeilen.length === 0 ? <span className="d-leise">keine Angabe</span> : zeilen.join('\n')
}
