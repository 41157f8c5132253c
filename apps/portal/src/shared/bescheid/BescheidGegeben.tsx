import { Bescheidpapier } from '@foerderportal/assistent/eingang/Bescheidpapier.tsx'
import { bescheidAngaben } from '@foerderportal/contract/zuwendung/geschaeft/bescheidAngaben'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bekanntgabe/schema'

/** A notice that has reached the company, as it stands on its own page and among the papers of its case. */
export function BescheidGegeben({ bescheid }: { bescheid: BescheidAnsicht }) {
  return (
    <Bescheidpapier
      angaben={bescheidAngaben(bescheid)}
      mitRechtsbehelf={bescheid.rechtsbehelfBis !== null}
      datei={bescheid.datei}
    />
  )
}
