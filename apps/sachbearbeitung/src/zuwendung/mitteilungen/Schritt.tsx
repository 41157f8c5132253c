import { SCHRITT_TEXT, schrittStand } from '@foerderportal/contract/mitteilungen/schritte'
import type { Verfahrensschritt } from '@foerderportal/contract/mitteilungen/schritteSchema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade, type Fallreiter } from '../../paths.ts'
import { Standwort } from '../../shared/Standwort.tsx'

/** The tab where it is read and worked on; a waiver is taken up with a decision. */
const REITER: Readonly<Record<Verfahrensschritt['art'], Fallreiter>> = {
  NACHFORDERUNG: 'nachforderung',
  ANHOERUNG: 'anhoerung',
  VERZICHT: 'entscheidung',
}

/** What else went to and fro about the case: told in one line, its words are on its own tab. */
export function Schritt({ geschaeft, schritt }: { geschaeft: string; schritt: Verfahrensschritt }) {
  const { wort, ton } = schrittStand(schritt)
  return (
    <p className="kern-body d-mitteilung__lage">
      <Verweis href={pfade.fall(geschaeft, REITER[schritt.art])}>
        {`${SCHRITT_TEXT[schritt.art]} vom ${alsWann(schritt.am)}`}
      </Verweis>{' '}
      <Standwort ton={TOENE[ton]}>{wort}</Standwort>
    </p>
  )
}
