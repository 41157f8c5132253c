import { FORTGANG_ANZEIGE } from '@foerderportal/contract/fragebogen/staende'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Standwort } from '../../shared/Standwort.tsx'
import { istKorrektur, type Fallbogen } from './fallbogen.ts'

type Props = { boegen: readonly Fallbogen[]; gewaehlt: Fallbogen; waehlen: (guid: string) => void }

/** The questionnaires of a case, the latest first: each with where it stands. */
export function Bogenwahl({ boegen, gewaehlt, waehlen }: Props) {
  return (
    <div className="d-block">
      <h2>Fragebögen</h2>
      <ul className="d-gruppen">
        {boegen.map((bogen) => (
          <li key={bogen.fragebogenGuid}>
            <button
              type="button"
              className="d-gruppen__punkt d-bogenwahl"
              aria-pressed={bogen === gewaehlt}
              onClick={() => waehlen(bogen.fragebogenGuid)}
            >
              <span>{istKorrektur(bogen) ? 'Korrektur' : bogen.titel}</span>
              <Stand bogen={bogen} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Stand({ bogen: { stand, abgeschlossenAm } }: { bogen: Fallbogen }) {
  const { wort, ton } = FORTGANG_ANZEIGE[stand]
  return (
    <span className="d-bogenwahl__stand">
      <Standwort ton={TOENE[ton]}>{wort}</Standwort>
      {abgeschlossenAm && <span className="d-leise">{alsWann(abgeschlossenAm)}</span>}
    </span>
  )
}
