import { Bescheidpapier } from '@foerderportal/assistent/eingang/Bescheidpapier.tsx'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { istWirksam, wirkung } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bescheidWorte'
import { bescheidSchritte } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/weiter'
import { bescheidAngaben } from '@foerderportal/contract/zuwendung/geschaeft/bescheidAngaben'
import type { FallAnsicht } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

type Bescheid = FallAnsicht['bescheide'][number]

/** The notices among the papers of the applicant: what waits says no more than that it does (S9-10). */
export function Ansichtsbescheide({ bescheide }: { bescheide: readonly Bescheid[] }) {
  const heute = useHeute()
  if (bescheide.length === 0) return null
  const neuester = bescheide.find(({ datei }) => datei !== null)
  const weiterer = bescheide.some(istWirksam)
  return (
    <Abschnitt titel={bescheide.length > 1 ? 'Bescheide' : 'Bescheid'}>
      {bescheide.map((b) =>
        b.datei === null ? (
          <Wartet key={b.guid} bescheid={b} weiterer={weiterer} />
        ) : (
          <Bescheidpapier
            key={b.guid}
            angaben={bescheidAngaben(b)}
            schritte={b === neuester ? bescheidSchritte(b, heute) : []}
            mitRechtsbehelf={b.rechtsbehelfBis !== null}
            datei={b.datei}
          />
        ),
      )}
    </Abschnitt>
  )
}

function Wartet({ bescheid, weiterer }: { bescheid: Bescheid; weiterer: boolean }) {
  const { endetAm, nummer } = bescheid
  const frist = endetAm && alsFrist(endetAm, serverJetzt())
  return (
    <Hinweis titel={wirkung(bescheid, weiterer)} stufe={3}>
      <p className="kern-body">
        {ganzeNummern(nummer)}
        {frist && `, ${frist}`}
      </p>
    </Hinweis>
  )
}
