import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { Obergrenzen } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import type { Sicht } from '../gegenstand/gegenstandSicht.ts'

type Props = { sicht: Sicht; obergrenzen: Obergrenzen }

/** What the caps take away, in a sentence each. */
const kuerzungssaetze = ({ gegenstaende }: Sicht, { jeGegenstand, jeAntrag }: Obergrenzen): string[] => {
  const hat = (grund: 'gegenstand' | 'antrag') => gegenstaende.some(({ kuerzung }) => kuerzung === grund)
  return [
    ...(hat('gegenstand')
      ? [`Für einen Fördergegenstand gibt es höchstens ${alsEuro(inCent(jeGegenstand))}.`]
      : []),
    ...(hat('antrag')
      ? [
          `Für einen Antrag gibt es höchstens ${alsEuro(inCent(jeAntrag))}. Gekürzt wird bei den letzten Fördergegenständen.`,
        ]
      : []),
  ]
}

/** Cost and grant while they are typed, by the same rules as the server's (S4-02); said when they have settled. */
export function Betraege({ sicht, obergrenzen }: Props) {
  const { kostenCent, zuwendungCent } = sicht.summen
  const gekuerzt = kuerzungssaetze(sicht, obergrenzen)
  useAnsage(
    [
      `Gesamtkosten ${alsEuro(kostenCent)}, voraussichtlicher Zuschuss ${alsEuro(zuwendungCent)}`,
      ...gekuerzt,
    ].join('. '),
  )
  return (
    <div className="p-stapel">
      <dl className="s-summen">
        <div>
          <dt>Gesamtkosten netto</dt>
          <dd className="p-zahl">{alsEuro(kostenCent)}</dd>
        </div>
        <div className="s-summen__haupt">
          <dt>Voraussichtlicher Zuschuss</dt>
          <dd className="p-zahl">{alsEuro(zuwendungCent)}</dd>
        </div>
      </dl>
      {gekuerzt.map((satz) => (
        <p key={satz} className="kern-body kern-body--small">
          {satz}
        </p>
      ))}
    </div>
  )
}
