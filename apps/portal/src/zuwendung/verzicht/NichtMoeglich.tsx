import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import type { Verzichtshindernis } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { Umweg } from '@foerderportal/shell/rahmen/Umweg.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { pfade } from '../../paths.ts'

type Props = { hindernis: Verzichtshindernis; zeichnende: readonly string[] }

/** Why it is not possible for this person, and where it goes on. */
export function NichtMoeglich({ hindernis: { text, pfad }, zeichnende }: Props) {
  return (
    <Hinweis titel="Das ist jetzt nicht möglich">
      <p className="kern-body">{text}</p>
      {pfad === ABSAGE_ORTE.zeichnung && zeichnende.length > 0 && (
        <p className="kern-body">{`Das ${zeichnende.length > 1 ? 'sind' : 'ist'} ${mitUnd(zeichnende)}.`}</p>
      )}
      {pfad === ABSAGE_ORTE.person && (
        <p className="kern-body">
          <Umweg href={pfade.identifizieren} zurueck="zum Verzicht">
            Identität bestätigen
          </Umweg>
        </p>
      )}
    </Hinweis>
  )
}
