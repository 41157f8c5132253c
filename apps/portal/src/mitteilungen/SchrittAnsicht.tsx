import { SCHRITT_TEXT, schrittStand } from '@foerderportal/contract/mitteilungen/schritte'
import type { Verfahrensschritt } from '@foerderportal/contract/mitteilungen/schritteSchema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'

/** Where it is read and answered: an open request in the form itself, one that is over with what came in. */
const wohin = ({ art, stand, antragGuid }: Verfahrensschritt): string => {
  if (art === 'ANHOERUNG') return pfade.anhoerung(antragGuid)
  if (art === 'VERZICHT') return pfade.verzicht(antragGuid)
  return stand === 'OFFEN' ? pfade.antragWeiter(antragGuid) : pfade.eingang(antragGuid)
}

/** What else went to and fro about the case: told in one line, its words are on its own page. */
export function SchrittAnsicht({ schritt }: { schritt: Verfahrensschritt }) {
  const { wort, ton } = schrittStand(schritt)
  return (
    <p className="kern-body s-mitteilung__schritt">
      <Verweis
        href={wohin(schritt)}
      >{`${SCHRITT_TEXT[schritt.art]} vom ${alsWann(schritt.am)}\u00a0Uhr`}</Verweis>
      <Statuswort ton={TOENE[ton]} klein>
        {wort}
      </Statuswort>
    </p>
  )
}
