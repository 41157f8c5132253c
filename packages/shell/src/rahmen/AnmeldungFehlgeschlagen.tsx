import { serverJetzt } from '@foerderportal/client/serverzeit'
import { alsDatum, alsUhrzeit, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useState } from 'react'

/** What hinders every sign-in until it is put right: a clock that differs more than the tokens allow. */
const uhrGehtFalsch = (hier: Date, dort: Date): boolean =>
  Math.abs(hier.getTime() - dort.getTime()) > ANMELDUNG.uhrToleranzSekunden * 1000

const zeitpunkt = (moment: Date): string => `${alsDatum(tagInBerlin(moment))}, ${alsUhrzeit(moment)}\u00a0Uhr`

/** A sign-in came back without success. */
export function AnmeldungFehlgeschlagen() {
  const [{ hier, dort }] = useState(() => ({ hier: new Date(), dort: serverJetzt() }))
  if (uhrGehtFalsch(hier, dort))
    return (
      <Hinweis ton="warning" titel="Die Uhr Ihres Geräts geht falsch" neu>
        <p className="kern-body">
          Sie zeigt {zeitpunkt(hier)}. Richtig ist {zeitpunkt(dort)}. Stellen Sie Datum und Uhrzeit Ihres
          Geräts richtig und melden Sie sich dann noch einmal an. Ihre Daten sind sicher.
        </p>
      </Hinweis>
    )
  return (
    <Hinweis ton="warning" titel="Die Anmeldung hat nicht geklappt" neu>
      <p className="kern-body">Ihre Daten sind sicher. Bitte melden Sie sich noch einmal an.</p>
    </Hinweis>
  )
}
