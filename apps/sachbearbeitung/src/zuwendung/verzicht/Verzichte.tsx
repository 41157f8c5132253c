import { verzichteAbfrage } from '@foerderportal/client/zuwendung/fall/verzicht'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { istNachtrag } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { verzichtSummeCent } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import type { Verzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { VERZICHT_ANZEIGE } from '@foerderportal/contract/zuwendung/antrag/verzicht/staende'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { useQuery } from '@tanstack/react-query'
import { Geladen } from '../../shared/Geladen.tsx'
import { Standwort } from '../../shared/Standwort.tsx'

type Props = { geschaeft: string; wert: EntscheidungAntwort }

/** On what of the approval the company waives (S9-04): how much of which item, who said so, and when. */
export function Verzichte({ geschaeft, wert: { nachtraege, inhalt } }: Props) {
  // Before an approval there is nothing to waive, so nothing is asked.
  const bewilligt = nachtraege.length > 0 || istNachtrag(inhalt.art)
  const abfrage = useQuery({ ...verzichteAbfrage(geschaeft), enabled: bewilligt })
  // Most companies never waive: no place is kept for it.
  if (!bewilligt || abfrage.isPending || abfrage.data?.length === 0) return null
  return (
    <section aria-labelledby="verzichte">
      <h2 id="verzichte" className="d-teil">
        Verzicht des Unternehmens
      </h2>
      <Geladen abfrage={abfrage} was="Die Verzichte">
        {(verzichte) => verzichte.map((eins) => <Einer key={eins.guid} verzicht={eins} />)}
      </Geladen>
    </section>
  )
}

/** What became of one that is declared no more. */
const ende = ({ zurueckgenommenAm, zurueckgenommenVon, aufgenommenAm }: Verzicht): string => {
  if (zurueckgenommenAm !== null)
    return ` ${alsZeitpunkt(zurueckgenommenAm)}\u00a0Uhr von ${zurueckgenommenVon}`
  return aufgenommenAm === null ? '' : ` ${alsZeitpunkt(aufgenommenAm)}\u00a0Uhr`
}

/** One who signs alone for the company, or both. */
const zeichner = ({ erklaertVon, mitgezeichnetVon }: Verzicht): string =>
  mitgezeichnetVon === null ? erklaertVon : `${erklaertVon} und ${mitgezeichnetVon}`

function Einer({ verzicht: v }: { verzicht: Verzicht }) {
  const { wort, ton } = VERZICHT_ANZEIGE[v.status]
  return (
    <article aria-label={`Verzicht vom ${alsZeitpunkt(v.erklaertAm)}\u00a0Uhr`}>
      <p className="kern-body">
        <Standwort ton={TOENE[ton]}>{wort}</Standwort>
        {ende(v)}{' '}
        <span className="d-leise">{`${v.status === 'ERKLAERT' ? 'am' : 'erklärt am'} ${alsZeitpunkt(v.erklaertAm)}\u00a0Uhr von ${zeichner(v)}`}</span>
      </p>
      <Posten verzicht={v} />
      {v.begruendung !== '' && <p className="kern-body d-wort d-brief">{v.begruendung}</p>}
    </article>
  )
}

const KOPF = ['bewilligt €', 'Verzicht €', 'bleibt €'] as const

/** What scrolls can be reached by keyboard. */
const MIT_TASTEN = { tabIndex: 0 }

/** What was approved, what is waived of it, and what remains. */
const zahlen = (betraege: Verzicht['betraege']): readonly number[] => {
  const bewilligt = verzichtSummeCent(betraege.map((b) => ({ verzicht: b.bewilligt })))
  const verzicht = verzichtSummeCent(betraege)
  return [bewilligt, verzicht, bewilligt - verzicht]
}

function Posten({ verzicht: { guid, betraege } }: { verzicht: Verzicht }) {
  return (
    <section className="d-betraege__rahmen" aria-labelledby={`verzicht-${guid}`} {...MIT_TASTEN}>
      <table className="d-betraege">
        <caption className="p-nur-vorlesen" id={`verzicht-${guid}`}>
          Beträge des Verzichts
        </caption>
        <thead>
          <tr>
            <th scope="col">Gegenstand</th>
            {KOPF.map((name) => (
              <th key={name} scope="col" className="p-zahl">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {betraege.map((eins) => (
            <Zeile key={eins.gegenstand} name={eins.name} cent={zahlen([eins])} />
          ))}
        </tbody>
        {betraege.length > 1 && (
          <tfoot>
            <Zeile name="Summe" cent={zahlen(betraege)} />
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Zeile({ name, cent }: { name: string; cent: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {KOPF.map((spalte, i) => (
        <td key={spalte} className="p-zahl">
          {betragSchreiben(inEuro(cent[i] ?? 0))}
        </td>
      ))}
    </tr>
  )
}
