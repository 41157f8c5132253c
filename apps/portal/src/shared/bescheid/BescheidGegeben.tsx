import { Bescheidpapier } from '@foerderportal/assistent/eingang/Bescheidpapier.tsx'
import { bescheidAngaben } from '@foerderportal/contract/zuwendung/geschaeft/bescheidAngaben'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { bescheidSchritte } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/weiter'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'

type Props = {
  bescheid: BescheidAnsicht
  /** Among several the latest alone says what comes next. */
  mitSchritten: boolean
}

/** A notice that has reached the company, as it stands on its own page and among the papers of its case. */
export function BescheidGegeben({ bescheid, mitSchritten }: Props) {
  const heute = useHeute()
  return (
    <Bescheidpapier
      angaben={bescheidAngaben(bescheid)}
      schritte={mitSchritten ? bescheidSchritte(bescheid, heute) : []}
      mitRechtsbehelf={bescheid.rechtsbehelfBis !== null}
      datei={bescheid.datei}
    />
  )
}
