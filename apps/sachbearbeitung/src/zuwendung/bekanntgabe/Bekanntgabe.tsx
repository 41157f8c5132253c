import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { bescheidDatum } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bescheidWorte'
import type { BankBekanntgabe, BankBescheid } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { AndererWeg } from './AndererWeg.tsx'
import { lageVon, protokollVon } from './bekanntgabeWorte.ts'

type Props = { geschaeft: string; bescheid: BankBescheid }

/** One notice: how it stands, what can be done, and its log. */
export function Bekanntgabe({ geschaeft, bescheid }: Props) {
  const { wort, ton, weiter } = lageVon(bescheid)
  const wozu = bescheid.auszahlung === null ? '' : ` zum Auszahlungsantrag ${bescheid.auszahlung}`
  return (
    <Abschnitt titel={`Bescheid ${bescheid.nummer} vom ${bescheidDatum(bescheid)}${wozu}`}>
      <p className="kern-body">
        <Standwort ton={ton}>{`${wort}.`}</Standwort> {weiter}
      </p>
      {bescheid.rechtsbehelfBis && (
        <p className="kern-body">Rechtsbehelf voraussichtlich bis {alsDatum(bescheid.rechtsbehelfBis)}.</p>
      )}
      <AndererWeg geschaeft={geschaeft} bescheid={bescheid} />
      {bescheid.bekanntgaben.map((k) => (
        <Protokoll key={k.nr} bekanntgabe={k} />
      ))}
    </Abschnitt>
  )
}

const WEGE = { PORTAL: 'Im Portal', POST: 'Mit der Post' } as const

function Protokoll({ bekanntgabe }: { bekanntgabe: BankBekanntgabe }) {
  return (
    <table className="d-liste d-schritte">
      <caption className="kern-body--bold">
        {bekanntgabe.nr}. Versuch: {WEGE[bekanntgabe.weg]}
      </caption>
      <thead>
        <tr>
          <th scope="col">Wann</th>
          <th scope="col">Was</th>
        </tr>
      </thead>
      <tbody>
        {protokollVon(bekanntgabe).map(({ zeit, was }) => (
          <tr key={`${zeit} ${was}`}>
            <td>{zeit}</td>
            <td>{was}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
